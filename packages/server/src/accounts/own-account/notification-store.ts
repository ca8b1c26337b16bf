import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

type NotificationSwitchRow = RowOf<'notification_switch', 'kind' | 'by_email'>;

/** The notification switches a person has changed. */
export function listNotificationSwitches(
  db: Queryable,
  personId: string,
): Promise<NotificationSwitchRow[]> {
  return db
    .selectFrom('notification_switch')
    .select(['kind', 'by_email'])
    .where(ownedBy(personId, 'notification_switch.person_id'))
    .execute();
}

/** Sets the given switches; each kind once. */
export async function storeNotificationSwitches(
  tx: Queryable,
  personId: string,
  switches: readonly NotificationSwitchRow[],
): Promise<void> {
  if (switches.length === 0) return;
  await tx
    .insertInto('notification_switch')
    .values(switches.map((row) => ({ ...row, by_sms: false, person_id: personId })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'kind']).doUpdateSet({ by_email: sql`excluded.by_email` }),
    )
    .execute();
}
