import { type DatabaseTransaction, recordEvent } from '#platform';
import { messageFailed } from '../message-events.ts';
import { findFailed } from './message-store.ts';

/** Records that a message of staff about a record didn't arrive, if it is so. */
export async function noteFailure(tx: DatabaseTransaction, messageId: string): Promise<void> {
  const failed = await findFailed(tx, messageId);
  if (failed) await recordEvent(tx, messageFailed, { messageId, ...failed });
}
