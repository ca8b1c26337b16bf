import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccountsApp, cookiesOf, createAccountsApp } from '../../../test/accounts-app.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';

let site: AccountsApp;

beforeAll(async () => {
  site = await createAccountsApp({
    MAILS_PER_MAILBOX_HOUR: '3',
    MAILS_PER_MAILBOX_DAY: '5',
    RESET_TRIES_PER_ACCOUNT: '1000',
    RESET_TRIES_PER_ADDRESS: '1000',
    REGISTER_TRIES_PER_ACCOUNT: '1000',
    REGISTER_TRIES_PER_ADDRESS: '1000',
  });
});
afterAll(() => site.close());

const resets = async (email: string) =>
  (await mailsTo(site.services, email)).filter(({ kind }) => kind === 'accounts.reset');
const ask = (email: string) => site.post('User/ForgetPassword', { email });
const links = async (id: string) =>
  (
    await site.database.pool.query(
      `select hash from secret_link where subject = $1 order by created_at`,
      [id],
    )
  ).rows;

it('beyond the limit, a reset is answered the same, is not sent, and ends no link', async () => {
  const person = await site.makePerson();
  const first = await ask(person.email);
  await Promise.all([1, 2, 3, 4].map(() => ask(person.email)));
  expect(await resets(person.email)).toHaveLength(3);
  const before = await links(person.id);
  const { status, body } = await ask(person.email);
  expect({ status, body }).toEqual({ status: first.status, body: first.body });
  expect(await resets(person.email)).toHaveLength(3);
  expect(await links(person.id)).toEqual(before);
  const later = (hours: number) =>
    site.database.pool.query(
      `update mail_message set recorded_at = recorded_at - make_interval(hours => $1)`,
      [hours],
    );
  await later(2);
  for (const _ of [1, 2, 3]) await ask(person.email);
  expect(await resets(person.email)).toHaveLength(5);
  await later(24);
  await ask(person.email);
  expect(await resets(person.email)).toHaveLength(6);
});

it('tags are the same mailbox, and registrations leave resets their own limit', async () => {
  const person = await site.makePerson();
  const [local, domain] = person.email.split('@');
  const register = (email: string) =>
    site.post('User/CreateUser', {
      first_name: 'Maria',
      last_name: 'Olsen',
      email,
      password: 'Harbor-lantern-42',
      agreeTermAndCondition: true,
    });
  const answers = [];
  for (const tag of ['a', 'b', 'c', 'd', 'e']) {
    answers.push((await register(`${local}+${tag}@${domain}`)).status);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200]);
  const { rows } = await site.database.pool.query(
    'select count(*)::int as sent from mail_message where to_address like $1',
    [`${local}+%`],
  );
  expect(rows).toEqual([{ sent: 3 }]);
  await ask(person.email);
  expect(await resets(person.email)).toHaveLength(1);
});

const newest = (email: string) => lastMailTo(site.services, email, 'accounts.reset');
const setPassword = async (email: string) =>
  site.post('User/ResetPassword', {
    email,
    newPassword: 'Harbor-lantern-42',
    token: (await newest(email)).token,
  });
/** Lets time pass for a person's links and emails. */
const pass = async (minutes: number, { id, email }: { id: string; email: string }) => {
  await site.database.pool.query(
    `update secret_link set expires_at = expires_at - make_interval(mins => $1),
       created_at = created_at - make_interval(mins => $1) where subject = $2`,
    [minutes, id],
  );
  await site.database.pool.query(
    `update mail_message set recorded_at = recorded_at - make_interval(mins => $1)
     where to_address = $2`,
    [minutes, email],
  );
};

it('beyond the limit, the last link works until the next email may be sent', async () => {
  const person = await site.makePerson();
  for (const _ of [1, 2, 3]) await ask(person.email);
  expect((await newest(person.email)).text).toContain('for an hour');
  await pass(59, person);
  expect((await ask(person.email)).status).toBe(200);
  expect(await resets(person.email)).toHaveLength(3);
  await pass(1, person);
  await ask(person.email);
  expect(await resets(person.email)).toHaveLength(4);
  await ask(person.email);
  expect((await newest(person.email)).text).toContain('for 23 hours');
  await pass(22 * 60, person);
  await ask(person.email);
  expect(await resets(person.email)).toHaveLength(5);
  expect((await setPassword(person.email)).status).toBe(200);
});

it('an owner who used the last link gets another one within the limit’s hour', async () => {
  const person = await site.makePerson();
  for (const _ of [1, 2, 3, 4]) await ask(person.email);
  expect((await setPassword(person.email)).status).toBe(200);
  await ask(person.email);
  expect(await resets(person.email)).toHaveLength(4);
  for (const _ of [1, 2, 3]) await ask(person.email);
  expect(await resets(person.email)).toHaveLength(4);
  await pass(59, person);
  expect((await setPassword(person.email)).status).toBe(200);
});

it('resets of one account leave another with the same mailbox its own', async () => {
  const person = await site.makePerson();
  const [local, domain] = person.email.split('@');
  const tagged = await site.makePerson({ email: `${local}+office@${domain}` });
  for (const _ of [1, 2, 3, 4]) await ask(tagged.email);
  await ask(person.email);
  expect(await resets(person.email)).toHaveLength(1);
});

it('a registration beyond the limit is answered the same and leaves the emailed one valid', async () => {
  const email = 'capped@example.org';
  const register = (password: string, as = email) =>
    site.post('User/CreateUser', {
      first_name: 'Maria',
      last_name: 'Olsen',
      email: as,
      password,
      agreeTermAndCondition: true,
    });
  const first = await register('Harbor-lantern-42');
  const { token } = await lastMailTo(site.services, email);
  for (const tag of ['a', 'b']) await register('Harbor-lantern-42', `capped+${tag}@example.org`);
  const answer = await register('Tall-Grass-Wind-9');
  expect({ status: answer.status, body: answer.body }).toEqual({ status: 200, body: first.body });
  expect(cookiesOf(answer)).toMatch(/^homestead_registration=[\w-]{43}$/);
  expect(await mailsTo(site.services, email)).toHaveLength(1);
  const headers = { cookie: cookiesOf(first) };
  expect((await site.post('User/VerifyEmail', { token }, { headers })).status).toBe(200);
  expect(await site.signIn({ email, password: 'Harbor-lantern-42' })).toBeTruthy();
});

it('a registration that was never emailed is replaced', async () => {
  const email = 'never+c@example.org';
  const register = (as: string, first_name: string) =>
    site.post('User/CreateUser', {
      first_name,
      last_name: 'Olsen',
      email: as,
      password: 'Harbor-lantern-42',
      agreeTermAndCondition: true,
    });
  for (const tag of ['', '+a', '+b']) await register(`never${tag}@example.org`, 'Maria');
  for (const name of ['Maria', 'Marie']) await register(email, name);
  const { rows } = await site.database.pool.query(
    'select first_name from pending_registration where email = $1 and settled_at is null',
    [email],
  );
  expect(rows).toEqual([{ first_name: 'Marie' }]);
});
