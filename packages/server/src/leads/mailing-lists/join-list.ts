import { normalizeEmail } from '@homestead/contract/accounts';
import { listConsent, type MailingList } from '@homestead/contract/leads';
import { type DatabaseTransaction, inLanguage, type Services } from '#platform';
import { confirmListEmail, listWelcomeEmail } from './list-emails.ts';
import { CONFIRM_PURPOSE, issueListLink, STOP_PURPOSE } from './list-links.ts';
import {
  confirmSubscriber,
  putSubscriber,
  type SubscriberRow,
  tieSubscribers,
} from './subscriber-store.ts';

interface Joining {
  list: MailingList;
  email: string;
  name?: string;
  language?: 'en' | 'es' | undefined;
  page?: string | undefined;
  /** IP address. */
  address: string | null;
  isSuspected: boolean;
}

/**
 * Puts an address on a list in the caller's transaction, with the consent in the words of the form.
 * The newsletter asks for a confirmation first; the app's list says that they are on it, and its
 * one announcement needs none, except of an address that left: only its owner can come back. An
 * address that is on the list gets the same email again, so that
 * its owner finds the way out. One that may be spam gets none.
 */
export async function joinList(
  { mail, settings }: Services,
  tx: DatabaseTransaction,
  { list, email, name = '', language = 'en', page, address, isSuspected }: Joining,
): Promise<void> {
  const wording = inLanguage(language, () => listConsent[list](settings.brokerage.name));
  const row = await putSubscriber(tx, {
    ...{ list, email: normalizeEmail(email), name, language, page: page ?? null },
    ...{ wording, address, isSuspected },
  });
  await tieSubscribers(tx, row.email);
  if (isSuspected || !(await mail.mayReach(tx, row.email, 'list'))) return;
  const isOnList = row.confirmed_at !== null && row.stopped_at === null;
  if (!isOnList && (list === 'newsletter' || row.stopped_at !== null)) {
    const token = await issueListLink(tx, CONFIRM_PURPOSE, row);
    const draft = inLanguage(row.language, () => confirmListEmail(settings, list, token));
    await mail.queue(tx, { ...draft, to: row.email, unproven: 'list' });
    return;
  }
  if (!isOnList) await confirmSubscriber(tx, { id: row.id, address });
  await welcome({ mail, settings }, tx, row, 'list');
}

/** Says that someone is on a list, and how to leave it. */
export async function welcome(
  { mail, settings }: Pick<Services, 'mail' | 'settings'>,
  tx: DatabaseTransaction,
  row: SubscriberRow,
  unproven?: 'list',
): Promise<void> {
  const token = await issueListLink(tx, STOP_PURPOSE, row);
  const list = row.list as MailingList;
  const email = inLanguage(row.language, () => listWelcomeEmail(settings, list, token));
  await mail.queue(tx, { ...email, to: row.email, ...(unproven && { unproven }) });
}
