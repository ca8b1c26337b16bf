import { listingRefusals } from '@homestead/contract/listings';
import { refuserOf } from '#platform';

/** Refuses with a code of the listings room's catalogue. */
export const refuseListing = refuserOf(listingRefusals);
