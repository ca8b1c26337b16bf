import { type DatabaseTransaction, type Queryable, recordEvent, type Services } from '#platform';
import type { Subject } from '../record/message.ts';
import { notificationsChanged } from './notification-events.ts';
import { deleteNotificationsAbout, selectNotificationsOf } from './notification-store.ts';
import { tellNotification } from './register-notifications.ts';

/** Deletes what anyone was told about a record that is erased. */
export async function eraseNotifications(tx: Queryable, about: Subject): Promise<void> {
  const personIds = await deleteNotificationsAbout(tx, about);
  if (personIds.length > 0) await recordEvent(tx, notificationsChanged, { personIds });
}

/** What a person was told, for the export of their data. */
export async function exportNotifications(
  services: Pick<Services, 'mail'>,
  db: Queryable | DatabaseTransaction,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const rows = await selectNotificationsOf(db, personId);
  return rows.map((row) => ({
    kind: row.kind,
    text: tellNotification(services, row)?.text ?? null,
    created_at: row.created_at,
    read_at: row.read_at,
  }));
}
