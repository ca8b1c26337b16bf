import type { listingEndpoints } from '@homestead/contract/listings';
import type { neighborhoodEndpoints } from '@homestead/contract/neighborhood';
import type { AnswerOf } from '@homestead/contract/platform';
import { fieldMessages } from '#forms';
import { type Api, ApiError } from '#platform';
import { listings, neighborhood } from '../client.ts';

type Endpoints = typeof listingEndpoints;

export type WireRoute = AnswerOf<(typeof neighborhoodEndpoints)['findRoute']>;
export type WirePlaces = AnswerOf<Endpoints['geocode']>;

interface Asked {
  api: Api;
  signal?: AbortSignal | undefined;
}

interface Spot {
  latitude: number;
  longitude: number;
}

/** A route, or what is wrong with its ends, by field; `message` if it is about neither. */
type RouteAnswer =
  | { route: WireRoute }
  | { problems: Record<string, string>; message: string | null };

/** Asks for directions between two places. */
export async function findRoute(
  { api, signal }: Asked,
  ends: { origin: string | Spot; destination: string },
): Promise<RouteAnswer> {
  try {
    const route = await neighborhood.findRoute(ends, { api, signal });
    return { route };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 0) throw error;
    const problems = fieldMessages(error);
    const message = Object.keys(problems).length === 0 ? error.message : null;
    return { problems, message };
  }
}

/** Places by address or name; a message if the service refuses to search. */
export async function findPlaces(
  { api, signal }: Asked,
  { q, near }: { q: string; near: Spot | null },
): Promise<WirePlaces | { message: string }> {
  try {
    return await listings.geocode({ q, ...(near && { near }) }, { api, signal });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 0) throw error;
    return { message: error.message };
  }
}

/** The address at a position; null if unknown. */
export async function namePlace({ api, signal }: Asked, spot: Spot): Promise<string | null> {
  try {
    const { place } = await listings.reverseGeocode(spot, { api, signal });
    return place?.label ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
