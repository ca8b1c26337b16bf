import { Enumerations } from '../src/feed/normalize/enumerations.ts';
import { normalizeListing } from '../src/feed/normalize/normalize-listing.ts';
import type {
  NormalizedListing,
  NormalizeRules,
} from '../src/feed/normalize/normalized-listing.ts';

/** How records are read, in June 2026. */
export const rules: NormalizeRules = {
  source: 'test feed',
  showComingSoon: false,
  showClosed: false,
  luxuryCents: 100_000_000,
  mediaBase: null,
  enumerations: new Enumerations(),
  now: new Date('2026-06-01T12:00:00Z'),
};

/** A record with only the required fields. */
export const bare = { ListingKey: 'K1', ListingId: '22600001', StandardStatus: 'Active' };

/** The result of normalizing a record with these fields. */
export function take(fields: object, changed: Partial<NormalizeRules> = {}): NormalizedListing {
  const result = normalizeListing({ ...bare, ...fields }, { ...rules, ...changed });
  if ('refused' in result) throw new Error(result.refused);
  return result;
}
