import type { DatabaseTransaction, Services } from '#platform';
import { inPersonEmail } from '../envelopes/envelope-email.ts';
import { appendEvent } from '../log/append-event.ts';
import { howIdentified } from './identified-in-person.ts';
import type { InSession } from './in-session.ts';
import { endSessions } from './session-store.ts';

/**
 * Once someone has signed in person, their session is over, and they are emailed whose device it
 * was and how to object. Nothing of a session by link or account.
 */
export async function endInPerson(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  { session, envelope, recipient }: InSession,
): Promise<void> {
  if (session.host_id === null) return;
  await endSessions(tx, [recipient.id]);
  const { name, email } = recipient;
  if (email === '') return;
  const host = session.host_name ?? '';
  const how = howIdentified(session.identified_by);
  const draft = inPersonEmail(settings, { envelope, recipient, host, how, on: new Date() });
  await mail.queue(tx, { ...draft, to: email });
  await appendEvent(tx, envelope.id, { kind: 'in-person-emailed', facts: { to: name, email } });
}
