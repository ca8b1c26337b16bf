import { type Api, orNull } from '#platform';
import { listings } from '../client.ts';
import type { EstimateTerms } from '../estimator/estimator-markup.ts';
import { readSoldHome, type SoldHome } from './read-sold-home.ts';

interface Ask {
  api: Api;
  signal?: AbortSignal;
}

/** Cents per square foot. */
export interface PriceComparison {
  zip: string | null;
  homeCents: number | null;
  /** Null below a handful of homes, and where no comparison may be made. */
  medianCents: number | null;
  homes: number;
}

/** A home's price beside those of its ZIP; null when the service can't say. */
export async function findPriceComparison(
  ask: Ask,
  mlsNumber: string,
): Promise<PriceComparison | null> {
  const answer = await orNull(() => listings.getPriceComparison({ ListingId: mlsNumber }, ask));
  if (!answer) return null;
  const cents = (dollars: number | null) => (dollars === null ? null : Math.round(dollars * 100));
  return {
    zip: answer.zip,
    homeCents: cents(answer.pricepersqft),
    medianCents: cents(answer.zipmedian),
    homes: answer.ziphomes,
  };
}

/** What sold nearby in the last 12 months; null when the service can't say. */
export async function findNearbySold(
  ask: Ask,
  mlsNumber: string,
): Promise<{ isPermitted: boolean; homes: SoldHome[] } | null> {
  const answer = await orNull(() => listings.getNearbySold({ ListingId: mlsNumber }, ask));
  return answer && { isPermitted: answer.permitted, homes: answer.value.map(readSoldHome) };
}

/** What estimates begin with; null when the service can't say. */
export async function findEstimateTerms(ask: Ask): Promise<EstimateTerms | null> {
  return orNull(() => listings.getPaymentTerms({}, ask));
}
