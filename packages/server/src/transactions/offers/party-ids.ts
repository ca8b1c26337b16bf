import { offerPartyKeys } from '@homestead/contract/transactions';
import { inspectionsOf, type OfferRow, termsOf } from './offer-columns.ts';

/** The ids of the parties that an offer names. */
export function partyIdsOf(offer: OfferRow): string[] {
  const terms = termsOf(offer);
  return [
    ...offerPartyKeys.flatMap((key) => terms[key] ?? []),
    ...inspectionsOf(offer).flatMap(({ companyId, inspectorId }) =>
      [companyId, inspectorId].flatMap((id) => id ?? []),
    ),
  ];
}
