import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { type HashTurn, PasswordHasher, turnOf, turnOfStranger } from './password-hasher.ts';

const settings = {
  PASSWORD_MEMORY_KIB: 19_456,
  PASSWORD_PASSES: 2,
  HASHES_AT_ONCE: 1,
  HASHES_WAITING: 2,
  HASHES_WAITING_PER_ADDRESS: 2,
};

const maria = turnOf('maria');

describe('a hash', () => {
  const hasher = new PasswordHasher(settings);

  it('is argon2id at the cost in the settings, with its own salt', async () => {
    const [one, two] = [
      await hasher.hash('Prairie-Rose-7', maria),
      await hasher.hash('Prairie-Rose-7', maria),
    ];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(one)).toMatchObject({ outputLen: 32, saltLen: 16 });
    expect(one).not.toBe(two);
    expect(await hasher.verify(one, 'Prairie-Rose-7', maria)).toBe(true);
    expect(await hasher.verify(one, 'prairie-rose-7', maria)).toBe(false);
  });

  it('that is missing is compared all the same, and never matches', async () => {
    expect(await hasher.verify(null, 'Prairie-Rose-7', maria)).toBe(false);
    expect(await hasher.verify(null, '', maria)).toBe(false);
  });

  it('is found among several, the first match', async () => {
    const [a, b] = [await hasher.hash('aaaaaa', maria), await hasher.hash('bbbbbb', maria)];
    expect(await hasher.verifyAny([a, b], 'aaaaaa', maria)).toBe(0);
    expect(await hasher.verifyAny([null, b], 'bbbbbb', maria)).toBe(1);
    expect(await hasher.verifyAny([a, null], 'bbbbbb', maria)).toBe(-1);
    expect(await hasher.verifyAny([a, a], 'aaaaaa', maria)).toBe(0);
  });

  it('is outdated as soon as the cost differs', async () => {
    const made = await hasher.hash('aaaaaa', maria);
    expect(hasher.isOutdated(made)).toBe(false);
    expect(new PasswordHasher({ ...settings, PASSWORD_PASSES: 3 }).isOutdated(made)).toBe(true);
    expect(new PasswordHasher({ ...settings, PASSWORD_MEMORY_KIB: 65_536 }).isOutdated(made)).toBe(
      true,
    );
  });
});

describe('the queue', () => {
  it('holds a limited number, refuses the rest with a time to retry, and continues', async () => {
    const hasher = new PasswordHasher(settings);
    const all = await Promise.allSettled(
      Array.from({ length: 6 }, () => hasher.hash('aaaaaa', maria)),
    );
    expect(all.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
      'rejected',
    ]);
    expect(all[3]).toMatchObject({
      reason: { code: 'sign-in-busy', status: 503, retryAfterSeconds: 2 },
    });
    expect(await hasher.hash('aaaaaa', maria)).toMatch(/^\$argon2id/);
  });

  it('frees its places when a comparison fails', async () => {
    const hasher = new PasswordHasher(settings);
    for (let n = 0; n < 5; n += 1) {
      await expect(hasher.verify('no hash at all', 'aaaaaa', maria)).rejects.toThrow();
    }
    expect(await hasher.hash('aaaaaa', maria)).toMatch(/^\$argon2id/);
  });

  it('serves known devices before strangers, and strangers before registrations', async () => {
    const hasher = new PasswordHasher(settings);
    const served: string[] = [];
    const ask = (name: string, turn: HashTurn) =>
      hasher.hash('aaaaaa', turn).then(() => served.push(name));
    await Promise.all([
      ask('first', maria),
      ask('registration', turnOfStranger({ address: '8.8.8.8' }, 'registration')),
      ask('stranger', turnOfStranger({ address: '8.8.4.4' })),
      ask('known', maria),
    ]);
    expect(served).toEqual(['first', 'known', 'stranger', 'registration']);
  });

  it('serves strangers and registrations between the known devices that keep coming', async () => {
    const hasher = new PasswordHasher({
      ...settings,
      HASHES_WAITING: 6,
      HASHES_WAITING_PER_ADDRESS: 6,
    });
    const served: string[] = [];
    const ask = (name: string, turn: HashTurn) =>
      hasher.hash('aaaaaa', turn).then(() => served.push(name));
    await Promise.all([
      ...Array.from({ length: 7 }, () => ask('known', maria)),
      ask('stranger', turnOfStranger({ address: '8.8.4.4' })),
      ask('registration', turnOfStranger({ address: '8.8.8.8' }, 'registration')),
    ]);
    expect([served.indexOf('registration'), served.indexOf('stranger')]).toEqual([3, 6]);
    expect(served).toHaveLength(9);
  });

  it('full of strangers has room for a known device', async () => {
    const hasher = new PasswordHasher(settings);
    const strangers = Array.from({ length: 20 }, (_, n) =>
      hasher.hash('aaaaaa', turnOfStranger({ address: `8.8.8.${n}` })),
    );
    const settled = Promise.allSettled(strangers);
    expect(await hasher.hash('aaaaaa', maria)).toMatch(/^\$argon2id/);
    const answers = await settled;
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('gives a block of addresses one place, and another block the next', async () => {
    const hasher = new PasswordHasher({ ...settings, HASHES_WAITING_PER_ADDRESS: 1 });
    const from = (address: string) => hasher.hash('aaaaaa', turnOfStranger({ address }));
    const answers = await Promise.allSettled(
      ['2001:db8::1', '2001:db8:0:1::2', '2001:db8:0:ff::3', '2001:db8:0:100::1'].map(from),
    );
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });

  it('counts the people of one office by person, not by the address they share', async () => {
    const hasher = new PasswordHasher({ ...settings, HASHES_WAITING_PER_ADDRESS: 1 });
    const ask = (turn: HashTurn) => hasher.hash('aaaaaa', turn);
    const office = { address: '8.8.8.8' };
    const answers = await Promise.allSettled([
      ...['maria', 'grace', 'jordan'].map((name) => ask(turnOf(name))),
      ...[office, office].map((origin) => ask(turnOfStranger(origin))),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
    ]);
  });
});
