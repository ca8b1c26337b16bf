import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../test/accounts-app.ts';
import { runCommand } from '../test/run-command.ts';

const program = fileURLToPath(new URL('./admin.ts', import.meta.url));
let app: AccountsApp;
let folder: string;

beforeAll(async () => {
  app = await createAccountsApp();
  folder = await mkdtemp(join(tmpdir(), 'homestead-admin-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const admin = (...words: string[]) =>
  runCommand(program, words, { database: app.database, stateDir: folder });

const create = (email: string, firstName = 'Olive') =>
  admin('create-super-admin', '--email', email, '--first-name', firstName, '--last-name', 'Grant');
const linkIn = (out: string) => new URL(/http\S+/.exec(out)?.[0] ?? 'http://nothing');
const secretsOf = ({ hash }: URL) => new URLSearchParams(hash.slice(1));
const useLink = (link: URL, newPassword: string) =>
  app.post('User/ResetPassword', {
    email: secretsOf(link).get('email'),
    token: secretsOf(link).get('token'),
    newPassword,
  });

test('prints a link while a server is running, which sets the first password once', async () => {
  const { code, out } = await create('Olive.Grant@example.org');
  expect(code).toBe(0);
  const link = linkIn(out);
  expect(link.pathname).toBe('/createnewpassword');
  expect((await useLink(link, 'Quiet-Meadow-12')).status).toBe(200);
  expect((await useLink(link, 'Other-Meadow-12')).status).toBe(400);
  const session = await app.signIn({
    email: 'olive.grant@example.org',
    password: 'Quiet-Meadow-12',
  });
  expect((await app.get('users/getroles', null, session)).status).toBe(200);
  // The rule of a production database: two-step sign-in comes before anything else.
  const { pool } = app.database;
  await pool.query(`update role set requires_two_step = true where key = 'super-admin'`);
  const strict = await app.get('users/getroles', null, session);
  expect([strict.status, strict.body.code]).toEqual([403, 'second-step-needed']);
  const { body } = await app.get('User/Session', null, session);
  expect(body.data).toMatchObject({ mustSetUpTwoStep: true, landing: '/accountsetting' });
  await pool.query(`update role set requires_two_step = false where key = 'super-admin'`);
  const taken = await create('olive.grant@example.org');
  expect(taken).toMatchObject({ code: 1, err: 'Email is already in use\n' });
});

test('a new link for a person who has not used theirs ends the first, and lasts a day', async () => {
  const first = linkIn((await create('second@example.org')).out);
  const second = linkIn((await create('second@example.org')).out);
  expect((await useLink(first, 'Quiet-Meadow-12')).status).toBe(400);
  const { db } = app.database;
  const person = await db
    .selectFrom('person')
    .select('id')
    .where('email', '=', 'second@example.org')
    .executeTakeFirstOrThrow();
  const token = await db
    .selectFrom('secret_link')
    .selectAll()
    .where('subject', '=', person.id)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  const hours = (token.expires_at.getTime() - token.created_at.getTime()) / 3_600_000;
  expect(hours).toBe(24);
  expect((await useLink(second, 'Quiet-Meadow-12')).status).toBe(200);
});

test('refuses an invalid name or address with 1, wrong usage with 2', async () => {
  expect(await create('olive')).toMatchObject({
    code: 1,
    err: 'Please enter a valid email address\n',
  });
  expect(await create('third@example.org', 'O1')).toMatchObject({
    code: 1,
    err: 'First Name can only contain letters\n',
  });
  for (const words of [[], ['create-super-admin'], ['drop-everything', '--email', 'a@b.co']]) {
    expect(await admin(...words)).toMatchObject({ code: 2, err: expect.stringContaining('Usage') });
  }
});
