import { namePeople } from '#accounts';
import {
  atomically,
  deliverOwnMails,
  MailRefusedError,
  type MailRow,
  messageIdOf,
  type OutgoingMail,
  type Services,
  sendFromBrokerage,
  sendWith,
} from '#platform';
import { mailboxMessages } from '../messages.ts';
import { noteOnMessages } from '../record/message-store.ts';
import { type MailboxError, openTransport, problemOf } from './mailbox-connection.ts';
import { accountOf } from './own-mailbox.ts';
import { findMailbox, type MailboxRow, storeProblem } from './own-mailbox-store.ts';
import { tellOfProblem } from './tell-of-problem.ts';

const ALL_SECONDS = 60;
/** Tries through a server that doesn't answer, before the brokerage's server sends the email. */
const TRIES = 3;

/**
 * Sends the emails that go out through people's own mailboxes. When the server refuses the
 * sign-in, or doesn't answer three times, the brokerage's server sends the email, with answers to
 * the same mailbox; the message says so, and its writer is told once.
 */
export function sendOwnMails(services: Services, signal: AbortSignal): Promise<void> {
  return deliverOwnMails(services, (mail, row) => sendOne(services, mail, row), signal);
}

async function sendOne(
  services: Services,
  mail: OutgoingMail,
  row: MailRow,
): ReturnType<Parameters<typeof deliverOwnMails>[1]> {
  const { db, settings } = services;
  const mailbox = row.sent_as === null ? null : await findMailbox(db, row.sent_as);
  if (!mailbox) return fallBack(services, row, mailboxMessages.disconnected());
  try {
    const transport = await openTransport(services, accountOf(services, mailbox));
    const person = (await namePeople(db, [mailbox.person_id])).get(mailbox.person_id);
    const name = `${person?.firstName ?? ''} ${person?.lastName ?? ''}`.trim();
    const refused = await sendWith(transport, mail, {
      from: { name, address: mailbox.address },
      messageId: messageIdOf(settings, mail.id) ?? `<${mail.id}@${hostOf(mailbox)}>`,
      times: { allSeconds: ALL_SECONDS },
    });
    await storeProblem(db, mailbox.person_id, { kind: 'sending', problem: '' });
    return refused;
  } catch (error) {
    const problem = sendingProblemOf(error);
    if (!problem) throw error;
    await note(services, mailbox, problem.message);
    if (!problem.isForGood && row.attempts < TRIES)
      throw new MailRefusedError(problem.message, false);
    return fallBack(services, row, mailboxMessages.fellBack({ why: problem.message }));
  }
}

const hostOf = ({ address }: MailboxRow) => address.slice(address.lastIndexOf('@') + 1);

/** What is wrong with the mailbox; null where the server has something against this email. */
function sendingProblemOf(error: unknown): MailboxError | null {
  if (!(error instanceof MailRefusedError)) return problemOf(error, 'smtp');
  if (error.isPermanent) return null;
  const cause = error.cause ?? error;
  return problemOf(cause, 'smtp');
}

async function fallBack({ db }: Services, { id }: MailRow, why: string): Promise<'handed-over'> {
  await atomically(db, async (tx) => {
    await sendFromBrokerage(tx, id);
    await noteOnMessages(tx, [id], why);
  });
  return 'handed-over';
}

async function note(services: Services, { person_id }: MailboxRow, problem: string): Promise<void> {
  await atomically(services.db, async (tx) => {
    const isNews = await storeProblem(tx, person_id, { kind: 'sending', problem });
    if (isNews) await tellOfProblem(services, tx, { personId: person_id, problem });
  });
}
