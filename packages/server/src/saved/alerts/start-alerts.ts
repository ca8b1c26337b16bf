import { openListings } from '#listings';
import { registerNotifications } from '#messaging';
import type { Services } from '#platform';
import { forgetDeletedSearches } from '../searches/saved-search-store.ts';
import { forgetOldMatches } from './alert-match-store.ts';
import { ALERTS_JOB } from './due-alert-store.ts';
import { homesNotification } from './homes-notification.ts';
import { MATCHING_JOB, matchSavedSearches } from './match-saved-searches.ts';
import { sendAlerts } from './send-alerts.ts';
import { sendSharedAlerts } from './send-shared-alerts.ts';

const AT_ONCE = 5000;

/** The work behind saved searches: matching them with the feed's news, emailing, cleaning up. */
export function startAlerts(services: Services): void {
  const { db, jobs } = services;
  registerNotifications(services, [homesNotification]);
  const { commutes, terms } = openListings(services);
  const matching = { ...services, commutes, terms };
  jobs.define({
    name: MATCHING_JOB,
    recurs: true,
    run: async (_data, signal) => {
      while ((await matchSavedSearches(matching, signal)) !== null);
    },
  });
  jobs.define({
    name: ALERTS_JOB,
    recurs: true,
    run: async (_data, signal) => {
      await sendAlerts(services, new Date(), signal);
      await sendSharedAlerts(services, new Date(), signal);
    },
  });
  jobs.define({
    name: 'saved.tidy-searches',
    recurs: true,
    run: async (_data, signal) => {
      for (const forget of [forgetOldMatches, forgetDeletedSearches]) {
        while ((await forget(db, AT_ONCE)) === AT_ONCE) signal.throwIfAborted();
      }
    },
  });
}
