import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError, callApi } from '#platform';

type Endpoints = typeof listingEndpoints;

/** Scores, noise and flood zone of a home as the wire has them. */
export type Neighborhood = AnswerOf<Endpoints['getNeighborhood']>;
/** How far it is from a home to the addresses that somebody keeps, as the wire has it. */
export type Commute = AnswerOf<Endpoints['getCommute']>;

interface Asked {
  api: Api;
  signal?: AbortSignal | undefined;
  /** Only what is remembered, at once. */
  isKept?: boolean;
}

/** What is known of a home's surroundings; null when the service can't say. */
export function findNeighborhood(asked: Asked, mlsNumber: string): Promise<Neighborhood | null> {
  return orNull(
    callApi<Endpoints['getNeighborhood']>(asked.api, {
      method: 'GET',
      path: listingPaths.neighborhood,
      query: queryOf(asked, mlsNumber),
      signal: asked.signal,
    }),
  );
}

/** The commute of whoever is signed in; null when the service can't say. */
export function findCommute(asked: Asked, mlsNumber: string): Promise<Commute | null> {
  return orNull(
    callApi<Endpoints['getCommute']>(asked.api, {
      method: 'GET',
      path: listingPaths.commute,
      query: queryOf(asked, mlsNumber),
      signal: asked.signal,
    }),
  );
}

function queryOf({ isKept }: Asked, ListingId: string) {
  return { ListingId, ...(isKept && { kept: 'true' }) };
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
