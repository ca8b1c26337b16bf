import { permissions } from '@homestead/contract/accounts';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** A permission, whether it comes with the program or opens a stage that staff added. */
export interface PermissionRow {
  readonly id: number;
  readonly key: string;
  readonly label: string;
  readonly type: (typeof permissions)[number]['type'];
}

/** The ids of permissions of stages that staff added start here. */
export const FIRST_OWN_ID = 1000;

const groups: readonly PermissionRow['type'][] = ['Column', 'Lead', 'Stage', 'Transaction'];

/** Every permission, in the order of the screen's four groups; those of added stages end theirs. */
export async function selectPermissions(db: Queryable): Promise<PermissionRow[]> {
  const { rows } = await sql<PermissionRow>`
    select id, key, label, type from permission where id >= ${FIRST_OWN_ID} order by id`.execute(
    db,
  );
  const all: readonly PermissionRow[] = [...permissions, ...rows];
  return groups.flatMap((group) => all.filter(({ type }) => type === group));
}

/** Adds the permissions that are missing and updates the labels of all. Returns the new keys. */
export async function storeStagePermissions(
  tx: Queryable,
  stages: readonly { key: string; label: string }[],
): Promise<string[]> {
  const { rows } = await sql<{ key: string; is_new: boolean }>`
    insert into permission (id, key, label, type)
    select (select greatest(${FIRST_OWN_ID}, max(id) + 1) from permission) + place::int - 1,
      key, label, 'Stage'
    from unnest(
      ${stages.map(({ key }) => key)}::text[], ${stages.map(({ label }) => label)}::text[]
    ) with ordinality as stage (key, label, place)
    on conflict (key) do update set label = excluded.label
    returning key, (xmax = 0) as is_new`.execute(tx);
  return rows.filter((row) => row.is_new).map((row) => row.key);
}

/** The roles that hold a permission, locked until the commit, in order. */
export async function lockHolders(tx: Queryable, permission: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select key from role
    where exists (
      select from role_grant where role_key = role.key and permission_key = ${permission} and can_view)
    order by key for no key update`.execute(tx);
  return rows.map(({ key }) => key);
}
