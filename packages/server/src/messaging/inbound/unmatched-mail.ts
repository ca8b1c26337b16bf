import type { PageFacts, PageRequest } from '@homestead/contract/platform';
import type { DatabaseTransaction, Queryable, Services } from '#platform';
import type { Subject } from '../record/message.ts';
import {
  type InboundRow,
  lockUnmatched,
  selectUnmatched,
  settleUnmatched,
} from './inbound-store.ts';
import { putOnTimeline } from './take-mail.ts';

/** One page of the emails that matched no record and that nobody settled, newest first. */
export async function listUnmatchedMail(
  db: Queryable,
  page: PageRequest,
): Promise<PageFacts & { data: InboundRow[] }> {
  const { rows, ...facts } = await selectUnmatched(db, page);
  return { data: rows, ...facts };
}

/** Puts an unmatched email on a record's timeline. Returns false if nothing waits under this id. */
export async function attachUnmatchedMail(
  services: Services,
  tx: DatabaseTransaction,
  { id, about }: { id: string; about: Subject },
): Promise<boolean> {
  const row = await lockUnmatched(tx, id);
  if (!row) return false;
  const mail = {
    messageId: row.message_id,
    from: { name: row.from_name, address: row.from_address },
    subject: row.subject,
    body: row.body,
    html: row.html,
    inReplyTo: row.in_reply_to,
    // Who attaches it has read it: nobody else is told.
    isAutomatic: true,
  };
  await putOnTimeline(services, tx, { mail, about, thread: null });
  await settleUnmatched(tx, id);
  return true;
}

/** Takes an email off the list, and forgets what it says. False if nothing waits under this id. */
export async function putUnmatchedMailAside(tx: DatabaseTransaction, id: string): Promise<boolean> {
  if (!(await lockUnmatched(tx, id))) return false;
  await settleUnmatched(tx, id);
  return true;
}
