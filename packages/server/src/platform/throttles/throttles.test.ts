import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';

const WINDOW = 15 * 60;

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  await app.database.empty('throttle');
});

/** Ends every wait, as time would; the day's overrun counts stay. */
const endWaits = () =>
  sql`update throttle set expire = 0 where key not like 'overrun%'`.execute(app.database.db);

async function tryOnce(
  who: Parameters<AccountsApp['accounts']['throttles']['count']>[1],
  onOverrun?: () => Promise<void>,
) {
  return app.accounts.throttles.count('sign-in', who, onOverrun).then(
    () => null,
    (error) => ({ status: error.status, wait: error.retryAfterSeconds }),
  );
}

describe('tries', () => {
  it('of an account are ten per window, wherever they come from', async () => {
    for (let n = 0; n < 10; n += 1) {
      expect(await tryOnce({ account: 'a', address: `198.51.100.${n}` })).toBeNull();
    }
    expect(await tryOnce({ account: 'a', address: '198.51.100.99' })).toEqual({
      status: 429,
      wait: WINDOW,
    });
    expect(await tryOnce({ account: 'b', address: '198.51.100.99' })).toBeNull();
  });

  it('made at the same time are all counted', async () => {
    const onOverrun = vi.fn(async () => {});
    const all = await Promise.all(
      Array.from({ length: 60 }, (_, n) =>
        tryOnce({ account: 'a', address: `198.51.100.${n}` }, onOverrun),
      ),
    );
    expect(all.filter((refused) => refused === null)).toHaveLength(10);
    expect(onOverrun).toHaveBeenCalledTimes(1);
  });

  it('of an address are a hundred, whatever accounts they name', async () => {
    const all = await Promise.all(
      Array.from({ length: 101 }, (_, n) => tryOnce({ account: `a${n}`, address: '203.0.113.1' })),
    );
    expect(all.filter((refused) => refused !== null)).toEqual([
      { status: 429, wait: expect.any(Number) },
    ]);
  });

  it('from one IPv6 network count as one address', async () => {
    for (let n = 0; n < 100; n += 1) {
      await tryOnce({
        account: `a${n}`,
        address: `2001:db8:1:2${n.toString(16).padStart(2, '0')}::1`,
      });
    }
    expect(await tryOnce({ address: '2001:db8:1:2ff:ffff:ffff:0:1' })).toMatchObject({
      status: 429,
    });
    expect(await tryOnce({ address: '2001:db8:1:300::1' })).toBeNull();
    expect(await tryOnce({ address: '::ffff:203.0.113.5' })).toBeNull();
  });

  it('beyond the limit wait longer each time, up to a bound, and never forever', async () => {
    const waits: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      let refused: { wait: number } | null = null;
      while (!refused) refused = await tryOnce({ account: 'a', address: `198.51.100.${round}` });
      waits.push(refused.wait);
      await endWaits();
    }
    expect(waits.map((wait) => wait / WINDOW)).toEqual([1, 2, 4, 8, 8, 8]);
    expect(await tryOnce({ account: 'a', address: '198.51.100.200' })).toBeNull();
  });

  it('that succeed are refunded', async () => {
    const who = { account: 'a', address: '198.51.100.7' };
    for (let n = 0; n < 300; n += 1) {
      expect(await tryOnce(who)).toBeNull();
      await app.accounts.throttles.succeed('sign-in', who);
    }
  });

  it('of a known device are counted separately from strangers’', async () => {
    const address = '198.51.100.8';
    for (let n = 0; n < 11; n += 1) await tryOnce({ account: 'a', address });
    expect(await tryOnce({ account: 'a', address })).toMatchObject({ status: 429 });
    expect(await tryOnce({ account: 'a', device: 'd', address })).toBeNull();
  });

  it('leave neither the address nor the account readable in the database', async () => {
    await tryOnce({ account: 'maria@example.org', address: '198.51.100.7' });
    const { rows } = await sql<{ key: string }>`select key from throttle`.execute(app.database.db);
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toContain('maria');
  });
});

describe('a thousand guesses', () => {
  /** Counts comparisons instead of making them; the right password is never among the guesses. */
  function countedHashes() {
    return vi.spyOn(app.accounts.hasher, 'verifyAny').mockImplementation(async () => -1);
  }

  async function guess(email: string, addressOf: (n: number) => string): Promise<number[]> {
    const seen: number[] = [];
    for (let start = 0; start < 1000; start += 50) {
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, n) =>
          app.post(
            'User/LogIn',
            { email, password: `Guess-${start + n}` },
            { headers: {}, address: addressOf(start + n) },
          ),
        ),
      );
      seen.push(...answers.map(({ status }) => status));
    }
    return seen;
  }

  it.each([
    ['one address', (_n: number) => '203.0.113.1'],
    ['many addresses', (n: number) => `198.18.${n >> 8}.${n & 255}`],
  ])(
    'from %s cost ten hashes and leave the real person’s devices alone',
    async (_where, addressOf) => {
      const person = await app.makePerson();
      const known = await app.signIn(person, { headers: {}, address: '192.0.2.1' });
      const verifyAny = countedHashes();
      const statuses = await guess(person.email, addressOf);
      expect(verifyAny).toHaveBeenCalledTimes(10);
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(990);
      vi.restoreAllMocks();
      const body = { email: person.email, password: PASSWORD };
      const device = { headers: { cookie: known.cookie }, address: '192.0.2.1' };
      expect((await app.post('User/LogIn', body, device)).status).toBe(200);
      const stranger = { headers: {}, address: '192.0.2.2' };
      const locked = await app.post('User/LogIn', body, stranger);
      expect([locked.status, locked.body.code, locked.headers['retry-after']]).toEqual([
        429,
        'too-many-tries',
        expect.stringMatching(/^\d+$/),
      ]);
      await endWaits();
      expect((await app.post('User/LogIn', body, stranger)).status).toBe(200);
    },
  );

  it('look the same for an address without an account', async () => {
    countedHashes();
    const person = await app.makePerson();
    const refusals = [];
    for (const email of [person.email, 'nobody@example.org']) {
      for (let n = 0; n < 10; n += 1) {
        await app.post('User/LogIn', { email, password: 'Guess-1' });
      }
      const { status, body, headers } = await app.post('User/LogIn', {
        email,
        password: 'Guess-1',
      });
      const { requestId, ...said } = body;
      refusals.push([status, said, headers['retry-after']]);
    }
    expect(refusals[0]).toEqual(refusals[1]);
  });
});

describe('a locked account', () => {
  it('is reported by email, once per wait; an unknown address gets no email', async () => {
    vi.spyOn(app.accounts.hasher, 'verifyAny').mockImplementation(async () => -1);
    const person = await app.makePerson();
    for (const email of [person.email, 'nobody@example.org']) {
      for (let n = 0; n < 15; n += 1) {
        await app.post('User/LogIn', { email, password: 'Guess-1' });
      }
    }
    const waiting = await app.database.db
      .selectFrom('event_outbox')
      .select(['payload'])
      .where('type', '=', 'accounts.sign-in-locked')
      .where('delivered_at', 'is', null)
      .orderBy('id', 'desc')
      .limit(2)
      .execute();
    expect(waiting.map(({ payload }) => payload)).toEqual([
      { email: 'nobody@example.org' },
      { email: person.email },
    ]);
  });
});
