import type { House } from '#platform';
import { ListingCaches } from '../caches/listing-caches.ts';
import { Commutes } from '../outside/commute/commutes.ts';
import { openOutside } from '../outside/outside-house.ts';
import { forgetOldMatches } from './alert-match-store.ts';
import { matchSavedSearches } from './match-saved-searches.ts';
import { forgetDeletedSearches } from './saved-search-store.ts';
import { sendAlerts } from './send-alerts.ts';

const AT_ONCE = 5000;

/** The work behind saved searches: matching them with the feed's news, mailing, forgetting. */
export function startAlerts(house: House): void {
  const { db, jobs, settings } = house;
  const commutes = new Commutes(openOutside(house), new ListingCaches(db, settings.CACHES));
  const matching = { db, commutes, terms: settings.estimator };
  jobs.define({
    name: 'listings.match-saved-searches',
    recurs: true,
    run: async (_data, signal) => {
      while ((await matchSavedSearches(matching, signal)) !== null);
    },
  });
  jobs.define({
    name: 'listings.send-alerts',
    recurs: true,
    run: async (_data, signal) => {
      await sendAlerts(house, new Date(), signal);
    },
  });
  jobs.define({
    name: 'listings.tidy-saved-searches',
    recurs: true,
    run: async (_data, signal) => {
      for (const forget of [forgetOldMatches, forgetDeletedSearches]) {
        while ((await forget(db, AT_ONCE)) === AT_ONCE) signal.throwIfAborted();
      }
    },
  });
}
