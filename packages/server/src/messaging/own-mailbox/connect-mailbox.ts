import type { mailboxEndpoints, WireMyMailbox } from '@homestead/contract/messaging';
import type { BodyOf } from '@homestead/contract/platform';
import { atomically, type Caller, type Services, sendAllFromBrokerage } from '#platform';
import { mailboxMessages } from '../messages.ts';
import { noteOnMessages } from '../record/message-store.ts';
import { refuseMessaging } from '../refuse-messaging.ts';
import {
  type MailboxAccount,
  MailboxError,
  openImap,
  openTransport,
  problemOf,
} from './mailbox-connection.ts';
import { mailboxSeal } from './mailbox-seal.ts';
import { deleteMailboxes, type MailboxRow, storeMailbox } from './own-mailbox-store.ts';

type Given = BodyOf<typeof mailboxEndpoints.connectMyMailbox>;

/**
 * Signs in to both servers of a mailbox, and stores it with its password sealed. What is in it
 * already is not looked at, now or later. Refuses (mailbox-refused), with the field.
 */
export async function connectMailbox(
  services: Services,
  caller: Caller,
  { address, username, ...given }: Given,
): Promise<WireMyMailbox> {
  const account = { ...given, username: username || address };
  const place = await tryMailbox(services, account);
  const { secrets, db } = services;
  const row = await atomically(db, (tx) =>
    storeMailbox(tx, {
      ...{ person_id: caller.personId, address: address.toLowerCase() },
      ...{ username: account.username, smtp_host: given.smtpHost, smtp_port: given.smtpPort },
      ...{ imap_host: given.imapHost, imap_port: given.imapPort },
      ...{ validity: place.validity, last_uid: place.lastUid },
      sealed_password: secrets.seal(mailboxSeal.purpose, caller.personId, given.password),
    }),
  );
  return presentMailbox(row);
}

async function tryMailbox(services: Services, account: MailboxAccount) {
  try {
    await trySending(services, account);
    return await tryReading(services, account);
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    const { field, message } = error;
    return refuseMessaging('mailbox-refused', {
      message,
      fields: [{ field, label: mailboxMessages.title(), message }],
    });
  }
}

async function trySending(services: Services, account: MailboxAccount): Promise<void> {
  const transport = await openTransport(services, account);
  try {
    await transport.verify();
  } catch (error) {
    throw problemOf(error, 'smtp') ?? error;
  } finally {
    transport.close();
  }
}

/** Where reading begins: after what is there. */
async function tryReading(services: Services, account: MailboxAccount) {
  const client = await openImap(services, account);
  client.on('error', () => {});
  try {
    await client.connect();
    const { uidValidity, uidNext } = await client.mailboxOpen('INBOX', { readOnly: true });
    return { validity: String(uidValidity), lastUid: Math.max(0, uidNext - 1) };
  } catch (error) {
    throw problemOf(error, 'imap') ?? error;
  } finally {
    client.close();
  }
}

/** Erases a mailbox with its password; what waits goes out from the brokerage's address. */
export async function disconnectMailbox({ db }: Services, personId: string): Promise<void> {
  await atomically(db, async (tx) => {
    await deleteMailboxes(tx, [personId]);
    const ids = await sendAllFromBrokerage(tx, personId);
    await noteOnMessages(tx, ids, mailboxMessages.disconnected());
  });
}

export const presentMailbox = (row: MailboxRow): WireMyMailbox => ({
  address: row.address,
  username: row.username,
  smtpHost: row.smtp_host,
  smtpPort: row.smtp_port,
  imapHost: row.imap_host,
  imapPort: row.imap_port,
  connectedAt: row.connected_at.toISOString(),
  readAt: row.read_at?.toISOString() ?? null,
  sendingProblem: row.sending_problem,
  readingProblem: row.reading_problem,
});
