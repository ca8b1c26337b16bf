import { type DatabaseTransaction, recordEvent } from '#platform';
import { messageFailed } from '../message-events.ts';
import { findFailed } from './message-store.ts';

/**
 * Records that a message of staff about a record didn't arrive, if it is so; with `isOther`, that
 * an email didn't get to one of its other recipients.
 */
export async function noteFailure(
  tx: DatabaseTransaction,
  messageId: string,
  { isOther }: { isOther?: true } = {},
): Promise<void> {
  const failed = await findFailed(tx, messageId, isOther);
  if (!failed) return;
  await recordEvent(tx, messageFailed, { messageId, ...failed, ...(isOther && { isOther }) });
}
