import { feedRefusals } from '@homestead/contract/feed';
import { refuserOf } from '#platform';

/** Throws a refusal from the feed room's catalog. */
export const refuseFeed = refuserOf(feedRefusals);
