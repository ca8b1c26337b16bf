import { messagingRefusals } from '@homestead/contract/messaging';
import { refuserOf } from '#platform';

/** Throws a refusal from the messaging room's catalog. */
export const refuseMessaging = refuserOf(messagingRefusals);
