import { atomically, type MailDraft, type Services, serviceArea } from '#platform';
import { alertHours, type LocalAlertHours } from './alert-hours.ts';
import { type AlertScope, issueAlertLinks } from './alert-link.ts';
import { type DueAlert, lockDueAlerts, markTold, selectPeopleToTell } from './due-alert-store.ts';
import { savedSearchEmail } from './saved-search-email.ts';

type MailServices = Pick<Services, 'db' | 'mail' | 'settings'>;

const PEOPLE_AT_ONCE = 50;

/**
 * Emails what saved searches found and is due at this hour (see `alertHours`): one email per person
 * for all their searches, never in anyone's quiet hours. The email and the note that it was sent
 * are committed together, so nothing is sent twice or skipped. Homes no longer shown are left out.
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
  { db, mail, settings }: MailServices,
  people: readonly string[],
  hours: LocalAlertHours,
): Promise<number | null> {
  return atomically(db, async (tx) => {
    const due = await lockDueAlerts(tx, people, hours);
    if (due.length === 0) return null;
    const letters = [...Map.groupBy(due, ({ person_id: id }) => id)].flatMap(lettersOf);
    const keys = await issueAlertLinks(
      tx,
      letters.map(({ scope }) => scope),
    );
    const drafts = letters.map(({ personId, first, shown, topics }, index): MailDraft => {
      const email = savedSearchEmail(settings, {
        firstName: first.first_name,
        token: keys[index] ?? '',
        searches: searchesOf(shown),
      });
      const { zones } = hours.states.get(first.state ?? '') ?? hours.here;
      const notification = { personId, kind: 'homes', topics };
      return { ...email, to: first.email, quietZones: zones, notification };
    });
    await mail.queueAll(tx, drafts);
    await markTold(
      tx,
      due.map(({ id }) => id),
    );
    return drafts.length;
  });
}

interface Letter {
  personId: string;
  first: DueAlert;
  /** Alerts about homes that are still shown. */
  shown: readonly DueAlert[];
  /** The searches it is about, by id. */
  topics: readonly string[];
  /** What its unsubscribe link stops. */
  scope: AlertScope;
}

/** What a person is told; nothing if none of the homes is still shown. */
function lettersOf([personId, alerts]: [string, readonly DueAlert[]]): Letter[] {
  const shown = alerts.filter(({ is_shown: isShown }) => isShown);
  const [first] = shown;
  if (!first) return [];
  const topics = [...new Set(shown.map(({ search_id: id }) => id))];
  const scope = topics.length === 1 ? { searchId: first.search_id } : { personId };
  return [{ personId, first, shown, topics, scope }];
}

/** By search, each home once with all its news, latest first. */
function searchesOf(alerts: readonly DueAlert[]) {
  return [...Map.groupBy(alerts, (alert) => alert.search_id)].map(([id, found]) => ({
    id,
    name: found[0]?.search_name ?? '',
    homes: [...Map.groupBy(found, (alert) => alert.mls_number).values()].flatMap((same) => {
      const [home] = same;
      return home ? [{ ...home, news: same }] : [];
    }),
  }));
}
