import { type Position, pointInOutline } from '@homestead/contract/places';
import {
  type BuyerCostsInput,
  buyerCosts,
  neededDocuments,
  type OfferTerms,
  type WireOfferDetails,
} from '@homestead/contract/transactions';
import { findOfferHome, type OfferHome } from '#listings';
import { type Queryable, serviceArea } from '#platform';

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

/** Known by the exact position of a listing; null for a home in the state without one. */
function isInSoilArea(
  home: OfferHome | null,
  { propertyAddress, stateOrProvince }: Pick<OfferTerms, 'propertyAddress' | 'stateOrProvince'>,
): boolean | null {
  const area = serviceArea().leadInSoilArea;
  const state = home?.state ?? stateOrProvince;
  if (!area || (state !== null && state !== area.state)) return false;
  if (home?.position) return isInside(home.position, area.outline);
  return propertyAddress === null ? false : null;
}

const isInside = ([longitude, latitude]: Position, outline: readonly Position[]) =>
  pointInOutline(longitude, latitude, outline);
