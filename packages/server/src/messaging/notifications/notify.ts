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
export async function notify<Facts>(
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { type, to, event = randomUUID(), about, path, facts, isQuiet = false }: News<Facts>,
): Promise<{ emails: string[]; isTold: boolean }> {
  const people = await selectNotified(tx, type, [...new Set(to)]);
  const reached = people
    .filter(({ choice }) => choice !== 'off')
    .map((one) => (isQuiet ? { ...one, choice: 'app' as const } : one));
  const told = new Set(
    await insertNotifications(tx, {
      people: reached.map(({ id, choice }) => ({ id, isMailed: choice === 'email' })),
      ...{ kind: type.key, event, about, path, facts: facts as object },
    }),
  );
  if (told.size > 0) await recordEvent(tx, notificationsChanged, { personIds: [...told] });
  const mailed = reached.filter(({ id, choice }) => choice === 'email' && told.has(id));
  if (!type.hasOwnEmail) await mailText(services, tx, { type, path, facts, to: mailed });
  return { emails: mailed.map(({ email }) => email), isTold: reached.length > 0 };
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
  services: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  news: Pick<News<Facts>, 'type' | 'path' | 'facts'> & { to: readonly NotifiedPerson[] },
): Promise<void> {
  const { type, path, facts, to } = news;
  if (to.length === 0) return;
  const { mail, settings } = services;
  const drafts = to.map(({ id, email, firstName, language }) =>
    inLanguage(language, () => {
      const { key } = type;
      const told = { key, text: type.tell(facts), path, firstName };
      return {
        ...notificationEmail(settings, told),
        to: email,
        notification: { personId: id, kind: key, topics: [] },
      };
    }),
  );
  await mail.queueAll(tx, drafts);
}
