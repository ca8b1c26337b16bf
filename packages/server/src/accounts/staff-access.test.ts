import {
  defaultGrants,
  peopleEndpoints,
  permissionEndpoints,
  type RoleKey,
  roleKeys,
  roles,
  teamEndpoints,
} from '@homestead/contract/accounts';
import type { Endpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../test/accounts-app.ts';
import { PASSWORD } from '../../test/factories/accounts.ts';

const calls = [permissionEndpoints, peopleEndpoints, teamEndpoints]
  .flatMap((endpoints) => Object.entries(endpoints))
  .filter(
    (entry): entry is [string, Endpoint] => typeof entry[1] === 'object' && 'access' in entry[1],
  )
  .map(([name, endpoint]) => ({ name, endpoint }));

const someone = '0198f2a0-0000-7000-8000-00000000ffff';
const ranks = { own: 0, team: 1, all: 2 };

let app: AccountsApp;
const sessions = new Map<RoleKey, SignedIn>();

beforeAll(async () => {
  app = await createAccountsApp();
  for (const role of roleKeys) {
    sessions.set(role, await app.signInNew({ role, password: PASSWORD }));
  }
});
afterAll(() => app.close());

/**
 * Calls without a body and with unknown ids, so that an admitted caller is refused for that, or
 * reads.
 */
async function ask({ method, path }: Endpoint, token: string | null) {
  const answer = await app.app.inject({
    method,
    url: `/api/v1/${path.replace('{id}', someone).replace('{role}', 'nobody')}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

test('every call for staff is tried below', () => {
  expect(calls.length).toBeGreaterThanOrEqual(38);
});

describe.each(calls)('$name', ({ endpoint }) => {
  test('a stranger and an invalid token are signed out', async () => {
    expect(await ask(endpoint, null)).toMatchObject({ status: 401, body: { code: 'signed-out' } });
    expect(await ask(endpoint, 'a.b.c')).toMatchObject({ status: 401 });
  });

  const { access } = endpoint;
  if (access.kind !== 'permission') return;

  test('admits only roles that hold its permission and have enough scope', async () => {
    const isLetIn = Object.fromEntries(
      await Promise.all(
        roleKeys.map(async (role) => {
          const { body } = await ask(endpoint, sessions.get(role)!.jwtToken);
          return [role, body.code !== 'not-permitted'] as const;
        }),
      ),
    );
    const expected = Object.fromEntries(
      roleKeys.map((role) => {
        const { keys, views } = defaultGrants[role];
        const held = new Set<string>([...keys, ...views]);
        const isHeld = access.anyOf.some((key) => held.has(key));
        return [role, isHeld && ranks[roles[role].scope] >= ranks[access.scope]];
      }),
    );
    expect(isLetIn).toEqual(expected);
    expect(isLetIn.client).toBe(false);
    expect(isLetIn['super-admin']).toBe(true);
  });

  test('refuses a role as soon as it no longer holds the permission', async () => {
    const { db } = app.database;
    await db
      .deleteFrom('role_grant')
      .where('role_key', '=', 'admin')
      .where('permission_key', 'in', [...access.anyOf])
      .execute();
    await bumpAdmin();
    const token = sessions.get('admin')!.jwtToken;
    expect(await ask(endpoint, token)).toMatchObject({
      status: 403,
      body: { code: 'not-permitted' },
    });
    await db
      .insertInto('role_grant')
      .values(access.anyOf.map((permission_key) => ({ role_key: 'admin', permission_key })))
      .execute();
    await bumpAdmin();
    expect((await ask(endpoint, token)).body.code).not.toBe('not-permitted');
  });
});

async function bumpAdmin() {
  await app.database.db
    .updateTable('role')
    .set((eb) => ({ grants_version: eb('grants_version', '+', 1) }))
    .where('key', '=', 'admin')
    .execute();
}
