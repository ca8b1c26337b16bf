import type { Queryable } from '#platform';
import type { Subject } from './message.ts';
import { overwriteMessages } from './message-store.ts';

/** Overwrites what the messages about a record say; that there were some stays. */
export function eraseMessages(tx: Queryable, about: Subject): Promise<void> {
  return overwriteMessages(tx, about);
}

export { eraseOldMessages } from './message-store.ts';
