import { type CardRow, findEmailHomes } from '#listings';
import { notify } from '#messaging';
import {
  atomically,
  type DatabaseTransaction,
  inLanguage,
  type MailDraft,
  type Services,
  serviceArea,
  tryRow,
} from '#platform';
import { alertHours, type LocalAlertHours } from './alert-hours.ts';
import { issueAlertLinks } from './alert-link.ts';
import {
  ALERTS_JOB,
  type DueAlert,
  lockDueAlerts,
  markTold,
  selectPeopleToTell,
} from './due-alert-store.ts';
import { homesNotification } from './homes-notification.ts';
import { savedSearchEmail } from './saved-search-email.ts';

type MailServices = Pick<Services, 'db' | 'mail' | 'settings' | 'log' | 'metrics'>;

const PEOPLE_AT_ONCE = 50;

/**
 * Tells people what saved searches found and is due at this hour (see `alertHours`): in the app for
 * each search, and by email, if they want that, once for all their searches, never in anyone's
 * quiet hours. Both and the note that it was sent are committed together, so nothing is sent twice
 * or skipped. Homes no longer shown are left out.
 * A person whose email fails is put off, and the others get theirs.
 * Returns the number of emails.
 */
export async function sendAlerts(
  services: MailServices,
  now: Date,
  signal?: AbortSignal,
): Promise<number> {
  const hours = alertHours(now, serviceArea());
  let sent = 0;
  for (;;) {
    signal?.throwIfAborted();
    const people = await selectPeopleToTell(services.db, hours, PEOPLE_AT_ONCE);
    if (people.length === 0) return sent;
    const told = await tellPeople(services, people, hours);
    if (told === null) return sent;
    sent += told;
  }
}

/** The number of emails; null when another node has everything that is due to these people. */
async function tellPeople(
  services: MailServices,
  people: readonly string[],
  hours: LocalAlertHours,
): Promise<number | null> {
  return atomically(services.db, async (tx) => {
    const due = await lockDueAlerts(tx, people, hours);
    if (due.length === 0) return null;
    const ids = [...new Set(due.map(({ listing_id: id }) => id))];
    const homes = await findEmailHomes(tx, ids);
    let sent = 0;
    for (const [personId, alerts] of Map.groupBy(due, ({ person_id: id }) => id)) {
      const told = await tryRow(services, tx, { job: ALERTS_JOB, rowId: personId }, async () => {
        const shown = alerts.filter(({ listing_id: listing }) => homes.has(listing));
        const isMailed = await tellInApp(services, tx, shown);
        const draft = isMailed ? await draftFor(services, tx, { shown, homes }, hours) : null;
        if (draft) await services.mail.queue(tx, draft);
        const ids = alerts.map(({ id }) => id);
        await markTold(tx, ids);
        return draft === null ? 0 : 1;
      });
      sent += told?.result ?? 0;
    }
    return sent;
  });
}

/**
 * Tells one person what their searches found. Returns whether they want an email; nobody does
 * about homes that aren't shown anymore.
 */
async function tellInApp(
  services: MailServices,
  tx: DatabaseTransaction,
  shown: readonly DueAlert[],
): Promise<boolean> {
  let isMailed = false;
  for (const [id, found] of Map.groupBy(shown, ({ search_id: search }) => search)) {
    const [first] = found;
    if (!first) continue;
    const { emails } = await notify(services, tx, {
      type: homesNotification,
      to: [first.person_id],
      event: `match:${first.id}`,
      about: { kind: 'saved-search', id },
      path: `/savedlists/items?sid=${id}`,
      facts: {
        search: first.search_name,
        homes: new Set(found.map(({ listing_id: listing }) => listing)).size,
      },
    });
    isMailed ||= emails.length > 0;
  }
  return isMailed;
}

/** The email to one person; null when none of the homes is shown anymore. */
async function draftFor(
  { settings }: MailServices,
  tx: DatabaseTransaction,
  { shown, homes }: { shown: readonly DueAlert[]; homes: ReadonlyMap<number, CardRow> },
  hours: LocalAlertHours,
): Promise<MailDraft | null> {
  const [first] = shown;
  if (!first) return null;
  const personId = first.person_id;
  const topics = [...new Set(shown.map(({ search_id: id }) => id))];
  const scope = topics.length === 1 ? { searchId: first.search_id } : { personId };
  const [token = ''] = await issueAlertLinks(tx, [scope]);
  const facts = { firstName: first.first_name, token, searches: searchesOf(shown, homes) };
  const email = inLanguage(first.language, () => savedSearchEmail(settings, facts));
  const { zones } = hours.states.get(first.state ?? '') ?? hours.here;
  const notification = { personId, kind: 'homes', topics };
  return { ...email, to: first.email, quietZones: zones, notification };
}

/** By search, each home once with all its news, latest first. */
function searchesOf(alerts: readonly DueAlert[], homes: ReadonlyMap<number, CardRow>) {
  return [...Map.groupBy(alerts, (alert) => alert.search_id)].map(([id, found]) => ({
    id,
    name: found[0]?.search_name ?? '',
    homes: [...Map.groupBy(found, (alert) => alert.listing_id)].flatMap(([listingId, news]) => {
      const home = homes.get(listingId);
      return home ? [{ home, news }] : [];
    }),
  }));
}
