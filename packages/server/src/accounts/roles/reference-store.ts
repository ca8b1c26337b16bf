import {
  type DefaultGrant,
  defaultGrants,
  type PermissionKey,
  permissions,
  type RoleKey,
  requiresTwoStep,
  roleKeys,
  roles,
} from '@homestead/contract/accounts';
import { sql } from 'kysely';
import { DatabaseLock, type Queryable } from '#platform';

/** Lets one node after the other update the reference data. */
export const referenceLock = new DatabaseLock('accounts.reference');

/**
 * Inserts missing roles and updates the labels of all. Returns the new keys. New roles that are to
 * require two-step sign-in do so if `areStrict`.
 */
export async function storeRoles(
  tx: Queryable,
  { areStrict }: { areStrict: boolean },
): Promise<RoleKey[]> {
  const { rows } = await sql<{ key: RoleKey; is_new: boolean }>`
    insert into role (key, label, side, scope, why, requires_two_step, position)
    select * from unnest(
      ${roleKeys}::text[],
      ${roleKeys.map((key) => roles[key].label)}::text[],
      ${roleKeys.map((key) => roles[key].side)}::text[],
      ${roleKeys.map((key) => roles[key].scope)}::text[],
      ${roleKeys.map((key) => roles[key].why)}::text[],
      ${roleKeys.map((key) => areStrict && requiresTwoStep(key))}::boolean[],
      ${roleKeys.map((_key, index) => index + 1)}::int[])
    on conflict (key) do update
      set label = excluded.label, side = excluded.side, why = excluded.why,
          position = excluded.position
    returning key, (xmax = 0) as is_new`.execute(tx);
  return rows.filter((row) => row.is_new).map((row) => row.key);
}

/** Inserts missing permissions and updates the labels of all. Returns the keys that are new. */
export async function storePermissions(tx: Queryable): Promise<PermissionKey[]> {
  const { rows } = await sql<{ key: PermissionKey; is_new: boolean }>`
    insert into permission (id, key, label, type)
    select * from unnest(
      ${permissions.map(({ id }) => id)}::int[],
      ${permissions.map(({ key }) => key)}::text[],
      ${permissions.map(({ label }) => label)}::text[],
      ${permissions.map(({ type }) => type)}::text[])
    on conflict (id) do update set label = excluded.label, type = excluded.type
    returning key, (xmax = 0) as is_new`.execute(tx);
  return rows.filter((row) => row.is_new).map((row) => row.key);
}

/**
 * Gives new roles their default grants, and new permissions to the roles that hold them by default.
 */
export async function storeDefaultGrants(
  tx: Queryable,
  added: { roles: readonly RoleKey[]; permissions: readonly PermissionKey[] },
): Promise<void> {
  const rows = roleKeys
    .flatMap((role) => grantRows(role, defaultGrants[role]))
    .filter(
      ({ role, permission }) =>
        added.roles.includes(role) || added.permissions.includes(permission),
    );
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
