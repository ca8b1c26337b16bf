import { Enumerations } from '../src/listings/feed/normalise/enumerations.ts';
import { normaliseListing } from '../src/listings/feed/normalise/normalise-listing.ts';
import type {
  NormalisedListing,
  NormaliseRules,
} from '../src/listings/feed/normalise/normalised-listing.ts';

/** How records are read, in June 2026. */
export const rules: NormaliseRules = {
  source: 'test feed',
  showComingSoon: false,
  showClosed: false,
  luxuryCents: 100_000_000,
  mediaBase: null,
  enumerations: new Enumerations(),
  now: new Date('2026-06-01T12:00:00Z'),
};

/** A record with no more than it must have. */
export const bare = { ListingKey: 'K1', ListingId: '22600001', StandardStatus: 'Active' };

/** What becomes of a record with these fields. */
export function take(fields: object, changed: Partial<NormaliseRules> = {}): NormalisedListing {
  const result = normaliseListing({ ...bare, ...fields }, { ...rules, ...changed });
  if ('refused' in result) throw new Error(result.refused);
  return result;
}
