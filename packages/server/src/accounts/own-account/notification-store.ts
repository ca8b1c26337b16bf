import type { NotificationChoice, PermissionKey, RoleKey } from '@homestead/contract/accounts';
import type { RecordScope } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

/** The choices a person has made. */
export function listNotificationChoices(
  db: Queryable,
  personId: string,
): Promise<RowOf<'notification_switch', 'kind' | 'choice'>[]> {
  return db
    .selectFrom('notification_switch')
    .select(['kind', 'choice'])
    .where(ownedBy(personId, 'notification_switch.person_id'))
    .execute();
}

/** The choices that these people have made for one kind. */
export function listChoices(
  db: Queryable,
  { kind, personIds }: { kind: string; personIds: readonly string[] },
): Promise<RowOf<'notification_switch', 'person_id' | 'choice'>[]> {
  return db
    .selectFrom('notification_switch')
    .select(['person_id', 'choice'])
    .where(ownedBy(personIds, 'notification_switch.person_id'))
    .where('kind', '=', kind)
    .execute();
}

/** Those of these people who haven't left. */
export function selectReachable(
  db: Queryable,
  personIds: readonly string[],
): Promise<RowOf<'person', 'id' | 'email' | 'first_name' | 'language'>[]> {
  return db
    .selectFrom('person')
    .select(['id', 'email', 'first_name', 'language'])
    .where(ownedBy(personIds, 'person.id'))
    .where('deactivated_at', 'is', null)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Staff who hold a permission and haven't left, at most 200. */
export async function selectHolders(
  db: Queryable,
  permission: PermissionKey,
): Promise<{ personId: string; role: RoleKey; scope: RecordScope }[]> {
  const rows = await db
    .selectFrom('person as p')
    .innerJoin('role_grant as g', 'g.role_key', 'p.role_key')
    .innerJoin('role', 'role.key', 'p.role_key')
    .select(['p.id', 'p.role_key', 'role.scope'])
    .where('g.permission_key', '=', permission)
    .where('g.can_view', '=', true)
    .where('p.deactivated_at', 'is', null)
    .where('p.deleted_at', 'is', null)
    .orderBy('p.id')
    .limit(200)
    .execute();
  return rows.map(({ id, role_key, scope }) => ({
    personId: id,
    role: role_key as RoleKey,
    scope: scope as RecordScope,
  }));
}

/** Those of these people whose role holds a permission. */
export async function selectHoldersAmong(
  db: Queryable,
  permission: PermissionKey,
  personIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('person as p')
    .innerJoin('role_grant as g', 'g.role_key', 'p.role_key')
    .select('p.id')
    .where(ownedBy(personIds, 'p.id'))
    .where('g.permission_key', '=', permission)
    .where('g.can_view', '=', true)
    .execute();
  return rows.map(({ id }) => id);
}

/** Stores choices; each kind once. */
export async function storeNotificationChoices(
  tx: Queryable,
  personId: string,
  choices: readonly { kind: string; choice: NotificationChoice }[],
): Promise<void> {
  if (choices.length === 0) return;
  await tx
    .insertInto('notification_switch')
    .values(choices.map((row) => ({ ...row, person_id: personId })))
    .onConflict((conflict) =>
      conflict.columns(['person_id', 'kind']).doUpdateSet({ choice: sql`excluded.choice` }),
    )
    .execute();
}
