import { type Queryable, recordEvent } from '#platform';
import type { Subject } from '../record/message.ts';
import { notificationsChanged } from './notification-events.ts';
import { deleteNotificationsAbout } from './notification-store.ts';

/** Deletes what anyone was told about a record that is erased. */
export async function eraseNotifications(tx: Queryable, about: Subject): Promise<void> {
  const personIds = await deleteNotificationsAbout(tx, about);
  if (personIds.length > 0) await recordEvent(tx, notificationsChanged, { personIds });
}
