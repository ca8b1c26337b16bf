import { defaultGrants, permissions, roleKeys, roles } from '@homestead/contract/accounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { seedRolesAndPermissions } from './seed-reference.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const count = async (table: 'role' | 'permission' | 'role_grant') => {
  const { rows } = await sql<{
    n: number;
  }>`select count(*)::int as n from ${sql.table(table)}`.execute(database.db);
  return rows[0]?.n;
};

it('every database holds all roles, permissions and default grants', async () => {
  expect([await count('role'), await count('permission')]).toEqual([21, permissions.length]);
  const { rows } = await sql<{ key: string; held: string[]; edits: string[] }>`
    select role.key, coalesce(array_agg(permission_key) filter (where can_view), '{}') as held,
           coalesce(array_agg(permission_key) filter (where can_edit), '{}') as edits
      from role left join role_grant on role_key = role.key group by role.key`.execute(database.db);
  for (const { key, held, edits } of rows) {
    const grant = defaultGrants[key as keyof typeof defaultGrants];
    expect([key, held.sort()]).toEqual([key, [...new Set([...grant.keys, ...grant.views])].sort()]);
    expect([key, edits.sort()]).toEqual([key, [...grant.edits].sort()]);
  }
});

it('seeding again, from two nodes at the same time, changes nothing that staff changed', async () => {
  await sql`delete from role_grant where role_key = 'agent'`.execute(database.db);
  await sql`update role set scope = 'all', requires_two_step = true, grants_version = 7,
    label = 'Old words' where key = 'agent'`.execute(database.db);
  await Promise.all([
    seedRolesAndPermissions(database.db, 'demo'),
    seedRolesAndPermissions(database.db, 'demo'),
  ]);
  const { rows } = await sql`select label, scope, requires_two_step, grants_version from role
    where key = 'agent'`.execute(database.db);
  expect(rows).toEqual([
    { label: roles.agent.label, scope: 'all', requires_two_step: true, grants_version: 7 },
  ]);
  const grants = await sql`select from role_grant where role_key = 'agent'`.execute(database.db);
  expect(grants.rows).toHaveLength(0);
});

it('a new role gets its default grants, the others keep theirs', async () => {
  await sql`delete from role_grant where role_key in ('lender', 'admin')`.execute(database.db);
  await sql`delete from role where key = 'lender'`.execute(database.db);
  await seedRolesAndPermissions(database.db, 'demo');
  const { rows } = await sql<{ role_key: string }>`select distinct role_key from role_grant
    where role_key in ('lender', 'admin')`.execute(database.db);
  expect(rows).toEqual([{ role_key: 'lender' }]);
  expect(await count('role')).toBe(roleKeys.length);
});

it('the roles that can do the most harm require two-step sign-in, except in a demo', async () => {
  const strictOnes = async () => {
    const { rows } = await sql<{ key: string }>`select key from role
      where requires_two_step order by key`.execute(database.db);
    return rows.map(({ key }) => key);
  };
  for (const [mode, strict] of [
    ['demo', []],
    ['production', ['admin', 'internal-accounting-team', 'super-admin']],
  ] as const) {
    await sql`delete from role_grant`.execute(database.db);
    await sql`delete from role`.execute(database.db);
    await seedRolesAndPermissions(database.db, mode);
    expect(await strictOnes()).toEqual(strict);
  }
});

it('a permission that is new goes to the roles that hold it by default', async () => {
  await sql`delete from role_grant where permission_key in ('reference-lists', 'feed')`.execute(
    database.db,
  );
  await sql`delete from permission where key = 'reference-lists'`.execute(database.db);
  await seedRolesAndPermissions(database.db, 'demo');
  const { rows } = await sql<{ role_key: string; permission_key: string }>`
    select role_key, permission_key from role_grant
    where permission_key in ('reference-lists', 'feed') order by role_key`.execute(database.db);
  expect(rows).toEqual([
    { role_key: 'admin', permission_key: 'reference-lists' },
    { role_key: 'super-admin', permission_key: 'reference-lists' },
  ]);
});
