import {
  type BuyerCostsInput,
  buyerCosts,
  neededDocuments,
  type OfferTerms,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { findOfferHome } from '#listings';
import type { Queryable } from '#platform';
import { isInSoilArea } from './soil-area.ts';

export type OfferSummary = Pick<WireOfferDetails, 'costs' | 'documents'>;

/** What an offer costs its buyer, and the documents that it calls for. */
export async function summarizeOffer(
  db: Queryable,
  terms: OfferTerms,
  assumed: BuyerCostsInput['assumed'],
): Promise<OfferSummary> {
  const home = terms.listingId === null ? null : await findOfferHome(db, terms.listingId);
  const costs = buyerCosts({ terms, taxYearCents: home?.taxYearCents ?? null, assumed });
  return {
    costs: costs && {
      ...costs.cash,
      lines: [...costs.cash.lines],
      month: costs.month,
      ratePercent: costs.ratePercent,
      years: costs.years,
      isCash: costs.isCash,
      program: costs.program,
      isDownAssumed: costs.isDownAssumed,
      isRateAssumed: costs.isRateAssumed,
      isTermAssumed: costs.isTermAssumed,
      asOf: assumed.asOf,
    },
    documents: neededDocuments(terms, { isInSoilArea: isInSoilArea(home, terms) }),
  };
}
