import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { fieldMessages } from '#accounts';
import { type Api, ApiError, callApi } from '#platform';

type Endpoints = typeof listingEndpoints;

export type WireRoute = AnswerOf<Endpoints['findRoute']>;
export type WirePlaces = AnswerOf<Endpoints['geocode']>;

interface Asked {
  api: Api;
  signal?: AbortSignal | undefined;
}

interface Spot {
  latitude: number;
  longitude: number;
}

/** A route, or what was wrong with its ends, by field; `message` where it is about neither. */
export type RouteAnswer =
  | { route: WireRoute }
  | { problems: Record<string, string>; message: string | null };

/** Asks for the way between two places. */
export async function findRoute(
  { api, signal }: Asked,
  ends: { origin: string | Spot; destination: string },
): Promise<RouteAnswer> {
  try {
    const route = await callApi<Endpoints['findRoute']>(api, {
      method: 'POST',
      path: listingPaths.route,
      body: ends,
      signal,
    });
    return { route };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 0) throw error;
    const problems = fieldMessages(error);
    const message = Object.keys(problems).length === 0 ? error.message : null;
    return { problems, message };
  }
}

/** Places by address or name; a message where the service refuses to look. */
export async function findPlaces(
  { api, signal }: Asked,
  { q, near }: { q: string; near: Spot | null },
): Promise<WirePlaces | { message: string }> {
  try {
    return await callApi<Endpoints['geocode']>(api, {
      method: 'POST',
      path: listingPaths.geocode,
      body: { q, ...(near && { near }) },
      signal,
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 0) throw error;
    return { message: error.message };
  }
}

/** What stands at a position; null where nobody can say. */
export async function namePlace({ api, signal }: Asked, spot: Spot): Promise<string | null> {
  try {
    const { place } = await callApi<Endpoints['reverseGeocode']>(api, {
      method: 'POST',
      path: listingPaths.reverseGeocode,
      body: spot,
      signal,
    });
    return place?.label ?? null;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}
