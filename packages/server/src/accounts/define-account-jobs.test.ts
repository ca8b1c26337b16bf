import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { deleteExpiredSecretLinks, deleteExpiredTries, Secrets } from '#platform';
import { type AccountsApp, createAccountsApp } from '../../test/accounts-app.ts';
import { expectToPassBadRow } from '../../test/bad-row.ts';
import { defineAccountJobs, forgetEventOrigins } from './define-account-jobs.ts';
import { deleteOldDevices, deleteOldSessions, deleteRunOut } from './tidy-store.ts';
import { deleteOldKeys } from './tokens/signing-key-store.ts';
import { signingKeySeal } from './tokens/signing-keys.ts';
import { totpSeal } from './two-step/take-code.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp();
});
afterAll(() => app.close());

it('deletes what has long expired and nothing else', async () => {
  const { db } = app.database;
  const person = await app.makePerson();
  const standing = await app.signIn(person);
  const [ended, longEnded] = [await app.signIn(person), await app.signIn(person)];
  await sql`update session set ended_at = now() - interval '2 days', ended_why = 'signed-out'
    where id = ${ended.sessionId}`.execute(db);
  await sql`update session set ended_at = now() - interval '91 days', ended_why = 'signed-out'
    where id = ${longEnded.sessionId}`.execute(db);
  await sql`insert into session_secret (hash, session_id, retired_at)
    values ('\\x01', ${standing.sessionId}, now() - interval '31 days'),
           ('\\x02', ${standing.sessionId}, now() - interval '1 day')`.execute(db);
  await sql`insert into throttle (key, points, expire) values ('over', 1, 1),
    ('runs', 1, extract(epoch from now() + interval '1 minute') * 1000)`.execute(db);
  await sql`insert into secret_link (hash, purpose, subject, email, expires_at)
    values ('\\x01', 'accounts.reset', 'a', 'a@b.co', now() - interval '8 days'),
           ('\\x02', 'accounts.reset', 'a', 'a@b.co', now() - interval '6 days')`.execute(db);
  await sql`insert into sign_in_challenge (hash, purpose, sealed_facts, expires_at)
    values ('\\x01', 'identity', '', now() - interval '1 second'),
           ('\\x02', 'identity', '', now() + interval '1 minute')`.execute(db);
  await sql`insert into known_device (hash, person_id, device, last_seen_at)
    values ('\\x01', ${person.id}, 'old', now() - interval '3 years')`.execute(db);
  await sql`insert into signing_key (kid, public_jwk, sealed_private_jwk, signs_until, published_until)
    values (${randomUUID()}, '{}', '', now() - interval '2 days', now() - interval '1 day')`.execute(
    db,
  );
  const before = await sql`select from security_event where person_id = ${person.id}`.execute(db);

  await deleteOldSessions(db);
  await deleteRunOut(db);
  await deleteOldDevices(db);
  await deleteExpiredTries(db);
  await deleteExpiredSecretLinks(db);
  await deleteOldKeys(db);

  const left = async (query: ReturnType<typeof sql>) =>
    (await query.execute(db)).rows.map((row) => Object.values(row as object)[0]);
  expect((await left(sql`select id from session order by started_at`)).sort()).toEqual(
    [standing.sessionId, ended.sessionId].sort(),
  );
  expect(
    await left(sql`select encode(hash, 'hex') from session_secret where length(hash) = 1`),
  ).toEqual(['02']);
  expect(await left(sql`select key from throttle where key in ('over', 'runs')`)).toEqual(['runs']);
  expect(await left(sql`select encode(hash, 'hex') from sign_in_challenge`)).toEqual(['02']);
  expect(await left(sql`select encode(hash, 'hex') from secret_link`)).toEqual(['02']);
  expect(await left(sql`select device from known_device where device = 'old'`)).toEqual([]);
  expect(await left(sql`select count(*)::int from signing_key`)).toEqual([1]);
  const after = await sql`select from security_event where person_id = ${person.id}`.execute(db);
  expect(after.rows).toHaveLength(before.rows.length);
  expect((await app.get('User/Session', null, standing)).status).toBe(200);
});

