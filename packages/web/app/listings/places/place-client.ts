import { type listingEndpoints, type PlaceKind, placeKinds } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError } from '#platform';
import { listings } from '../client.ts';
import { placePageHref, placesHref } from './place-address.ts';

type Endpoints = typeof listingEndpoints;

/** A place as the service answers it. */
export type PlaceFacts = AnswerOf<Endpoints['getPlace']>;
export type NamedPlace = PlaceFacts['near'][number];

interface Ask {
  api: Api;
  signal?: AbortSignal;
}

/** One place; null for an unknown name. */
export async function findPlaceFacts(
  { api, signal }: Ask,
  kind: PlaceKind,
  slug: string,
): Promise<PlaceFacts | null> {
  try {
    return await listings.getPlace({ kind, slug }, { api, signal });
  } catch (error) {
    // 400: longer than any name.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}

/** All places of a kind with homes for sale, most homes first, at most `most`. */
export async function getPlaces(
  { api, signal }: Ask,
  kind: PlaceKind,
  most: number,
): Promise<NamedPlace[]> {
  const { value } = await listings.getPlaces({ kind, most }, { api, signal });
  return value;
}

/** Links to the page of each kind of place, and to at most `most` places of each kind. */
export async function getPlacePageHrefs(ask: Ask, most: number): Promise<string[]> {
  const places = await Promise.all(placeKinds.map((kind) => getPlaces(ask, kind, most)));
  return [
    ...placeKinds.map(placesHref),
    ...places.flat().map(({ kind, name }) => placePageHref(kind, name)),
  ];
}
