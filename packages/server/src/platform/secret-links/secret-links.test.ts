import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createTestServices } from '../../../test/services.ts';
import type { Services } from '../room.ts';
import { giveLinkCode, takeLinkCode } from './link-code.ts';
import { countLinkTry } from './link-key.ts';
import {
  endSecretLinks,
  findSecretLink,
  issueSecretLinks,
  takeSecretLink,
} from './secret-links.ts';

let database: TestDatabase;
let services: Services;
let count = 0;

beforeAll(async () => {
  database = await createTestDatabase();
  services = createTestServices(database);
});
afterAll(() => database.close());

const purpose = 'test.offer';
const purposes = [purpose];

async function aLink(role = 'buyer') {
  const subject = `offer-${++count}`;
  const link = { purpose, subject, role, email: 'b@example.org', minutes: 60 };
  const [key = ''] = await issueSecretLinks(database.db, [link]);
  return { key, subject };
}

it('a secret link has 256 random bits, of which only a hash is stored', async () => {
  const { key, subject } = await aLink();
  expect(Buffer.from(key, 'base64url')).toHaveLength(32);
  const { rows } = await database.pool.query('select * from secret_link where subject = $1', [
    subject,
  ]);
  expect(rows).toMatchObject([{ hash: createHash('sha256').update(key).digest() }]);
  expect(JSON.stringify(rows)).not.toContain(key);
});

it('a secret link opens its own record in its own role and for its own purpose alone', async () => {
  const { key, subject } = await aLink();
  const find = (about: object) => findSecretLink(database.db, key, { purposes, ...about });
  expect(await find({ subject, role: 'buyer' })).toMatchObject({ subject, role: 'buyer' });
  expect(await find({ subject: 'offer-of-another' })).toBeNull();
  expect(await find({ role: 'seller' })).toBeNull();
  expect(await find({ purposes: ['test.invoice'] })).toBeNull();
  expect(await findSecretLink(database.db, `${key}x`, { purposes })).toBeNull();
});

it('a secret link ends when it is revoked, expires or is used up', async () => {
  const [revoked, expired, used] = [await aLink(), await aLink(), await aLink()];
  await endSecretLinks(database.db, { subjects: [revoked.subject] });
  await database.pool.query('update secret_link set expires_at = now() where subject = $1', [
    expired.subject,
  ]);
  expect(await takeSecretLink(database.db, used.key, purposes)).not.toBeNull();
  for (const { key } of [revoked, expired, used]) {
    expect(await findSecretLink(database.db, key, { purposes })).toBeNull();
    expect(await takeSecretLink(database.db, key, purposes)).toBeNull();
  }
});

it('a secret link takes its emailed code once, and none after five wrong ones', async () => {
  const { db } = database;
  const { secrets } = services;
  const code = async ({ key }: { key: string }) => {
    const link = await findSecretLink(db, key, { purposes });
    if (!link) throw new Error('There is no link');
    return { link, code: await giveLinkCode(db, secrets, key) };
  };
  const [mine, other] = [await code(await aLink()), await code(await aLink())];
  const wrong = mine.code === '000000' ? '000001' : '000000';
  expect(await takeLinkCode(db, secrets, mine.link, wrong)).toBe(false);
  const spaced = `${mine.code.slice(0, 3)} ${mine.code.slice(3)}`;
  expect(await takeLinkCode(db, secrets, mine.link, spaced)).toBe(true);
  expect(await takeLinkCode(db, secrets, mine.link, mine.code)).toBe(false);
  for (let guess = 0; guess < 5; guess += 1) {
    await takeLinkCode(db, secrets, other.link, other.code === '000000' ? '000001' : '000000');
  }
  expect(await takeLinkCode(db, secrets, other.link, other.code)).toBe(false);
});

it('tries are throttled by link, wherever the tries come from', async () => {
  const { key } = await aLink();
  const tries = Array.from({ length: 11 }, (_, index) =>
    countLinkTry(services.throttles, key, `192.0.2.${index}`).then(
      () => 'open',
      () => 'refused',
    ),
  );
  expect((await Promise.all(tries)).filter((answer) => answer === 'refused')).toHaveLength(1);
  await countLinkTry(services.throttles, (await aLink()).key, '192.0.2.1');
});
