import { listingRefusals } from '@homestead/contract/listings';
import { refuserOf } from '#platform';

/** Throws a refusal from the listings room's catalog. */
export const refuseListing = refuserOf(listingRefusals);
