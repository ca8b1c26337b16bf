import { offerEndpoints } from '@homestead/contract/transactions';
import { type Caller, mayCall } from '#platform';

/** Whether the caller may change offers and listing files; who only reads them has no abilities. */
export const mayWriteOffers = (caller: Caller): boolean =>
  mayCall(caller, offerEndpoints.moveOffer.access);
