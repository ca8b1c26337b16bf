import { randomUUID } from 'node:crypto';
import { type NotifiedPerson, selectNotified } from '#accounts';
import { type DatabaseTransaction, inLanguage, recordEvent, type Services } from '#platform';
import type { Subject } from '../record/message.ts';
import { notificationEmail } from './notification-email.ts';
import { notificationsChanged } from './notification-events.ts';
import { insertNotifications, markReadAbout } from './notification-store.ts';
import type { NotificationType } from './notification-type.ts';

export interface News<Facts> {
  type: NotificationType<Facts>;
  /** Ids of people; those who have left are not told. */
  to: readonly string[];
  /**
   * What happened, such as `inquiry:<id>`: nobody is told the same twice. Absent if the transaction
   * can’t happen twice.
   */
  event?: string;
  about: Subject | null;
  /** The page to open. */
  path: string;
  facts: NoInfer<Facts>;
  /** Nobody is emailed right away, whatever they chose. */
  isQuiet?: boolean;
}

/**
 * Tells people something in the app, in the transaction of what happened, as each of them chose.
 * Who wants an email right away gets one with the same text, unless the kind has emails of its own:
 * those go to the addresses that are returned. `isTold` says whether it reaches anyone at all.
 */
export function notify<Facts>(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { type, ...news }: News<Facts>,
): Promise<{ emails: string[]; isTold: boolean }> {
  return notifyEach(services, tx, type, [news]);
}

/** The same of several things of one kind, in as many queries as of one. */
export async function notifyEach<Facts>(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  type: NotificationType<Facts>,
  each: readonly Omit<News<Facts>, 'type'>[],
): Promise<{ emails: string[]; isTold: boolean }> {
  const people = await selectNotified(tx, type, [...new Set(each.flatMap(({ to }) => to))]);
  const reached = each.flatMap(({ to, event = randomUUID(), isQuiet = false, ...news }) => {
    const wanted = new Set(to);
    return people
      .filter(({ id, choice }) => wanted.has(id) && choice !== 'off')
      .map((person) => ({
        ...{ ...news, facts: news.facts as Facts, person, event, personId: person.id },
        isMailed: person.choice === 'email' && !isQuiet,
      }));
  });
  const stored = await insertNotifications(tx, type.key, reached);
  const told = new Set(stored.map(({ person_id: id, event }) => `${id} ${event}`));
  if (stored.length > 0) {
    const personIds = [...new Set(stored.map(({ person_id: id }) => id))];
    await recordEvent(tx, notificationsChanged, { personIds });
  }
  const mailed = reached.filter(
    ({ personId, event, isMailed }) => isMailed && told.has(`${personId} ${event}`),
  );
  if (!type.hasOwnEmail) await mailText(services, tx, type, mailed);
  return { emails: mailed.map(({ person }) => person.email), isTold: reached.length > 0 };
}

/** Marks what these people were told earlier about a record as read: it isn't true anymore. */
export async function markOutdated<Facts>(
  tx: DatabaseTransaction,
  { type, to, about }: Pick<News<Facts>, 'type' | 'to'> & { about: Subject },
): Promise<void> {
  const personIds = await markReadAbout(tx, to, { kind: type.key, about });
  if (personIds.length > 0) await recordEvent(tx, notificationsChanged, { personIds });
}

async function mailText<Facts>(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { key, tell }: NotificationType<Facts>,
  news: readonly { person: NotifiedPerson; path: string; facts: Facts }[],
): Promise<void> {
  if (news.length === 0) return;
  const drafts = news.map(({ person: { id, email, firstName, language }, path, facts }) =>
    inLanguage(language, () => ({
      ...notificationEmail(settings, { key, text: tell(facts), path, firstName }),
      to: email,
      notification: { personId: id, kind: key, topics: [] },
    })),
  );
  await mail.queueAll(tx, drafts);
}
