import type { WireMessage } from '@homestead/contract/messaging';
import type { DatabaseTransaction, Queryable } from '#platform';
import { findConversation } from '../record/conversation.ts';
import { presentMessages } from '../record/list-messages.ts';
import type { Subject } from '../record/message.ts';
import type { MessageRow } from '../record/message-store.ts';
import { moveToRecord, selectConversation } from './unmatched-store.ts';

export type { MessageRow as ReceivedMessage } from '../record/message-store.ts';
export {
  countHourBefore,
  countUnmatched,
  lockReceived,
  markRemoved,
  putBack,
  selectReceived,
  selectUnmatched,
  type UnmatchedRow,
} from './unmatched-store.ts';

/** A message with what else went to and came from its number, as staff see them, newest first. */
export async function readUnmatched(db: Queryable, message: MessageRow): Promise<WireMessage[]> {
  return presentMessages(db, await selectConversation(db, message));
}

/**
 * Puts a locked message on a record's timeline, an email in the conversation with its subject, a
 * text with all others of its number. Returns the ids.
 */
export async function attachMessage(
  tx: DatabaseTransaction,
  message: MessageRow,
  { about, personId }: { about: Subject; personId: string | null },
): Promise<string[]> {
  const isEmail = message.channel === 'email';
  const thread = isEmail ? (await findConversation(tx, about, message.subject)).thread : null;
  return moveToRecord(tx, message, { about, personId, thread });
}
