import { type DatabaseTransaction, recordEvent } from '#platform';
import { messageRecorded } from '../message-events.ts';
import type { NewMessage } from './message.ts';
import { insertMessage } from './message-store.ts';

/**
 * Stores a message that goes out or came in, with its event. Returns its id; null, and nothing is
 * stored, for one with the Message-ID of an earlier one. An email is sent by `mail`, whose id it
 * has.
 */
export async function recordMessage(
  tx: DatabaseTransaction,
  message: NewMessage,
): Promise<string | null> {
  const messageId = await insertMessage(tx, message);
  if (messageId === null) return null;
  const { channel, direction, about = null } = message;
  await recordEvent(tx, messageRecorded, { messageId, channel, direction, about });
  return messageId;
}

export { countTextsOfHour } from './message-store.ts';
