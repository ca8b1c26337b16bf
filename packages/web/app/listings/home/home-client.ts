import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, orNull } from '#platform';
import { listings } from '../client.ts';
import type { EstimateTerms } from '../estimator/estimator-markup.ts';
import { readSoldHome, type SoldHome } from './read-sold-home.ts';

interface Ask {
  api: Api;
  signal?: AbortSignal;
}

/** Null medians: too few homes, or no comparison may be made. */
export type PriceComparison = AnswerOf<typeof listingEndpoints.getPriceComparison>;

/** A home's price compared with its ZIP; null if the call fails. */
export async function findPriceComparison(
  ask: Ask,
  mlsNumber: string,
): Promise<PriceComparison | null> {
  return orNull(() => listings.getPriceComparison({ mlsNumber }, ask));
}

/** Homes sold nearby in the last 12 months; null if the call fails. */
export async function findNearbySold(
  ask: Ask,
  mlsNumber: string,
): Promise<{ isPermitted: boolean; homes: SoldHome[] } | null> {
  const answer = await orNull(() => listings.getNearbySold({ mlsNumber }, ask));
  return answer && { isPermitted: answer.isPermitted, homes: answer.value.map(readSoldHome) };
}

/** The terms of estimates; null if the call fails. */
export async function findEstimateTerms(ask: Ask): Promise<EstimateTerms | null> {
  return orNull(() => listings.getPaymentTerms({}, ask));
}
