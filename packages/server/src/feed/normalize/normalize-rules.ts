import type { Settings } from '#platform';
import { Enumerations, type FeedLookups } from './enumerations.ts';
import type { NormalizeRules } from './normalized-listing.ts';

/** The normalization rules from the settings, for a feed or file with this name. */
export function normalizeRulesOf(
  settings: Pick<
    Settings,
    'MLS_SHOW_COMING_SOON' | 'MLS_SHOW_CLOSED' | 'LUXURY_PRICE_DOLLARS' | 'MLS_URL'
  >,
  source: string,
  lookups?: FeedLookups,
): NormalizeRules {
  return {
    source,
    showComingSoon: settings.MLS_SHOW_COMING_SOON,
    showClosed: settings.MLS_SHOW_CLOSED,
    luxuryCents: settings.LUXURY_PRICE_DOLLARS * 100,
    mediaBase: settings.MLS_URL ?? null,
    enumerations: new Enumerations(lookups),
    now: new Date(),
  };
}
