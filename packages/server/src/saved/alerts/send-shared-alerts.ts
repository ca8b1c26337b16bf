import { findEmailHomes } from '#listings';
import {
  type DatabaseTransaction,
  inLanguage,
  type Services,
  serviceArea,
  workThroughRows,
} from '#platform';
import { openSaved } from '../saved-services.ts';
import { findSharedSearch } from '../searches/shared-search-store.ts';
import { alertHours } from './alert-hours.ts';
import { issueAlertLinks } from './alert-link.ts';
import { markTold } from './due-alert-store.ts';
import { savedSearchEmail } from './saved-search-email.ts';
import { lockDueSearches, selectSharedNews } from './shared-alert-store.ts';

/** Its rows are searches. The name is stored, so it stays. */
const JOB = 'saved.send-kept-alerts';

/**
 * Emails people without an account what their shared searches found, as often as each says,
 * with a link that stops it. Without an address or consent, the news is dropped, not sent later.
 * Returns how many searches had news.
 */
export function sendSharedAlerts(
  services: Services,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const { hours } = alertHours(now, serviceArea()).here;
  return workThroughRows(
    services,
    {
      job: JOB,
      select: (tx, limit) => lockDueSearches(tx, { job: JOB, hours, limit }),
      work: (tx, id) => sendNews(services, tx, id),
    },
    signal,
  );
}

async function sendNews(services: Services, tx: DatabaseTransaction, id: string): Promise<void> {
  const search = await findSharedSearch(tx, id);
  const news = await selectSharedNews(tx, id);
  await markTold(
    tx,
    news.map((one) => one.id),
  );
  const holder = search && (await openSaved(services).findSearchHolder(tx, search.holder_id));
  if (!holder) return;
  const byHome = Map.groupBy(news, (one) => one.listing_id);
  const shown = await findEmailHomes(tx, [...byHome.keys()]);
  const homes = [...byHome].flatMap(([listingId, news]) => {
    const home = shown.get(listingId);
    return home ? [{ home, news }] : [];
  });
  if (homes.length === 0) return;
  const [token = ''] = await issueAlertLinks(tx, [{ searchId: id }]);
  const { firstName, email, language, zones, topics } = holder;
  const searches = [{ id, name: search.name, homes }];
  await services.mail.queue(tx, {
    ...inLanguage(language, () =>
      savedSearchEmail(services.settings, { firstName, token, searches, areShared: true }),
    ),
    to: email,
    quietZones: zones,
    notification: { personId: null, kind: 'homes', topics: [id, ...topics] },
  });
}
