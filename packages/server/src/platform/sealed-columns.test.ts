import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { countFormerSeals, resealColumn, type SealedColumn } from './sealed-columns.ts';
import { openSecrets, Secrets } from './secrets.ts';

const keys = [1, 2, 3].map((fill) => Buffer.alloc(32, fill)) as [Buffer, Buffer, Buffer];
const first = new Secrets(keys[0]);
const second = new Secrets(keys[1], [keys[0]]);
const alone = new Secrets(keys[1]);
/** The text of ada for a purpose, sealed with the first key by a version without key ids. */
const LEGACY = 'BwcHBwcHBwcHBwcHpQmN5I4PEhz6dLXmG9MjhLodRah9r5wP';

describe('a secrets key', () => {
  it('opens what a former one sealed, and seals so that the former one is not needed', () => {
    const sealed = first.seal('a purpose', 'ada', 'the text');
    expect(second.open('a purpose', 'ada', sealed)).toBe('the text');
    expect(() => alone.open('a purpose', 'ada', sealed)).toThrow();
    expect(alone.open('a purpose', 'ada', second.seal('a purpose', 'ada', 'new'))).toBe('new');
  });

  it('comes from the settings, with the former ones', () => {
    const [SECRETS_KEY, ...SECRETS_KEY_OLD] = [keys[1], keys[2], keys[0]].map((key) =>
      key.toString('base64'),
    );
    const opened = openSecrets({ SECRETS_KEY, SECRETS_KEY_OLD, stateDir: '' });
    const sealed = first.seal('a purpose', 'ada', 'the text');
    expect(opened.open('a purpose', 'ada', sealed)).toBe('the text');
    expect(opened.prefix).toEqual(alone.prefix);
  });

  it('opens what was sealed before keys had ids', () => {
    const sealed = Buffer.from(LEGACY, 'base64');
    expect(second.open('a purpose', 'ada', sealed)).toBe('the text');
    expect(() => alone.open('a purpose', 'ada', sealed)).toThrow();
  });

  it('refuses bytes of another owner or purpose, and changed ones, the key id among them', () => {
    const sealed = second.seal('a purpose', 'ada', 'the text');
    expect(() => second.open('a purpose', 'ben', sealed)).toThrow();
    expect(() => second.open('another', 'ada', sealed)).toThrow();
    for (let byte = 0; byte < sealed.length; byte += 1) {
      const changed = Buffer.from(sealed);
      changed[byte] = (changed[byte] ?? 0) ^ 1;
      expect(() => second.open('a purpose', 'ada', changed)).toThrow();
    }
    const renamed = Buffer.concat([first.prefix, sealed.subarray(first.prefix.length)]);
    expect(() => second.open('a purpose', 'ada', renamed)).toThrow();
    expect(() => second.open('a purpose', 'ada', Buffer.alloc(3))).toThrow();
  });

  it('finds hashes that were made with a former one', () => {
    const stored = first.keyedHash('a code', '123456');
    expect(second.keyedHashes('a code', '123456')).toContainEqual(stored);
    expect(second.keyedHashes('a code', '123457')).not.toContainEqual(stored);
    expect(alone.keyedHashes('a code', '123456')).not.toContainEqual(stored);
  });
});

describe('a sealed column', () => {
  let database: TestDatabase;
  const column: SealedColumn = {
    table: 'signing_key',
    column: 'sealed_private_jwk',
    owner: 'kid',
    purpose: 'signing key',
  };
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  async function insert(kid: string, sealed: Buffer): Promise<void> {
    await database.pool.query(
      `insert into signing_key (kid, public_jwk, sealed_private_jwk, signs_until, published_until)
       values ($1, '{}', $2, now() + interval '1 day', now() + interval '2 days')`,
      [kid, sealed],
    );
  }

  it('is sealed with the current key, but for the rows that no key opens', async () => {
    for (let n = 0; n < 210; n += 1) {
      await insert(`old-${n}`, first.seal('signing key', `old-${n}`, `text ${n}`));
    }
    await insert('new', second.seal('signing key', 'new', 'new text'));
    await insert('bad', Buffer.alloc(40, 9));
    expect(await countFormerSeals(database.db, second, column)).toBe(211);
    const { sealed, failed } = await resealColumn(database.db, second, column);
    expect([sealed, failed.map(({ owner }) => owner)]).toEqual([210, ['bad']]);
    const { rows } = await database.pool.query(
      `select kid, sealed_private_jwk as bytes from signing_key where kid <> 'bad'`,
    );
    const texts = new Map(
      rows.map((row) => [row.kid, alone.open('signing key', row.kid, row.bytes)]),
    );
    expect([texts.size, texts.get('old-209'), texts.get('new')]).toEqual([
      211,
      'text 209',
      'new text',
    ]);
    expect(await countFormerSeals(database.db, second, column)).toBe(1);
    expect((await resealColumn(database.db, second, column)).sealed).toBe(0);
  });
});