it('erases IP addresses and devices of old security events, and the chain of history stays whole', async () => {
  const { pool } = app.database;
  const { signal } = new AbortController();
  await pool.query(
    `insert into security_event (kind, address, device, happened_at, facts)
     select 'test-event', '203.0.113.9', 'Firefox on Linux', now() - days * interval '1 day',
       jsonb_build_object('days', days)
     from unnest(array[1, 29, 364, 366, 900]) days`,
  );
  const chain = async () =>
    (await pool.query('select link_audit(1000) as linked, (check_audit()).broken_at')).rows[0];
  await chain();
  const settings = (days: number) => ({
    ...app.accounts,
    settings: { ...app.accounts.settings, RETAIN_AUDIT_ADDRESSES_DAYS: days },
  });
  expect(await forgetEventOrigins(settings(0), signal)).toBe(0);
  expect(await forgetEventOrigins(app.accounts, signal)).toBe(2);
  expect(await forgetEventOrigins(app.accounts, signal)).toBe(0);
  const left = async () =>
    (
      await pool.query(
        `select (facts->>'days')::int as days from security_event
         where kind = 'test-event' and host(address) = '203.0.113.9' and device is not null
         order by id`,
      )
    ).rows.map(({ days }) => days);
  expect(await left()).toEqual([1, 29, 364]);
  expect(await chain()).toEqual({ linked: 2, broken_at: null });
  expect(await chain()).toEqual({ linked: 0, broken_at: null });
  // Recent evidence stays, whatever the program asks for.
  await pool.query(`select erase_history('security_event', array_agg(id::text))
     from security_event where kind = 'test-event'`);
  expect(await left()).toEqual([1, 29]);
});

it('an event that can’t be changed does not stop the others, and follows later', async () => {
  const { rows: old } = await app.database.pool.query(
    `insert into security_event (kind, address, happened_at)
     select 'test-event', '203.0.113.9', now() - interval '900 days' from generate_series(1, 3)
     returning id`,
  );
  await expectToPassBadRow(
    app.database,
    { table: 'security_event', id: old[0].id, others: 2 },
    () => forgetEventOrigins(app.accounts, new AbortController().signal),
  );
});

it('an hourly job seals authenticator seeds and signing keys with the new secrets key', async () => {
  const former = new Secrets(Buffer.alloc(32, 1));
  const secrets = new Secrets(Buffer.alloc(32, 2), [Buffer.alloc(32, 1)]);
  const { pool } = app.database;
  const person = await app.makePerson();
  await pool.query(
    'insert into totp_secret (person_id, sealed_secret, confirmed_at) values ($1, $2, now())',
    [person.id, former.seal(totpSeal.purpose, person.id, 'seed')],
  );
  await pool.query(
    `insert into signing_key (kid, public_jwk, sealed_private_jwk, signs_until, published_until)
     values ('old', '{}', $1, now() + interval '1 day', now() + interval '2 days')`,
    [former.seal(signingKeySeal.purpose, 'old', 'key')],
  );
  const runs = new Map<string, (data: unknown, signal: AbortSignal) => Promise<void>>();
  const jobs = { define: (job: { name: string; run: never }) => runs.set(job.name, job.run) };
  defineAccountJobs({ ...app.accounts, secrets, jobs: jobs as never });
  await runs.get('accounts.reseal')?.(null, new AbortController().signal);
  const { rows } = await pool.query(
    `select sealed_secret as seed, sealed_private_jwk as key from totp_secret, signing_key
     where person_id = $1 and kid = 'old'`,
    [person.id],
  );
  const current = new Secrets(Buffer.alloc(32, 2));
  expect(current.open(totpSeal.purpose, person.id, rows[0].seed)).toBe('seed');
  expect(current.open(signingKeySeal.purpose, 'old', rows[0].key)).toBe('key');
});
