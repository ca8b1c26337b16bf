import { beforeEach, expect, it, vi } from 'vitest';
import type { Api, ApiAnswer } from '#platform';
import { createPersonApi } from './person-api.ts';
import { readLogin, storeSession } from './stored-session.ts';

const user = { id: '1', first_name: 'Ada', last_name: 'Park', email: 'ada@example.com' };
const tokenFor = (seconds: number, name = 'a') =>
  `${name}.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`;

const answer = (status: number, body: unknown = {}): ApiAnswer => ({
  ok: status < 400,
  status,
  headers: new Headers(),
  json: async () => body,
});

/** A server that only accepts the token `good` and renews to it, if `refreshStatus` permits. */
function openServer({ good, refreshStatus = 200 }: { good: string; refreshStatus?: number }) {
  const refreshes = vi.fn();
  const api: Api = async (path, call) => {
    if (path.endsWith('User/Refresh')) {
      refreshes();
      await Promise.resolve();
      const data = { jwtToken: good, rolename: 'admin', ...user };
      return answer(refreshStatus, refreshStatus === 200 ? { data } : { message: 'no' });
    }
    return answer(call?.headers?.authorization === `Bearer ${good}` ? 200 : 401);
  };
  const onSignedOut = vi.fn();
  const personApi = createPersonApi({ api, alone: (work) => work(), onSignedOut });
  return { personApi, refreshes, onSignedOut };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
});

it('sends the kept token and asks for no other', async () => {
  const good = tokenFor(600);
  storeSession({ jwtToken: good, rolename: 'admin', ...user });
  const { personApi, refreshes } = openServer({ good });
  expect((await personApi('/api/v1/x')).status).toBe(200);
  expect(refreshes).not.toHaveBeenCalled();
});

it('renews once for calls that fail at the same time', async () => {
  storeSession({ jwtToken: tokenFor(600, 'revoked'), rolename: 'admin', ...user });
  const { personApi, refreshes, onSignedOut } = openServer({ good: tokenFor(600, 'new') });
  const answers = await Promise.all([1, 2, 3, 4].map((n) => personApi(`/api/v1/${n}`)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(refreshes).toHaveBeenCalledTimes(1);
  expect(onSignedOut).not.toHaveBeenCalled();
});

it('renews a token that has run out before it is used, and keeps the new one', async () => {
  storeSession({ jwtToken: tokenFor(-5), rolename: 'agent', ...user });
  const good = tokenFor(600, 'new');
  const { personApi } = openServer({ good });
  expect((await personApi('/api/v1/x')).status).toBe(200);
  expect(readLogin()).toEqual({ jwtToken: good, rolename: 'admin' });
});

it('takes the token that another tab renewed in the meantime', async () => {
  storeSession({ jwtToken: tokenFor(-5), rolename: 'admin', ...user });
  const good = tokenFor(600, 'other tab');
  const refreshes = vi.fn();
  const api: Api = async (path, call) => {
    if (path.endsWith('Refresh')) refreshes();
    return answer(call?.headers?.authorization === `Bearer ${good}` ? 200 : 401);
  };
  const personApi = createPersonApi({
    api,
    alone: (work) => {
      storeSession({ jwtToken: good, rolename: 'admin', ...user });
      return work();
    },
    onSignedOut: vi.fn(),
  });
  expect((await personApi('/api/v1/x')).status).toBe(200);
  expect(refreshes).not.toHaveBeenCalled();
});

it('signs out and forgets the person when the session can’t be renewed', async () => {
  storeSession({ jwtToken: tokenFor(-5), rolename: 'admin', ...user });
  const { personApi, onSignedOut } = openServer({ good: 'x', refreshStatus: 401 });
  await expect(personApi('/api/v1/x')).rejects.toMatchObject({ status: 401 });
  expect(onSignedOut).toHaveBeenCalledTimes(1);
  expect([localStorage.getItem('user'), localStorage.getItem('logindata')]).toEqual([null, null]);
});

it('keeps the person signed in when the service can’t be reached', async () => {
  storeSession({ jwtToken: tokenFor(-5), rolename: 'admin', ...user });
  const { personApi, onSignedOut } = openServer({ good: 'x', refreshStatus: 503 });
  await expect(personApi('/api/v1/x')).rejects.toMatchObject({ status: 503 });
  expect(onSignedOut).not.toHaveBeenCalled();
  expect(readLogin()?.rolename).toBe('admin');
});
