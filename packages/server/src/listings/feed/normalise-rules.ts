import type { Settings } from '#platform';
import { Enumerations, type FeedLookups } from './normalise/enumerations.ts';
import type { NormaliseRules } from './normalise/normalised-listing.ts';

/** The rules of normalising that the settings give, for a feed or file of this name. */
export function normaliseRulesOf(
  settings: Pick<
    Settings,
    'MLS_SHOW_COMING_SOON' | 'MLS_SHOW_CLOSED' | 'LUXURY_PRICE_DOLLARS' | 'MLS_URL'
  >,
  source: string,
  lookups?: FeedLookups,
): NormaliseRules {
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
