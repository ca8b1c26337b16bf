import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import { type Api, ApiError, callApi } from '#platform';
import type { EstimateTerms } from '../estimator/estimator-markup.ts';
import { readSoldHome, type SoldHome } from './read-sold-home.ts';

type Endpoints = typeof listingEndpoints;

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
  const answer = await orNull(
    callApi<Endpoints['getPriceComparison']>(ask.api, {
      method: 'GET',
      path: listingPaths.priceComparison,
      query: { ListingId: mlsNumber },
      signal: ask.signal,
    }),
  );
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
  const answer = await orNull(
    callApi<Endpoints['getNearbySold']>(ask.api, {
      method: 'GET',
      path: listingPaths.nearbySold,
      query: { ListingId: mlsNumber },
      signal: ask.signal,
    }),
  );
  return answer && { isPermitted: answer.permitted, homes: answer.value.map(readSoldHome) };
}

/** Views and saves of the last days; null when the service can't say. */
export async function findHomeInterest(
  ask: Ask,
  mlsNumber: string,
): Promise<{ days: number; views: number; saves: number } | null> {
  return orNull(
    callApi<Endpoints['getHomeInterest']>(ask.api, {
      method: 'GET',
      path: listingPaths.homeInterest,
      query: { ListingId: mlsNumber },
      signal: ask.signal,
    }),
  );
}

/** What estimates begin with; null when the service can't say. */
export async function findEstimateTerms(ask: Ask): Promise<EstimateTerms | null> {
  return orNull(
    callApi<Endpoints['getPaymentTerms']>(ask.api, {
      method: 'GET',
      path: listingPaths.paymentTerms,
      signal: ask.signal,
    }),
  );
}

/** What surrounds the main thing of a page may be missing without breaking the page. */
async function orNull<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
