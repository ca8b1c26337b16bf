import { type listingEndpoints, listingPaths, type PlaceKind } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError, callApi } from '#platform';

type Endpoints = typeof listingEndpoints;

/** What the service says of a place. Amounts are whole dollars. */
export type PlaceFacts = AnswerOf<Endpoints['getPlace']>;
export type NamedPlace = PlaceFacts['near'][number];

interface Ask {
  api: Api;
  signal?: AbortSignal;
}

/** One place, null for a name that is none of ours. */
export async function findPlaceFacts(
  { api, signal }: Ask,
  kind: PlaceKind,
  slug: string,
): Promise<PlaceFacts | null> {
  try {
    return await callApi<Endpoints['getPlace']>(api, {
      method: 'GET',
      path: listingPaths.place,
      query: { kind, slug },
      signal,
    });
  } catch (error) {
    // 400: longer than any name.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** All places of a kind with homes for sale, those with most first, at most `most`. */
export async function getPlaces(
  { api, signal }: Ask,
  kind: PlaceKind,
  most: number,
): Promise<NamedPlace[]> {
  const { value } = await callApi<Endpoints['getPlaces']>(api, {
    method: 'GET',
    path: listingPaths.places,
    query: { kind, most },
    signal,
  });
  return value;
}
