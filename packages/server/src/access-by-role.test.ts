import { defaultGrants, type RoleKey, roleKeys, roles } from '@homestead/contract/accounts';
import type { Endpoint } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printOf } from '../test/access/database-print.ts';
import { everyCall } from '../test/access/every-call.ts';
import { type AccountsApp, createAccountsApp } from '../test/accounts-app.ts';
import { rooms } from './rooms.ts';

/** A visitor, someone with a token of ours that is no longer valid, and every role. */
type Who = 'visitor' | 'forged' | RoleKey;

const whos: readonly Who[] = ['visitor', 'forged', ...roleKeys];
const nobody = '0198f2a0-0000-7000-8000-00000000ffff';

let at: AccountsApp;
const tokens = new Map<Who, string>([['forged', 'a.b.c']]);

beforeAll(async () => {
  at = await createAccountsApp({}, { rooms: rooms.filter(({ name }) => name !== 'accounts') });
  // Two-step sign-in, where a role requires it, has tests of its own.
  await at.database.pool.query('update role set requires_two_step = false');
  for (const role of roleKeys) {
    tokens.set(role, (await at.signIn(await at.makePerson({ role }))).jwtToken);
  }
});
afterAll(() => at.close());

/**
 * What the declared access makes of a caller: the refusal's code, or null for one who is let in.
 */
function expected({ access }: Endpoint, who: Who): string | null {
  if (who === 'forged') return 'signed-out';
  if (access.kind === 'public') return null;
  if (who === 'visitor') return 'signed-out';
  const { side, scope } = roles[who];
  if (access.kind === 'signed-in') return null;
  if (access.kind === 'staff') return side === 'staff' ? null : 'not-permitted';
  const { keys, views } = defaultGrants[who];
  const isHeld = [...keys, ...views].some((key) => access.anyOf.includes(key));
  return isHeld && ranks[scope] >= ranks[access.scope] ? null : 'not-permitted';
}

/** The call without a body and with ids of nobody, so that who is let in is refused for that. */
async function ask({ method, path }: Endpoint, who: Who) {
  const token = tokens.get(who);
  const answer = await at.app.inject({
    method,
    url: `/api/v1/${path.replace(/\{id\}/, nobody).replace(/\{\w+\}/g, 'nothing')}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  const { code = null } = answer.statusCode < 400 ? {} : answer.json();
  return { status: answer.statusCode, code: code as string | null };
}

const ranks = { own: 0, team: 1, all: 2 };
const endsSessions = ['POST User/EndOtherSessions', 'POST User/SignOut'];
const statuses: Readonly<Record<string, number>> = { 'signed-out': 401, 'not-permitted': 403 };
const calls = [...everyCall];

it('the contract lists every call that the app serves', async () => {
  const document = (await at.app.inject('/openapi.json')).json();
  const served = Object.entries(document.paths as Record<string, object>).flatMap(([path, made]) =>
    Object.keys(made).map((method) => `${method.toUpperCase()} ${path.replace('/api/v1/', '')}`),
  );
  expect([...everyCall.keys()].sort()).toEqual(served.sort());
});

describe('every call by every role', () => {
  it('is refused to those whom its access leaves out, and changes nothing', async () => {
    const before = await printOf(at.database.db);
    const wrong: unknown[] = [];
    let refused = 0;
    for (const [name, endpoint] of calls) {
      for (const who of whos) {
        const code = expected(endpoint, who);
        if (code === null) continue;
        refused += 1;
        const answer = await ask(endpoint, who);
        if (answer.code !== code || answer.status !== statuses[code]) {
          wrong.push([name, who, answer, code]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(calls.length);
    expect(await printOf(at.database.db)).toEqual(before);
  });

  it('is open to those whom its access admits', async () => {
    const wrong: unknown[] = [];
    for (const [name, endpoint] of calls) {
      if (endsSessions.includes(name)) continue;
      for (const who of whos) {
        if (expected(endpoint, who) !== null) continue;
        const answer = await ask(endpoint, who);
        if (answer.code === 'signed-out' || answer.code === 'not-permitted') {
          wrong.push([name, who, answer]);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
