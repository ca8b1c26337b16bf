import {
  type DefaultGrant,
  defaultGrants,
  permissions,
  type RoleKey,
  roleKeys,
  roles,
} from '@homestead/contract/accounts';
import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** Lets one node after the other bring the reference data up to date. */
export async function lockReference(tx: Queryable): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('accounts.reference', 0))`.execute(tx);
}

/** Inserts missing roles and brings the words of all up to date. Answers the keys that are new. */
export async function storeRoles(tx: Queryable): Promise<RoleKey[]> {
  const { rows } = await sql<{ key: RoleKey; is_new: boolean }>`
    insert into role (key, label, side, reach, why, position)
    select * from unnest(
      ${roleKeys}::text[],
      ${roleKeys.map((key) => roles[key].label)}::text[],
      ${roleKeys.map((key) => roles[key].side)}::text[],
      ${roleKeys.map((key) => roles[key].reach)}::text[],
      ${roleKeys.map((key) => roles[key].why)}::text[],
      ${roleKeys.map((_key, index) => index + 1)}::int[])
    on conflict (key) do update
      set label = excluded.label, side = excluded.side, why = excluded.why,
          position = excluded.position
    returning key, (xmax = 0) as is_new`.execute(tx);
  return rows.filter((row) => row.is_new).map((row) => row.key);
}

/** Inserts missing permissions and brings the words of all up to date. */
export async function storePermissions(tx: Queryable): Promise<void> {
  await sql`
    insert into permission (id, key, label, type)
    select * from unnest(
      ${permissions.map(({ id }) => id)}::int[],
      ${permissions.map(({ key }) => key)}::text[],
      ${permissions.map(({ label }) => label)}::text[],
      ${permissions.map(({ type }) => type)}::text[])
    on conflict (id) do update set label = excluded.label, type = excluded.type`.execute(tx);
}

/** Gives a role that was never there before what it starts with. */
export async function storeDefaultGrants(tx: Queryable, keys: readonly RoleKey[]): Promise<void> {
  const rows = keys.flatMap((role) => grantRows(role, defaultGrants[role]));
  if (rows.length === 0) return;
  await sql`
    insert into role_grant (role_key, permission_key, can_view, can_edit)
    select role, permission, true, may_edit from unnest(
      ${rows.map(({ role }) => role)}::text[],
      ${rows.map(({ permission }) => permission)}::text[],
      ${rows.map(({ mayEdit }) => mayEdit)}::boolean[]) as given (role, permission, may_edit)
    on conflict do nothing`.execute(tx);
}

function grantRows(role: RoleKey, { keys, views, edits }: DefaultGrant) {
  return [...new Set([...keys, ...views, ...edits])].map((permission) => ({
    role,
    permission,
    mayEdit: (edits as readonly string[]).includes(permission),
  }));
}
