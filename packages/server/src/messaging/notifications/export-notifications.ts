import type { DatabaseTransaction, Queryable, Services } from '#platform';
import { selectNotificationsOf } from './notification-store.ts';
import { tellNotification } from './register-notifications.ts';

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
