import type { RoleSide } from '@homestead/contract/accounts';
import type { RecordScope } from '@homestead/contract/platform';
import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';
import { FIRST_OWN_ID } from './permission-store.ts';
import type { RoleState } from './role-state.ts';

export type RoleRow = Omit<RowOf<'role'>, 'side' | 'scope'> & {
  side: RoleSide;
  scope: RecordScope;
};

/** All roles in order, with how many people have each. */
export async function selectRoles(db: Queryable): Promise<(RoleRow & { people: number })[]> {
  const { rows } = await sql<RoleRow & { people: number }>`
    select role.*, coalesce(counted.people, 0) as people from role
    left join (
      select role_key, count(*)::int as people from person
      where deleted_at is null group by role_key
    ) counted on counted.role_key = role.key
    order by role.position`.execute(db);
  return rows;
}

export async function findRole(db: Queryable, key: string): Promise<RoleRow | null> {
  const { rows } = await sql<RoleRow>`select * from role where key = ${key}`.execute(db);
  return rows[0] ?? null;
}

/** The role, locked against other changes until the commit. */
export async function lockRole(tx: Queryable, key: string): Promise<RoleRow | null> {
  const { rows } =
    await sql<RoleRow>`select * from role where key = ${key} for no key update`.execute(tx);
  return rows[0] ?? null;
}

/** The roles that hold each permission, in order, by its key. */
export async function selectHolders(
  db: Queryable,
): Promise<Map<string, { name: string; rolename: string }[]>> {
  const { rows } = await sql<{
    permission_key: string;
    roles: { name: string; rolename: string }[];
  }>`
    select permission_key, jsonb_agg(
      jsonb_build_object('name', role.key, 'rolename', role.label) order by role.position
    ) as roles
    from role_grant join role on role.key = role_key
    where can_view group by permission_key`.execute(db);
  return new Map(rows.map(({ permission_key, roles }) => [permission_key, roles]));
}

/** The current settings of roles, by key. */
export async function selectRoleStates(
  db: Queryable,
  keys: readonly string[],
): Promise<Map<string, RoleState>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: string; state: RoleState }>`
    select role.key, jsonb_build_object(
      'scope', role.scope, 'requiresTwoStep', role.requires_two_step,
      'grants', coalesce((
        select jsonb_object_agg(permission_key, jsonb_build_object('view', can_view, 'edit', can_edit))
        from role_grant where role_key = role.key), '{}'::jsonb),
      'stages', coalesce((
        select jsonb_object_agg(key, label) from permission where id >= ${FIRST_OWN_ID}), '{}'::jsonb)
    ) as state
    from role where role.key = any(${keys})`.execute(db);
  return new Map(rows.map(({ key, state }) => [key, state]));
}

/** The current settings of one role; `key` must exist. */
export async function getRoleState(db: Queryable, key: string): Promise<RoleState> {
  return stateIn(await selectRoleStates(db, [key]), key);
}

/** The state of an existing role among those that were read. */
export function stateIn(states: ReadonlyMap<string, RoleState>, key: string): RoleState {
  const state = states.get(key);
  if (!state) throw new Error(`There is no role ${key}`);
  return state;
}

/** Replaces a role's state, under the next version. */
export async function storeRoleState(tx: Queryable, key: string, state: RoleState): Promise<void> {
  const grants = Object.entries(state.grants);
  const keys = grants.map(([permission]) => permission);
  await sql`delete from role_grant where role_key = ${key} and permission_key <> all(${keys})`.execute(
    tx,
  );
  await sql`
    insert into role_grant (role_key, permission_key, can_view, can_edit)
    select ${key}, given.* from unnest(
      ${keys}::text[], ${grants.map(([, held]) => held.view)}::boolean[],
      ${grants.map(([, held]) => held.edit)}::boolean[]
    ) as given
    on conflict (role_key, permission_key)
    do update set can_view = excluded.can_view, can_edit = excluded.can_edit`.execute(tx);
  await sql`
    update role set scope = ${state.scope}, requires_two_step = ${state.requiresTwoStep},
      grants_version = grants_version + 1
    where key = ${key}`.execute(tx);
}
