import { type CardRow, findEmailHomes } from '#listings';
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
import { savedSearchEmail } from './saved-search-email.ts';

type MailServices = Pick<Services, 'db' | 'mail' | 'settings' | 'log' | 'metrics'>;

const PEOPLE_AT_ONCE = 50;

/**
 * Emails what saved searches found and is due at this hour (see `alertHours`): one email per person
 * for all their searches, never in anyone's quiet hours. The email and the note that it was sent
 * are committed together, so nothing is sent twice or skipped. Homes no longer shown are left out.
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
        const draft = await draftFor(services, tx, { alerts, homes }, hours);
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

/** The email to one person; null when none of the homes is shown anymore. */
async function draftFor(
  { settings }: MailServices,
  tx: DatabaseTransaction,
  { alerts, homes }: { alerts: readonly DueAlert[]; homes: ReadonlyMap<number, CardRow> },
  hours: LocalAlertHours,
): Promise<MailDraft | null> {
  const shown = alerts.filter(({ listing_id: id }) => homes.has(id));
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
