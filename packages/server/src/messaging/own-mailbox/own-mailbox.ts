import type { Queryable, Services } from '#platform';
import { mailboxMessages } from '../messages.ts';
import { type MailboxAccount, MailboxError } from './mailbox-connection.ts';
import { mailboxSeal } from './mailbox-seal.ts';
import { findMailbox, type MailboxRow } from './own-mailbox-store.ts';

/** How to sign in to a mailbox. Throws {@link MailboxError} when its password can't be opened. */
export function accountOf({ secrets }: Services, row: MailboxRow): MailboxAccount {
  const { username, smtp_host, smtp_port, imap_host, imap_port, person_id } = row;
  const servers = { smtpHost: smtp_host, smtpPort: smtp_port, imapHost: imap_host };
  try {
    const password = secrets.open(mailboxSeal.purpose, person_id, row.sealed_password);
    return { username, password, ...servers, imapPort: imap_port };
  } catch {
    throw new MailboxError(mailboxMessages.unopened(), 'password', true);
  }
}

/** The address of the mailbox that a person connected; null without one. */
export async function findOwnAddress(db: Queryable, personId: string): Promise<string | null> {
  return (await findMailbox(db, personId))?.address ?? null;
}
