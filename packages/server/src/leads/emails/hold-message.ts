import { HELD_MESSAGES_MAX, UNDO_SECONDS } from '@homestead/contract/leads';
import { type Caller, type DatabaseTransaction, rehearse } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { refuseLead } from '../refuse-lead.ts';
import { writerLock } from './require-few-emails.ts';
import { countWaitingOf, insertScheduled } from './scheduled-email-store.ts';

/** A message that was sent off and can still be undone. */
export interface HeldMessage {
  id: string;
  version: number;
  until: string;
}

interface Sending {
  caller: Caller;
  lead: LeadRow;
  channel: 'email' | 'sms';
  letter: { subject?: string; content: string };
}

/**
 * Stores a message to a locked lead that leaves in some seconds by the job of scheduled emails, and
 * can be canceled until then. `send` is rehearsed: it refuses now what it would refuse then, and
 * nothing of it stays. Answers what sending would have answered. Refuses (too-many-undoable) a
 * person of whom 20 wait like this.
 */
export async function holdMessage<Sent>(
  tx: DatabaseTransaction,
  { caller, lead, channel, letter }: Sending,
  send: () => Promise<Sent>,
): Promise<{ sent: Sent; held: HeldMessage }> {
  const sent = await rehearse(tx, send);
  await writerLock.untilCommit(tx, { record: caller.personId });
  const waiting = await countWaitingOf(tx, caller.personId, { isHeld: true });
  if (waiting >= HELD_MESSAGES_MAX) {
    refuseLead('too-many-undoable', { retryAfterSeconds: UNDO_SECONDS });
  }
  const { subject = '', content, ...options } = letter;
  const until = new Date(Date.now() + UNDO_SECONDS * 1000);
  const id = await insertScheduled(tx, {
    ...{ lead_id: lead.id, written_by: caller.personId, subject, content, options },
    ...{ send_at: until, channel, is_held: true },
  });
  return { sent, held: { id, version: 1, until: until.toISOString() } };
}
