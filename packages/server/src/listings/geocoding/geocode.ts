import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Requester } from '#platform';
import { findPlaces } from './find-places.ts';
import type { Geocoding } from './geocoding.ts';

/**
 * Finds places by address or name, our own homes' addresses first. Refuses (too-many-tries) a
 * person who causes too many requests.
 */
export async function geocode(
  geocoding: Geocoding,
  { q, near }: BodyOf<typeof listingEndpoints.geocode>,
  who: Requester,
): Promise<AnswerOf<typeof listingEndpoints.geocode>> {
  const { places, service } = await findPlaces(geocoding, { q, near: near ?? null }, who);
  return { value: places, service };
}
