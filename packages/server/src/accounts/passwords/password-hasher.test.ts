import { parseOptions } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { PasswordHasher } from './password-hasher.ts';

const settings = {
  PASSWORD_MEMORY_KIB: 19_456,
  PASSWORD_PASSES: 2,
  HASHES_AT_ONCE: 1,
  HASHES_WAITING: 2,
};

describe('a hash', () => {
  const hasher = new PasswordHasher(settings);

  it('is argon2id at the cost in the settings, with its own salt', async () => {
    const [one, two] = [await hasher.hash('Prairie-Rose-7'), await hasher.hash('Prairie-Rose-7')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(parseOptions(one)).toMatchObject({ outputLen: 32, saltLen: 16 });
    expect(one).not.toBe(two);
    expect(await hasher.verify(one, 'Prairie-Rose-7')).toBe(true);
    expect(await hasher.verify(one, 'prairie-rose-7')).toBe(false);
  });

  it('that is missing is compared all the same, and never matches', async () => {
    expect(await hasher.verify(null, 'Prairie-Rose-7')).toBe(false);
    expect(await hasher.verify(null, '')).toBe(false);
  });

  it('is found among several, the first match', async () => {
    const [a, b] = [await hasher.hash('aaaaaa'), await hasher.hash('bbbbbb')];
    expect(await hasher.verifyAny([a, b], 'aaaaaa')).toBe(0);
    expect(await hasher.verifyAny([null, b], 'bbbbbb')).toBe(1);
    expect(await hasher.verifyAny([a, null], 'bbbbbb')).toBe(-1);
    expect(await hasher.verifyAny([a, a], 'aaaaaa')).toBe(0);
  });

  it('is outdated as soon as the cost differs', async () => {
    const made = await hasher.hash('aaaaaa');
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
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => hasher.hash('aaaaaa')));
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
    expect(await hasher.hash('aaaaaa')).toMatch(/^\$argon2id/);
  });

  it('frees its places when a comparison fails', async () => {
    const hasher = new PasswordHasher(settings);
    for (let n = 0; n < 5; n += 1) {
      await expect(hasher.verify('no hash at all', 'aaaaaa')).rejects.toThrow();
    }
    expect(await hasher.hash('aaaaaa')).toMatch(/^\$argon2id/);
  });
});
