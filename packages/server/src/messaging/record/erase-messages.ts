import type { Queryable } from '#platform';
import type { Subject } from './message.ts';
import { overwriteMessages, overwriteMessagesWith } from './message-store.ts';

/** Overwrites what the messages about a record say; that there were some stays. */
export function eraseMessages(tx: Queryable, about: Subject): Promise<void> {
  return overwriteMessages(tx, about);
}

/** The same, of messages about some records that went to or came from one of these addresses. */
export function eraseMessagesWith(
  tx: Queryable,
  about: { kind: string; ids: readonly string[] },
  addresses: readonly string[],
): Promise<void> {
  return overwriteMessagesWith(tx, about, addresses);
}

export { eraseOldMessages } from './message-store.ts';
