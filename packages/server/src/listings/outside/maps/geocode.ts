import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf, BodyOf } from '@homestead/contract/platform';
import type { Asker, OutsideHouse } from '../outside-house.ts';
import { findPlaces } from './find-places.ts';

/**
 * Finds places by address or name, our own homes' addresses first. Refuses (too-many-tries) a person who
 * causes too many questions.
 */
export async function geocode(
  outside: OutsideHouse,
  { q, near }: BodyOf<typeof listingEndpoints.geocode>,
  who: Asker,
): Promise<AnswerOf<typeof listingEndpoints.geocode>> {
  const { places, service } = await findPlaces(outside, { q, near: near ?? null }, who);
  return { value: places, service };
}
