import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookiesOf } from '../../../test/accounts-app.ts';
import { mailsTo } from '../../../test/mailbox.ts';
import {
  openRegistrationSite,
  type RegistrationSite,
  registrationForm,
} from '../../../test/registration-site.ts';

let at: RegistrationSite;

beforeAll(async () => {
  at = await openRegistrationSite({ RESET_TRIES_PER_ADDRESS: '10000' });
});
afterAll(() => at.app.close());

let count = 0;
const freshKey = () => `form-key-${++count}`;
const send = (path: string, body: object, key: string, headers = {}) =>
  at.app.post(path, body, { headers: { ...headers, 'idempotency-key': key } });
const mails = async (email: string) => (await mailsTo(at.app.services, email)).length;
const reused = { status: 422, body: { code: 'idempotency-key-reused' } };

describe('a registration with a key', () => {
  const register = (email: string, key: string, changes: object = {}) =>
    send('User/CreateUser', { ...registrationForm, email, ...changes }, key);

  it('sent again or at the same time gets the same answer, one row and one email', async () => {
    const [email, key] = [at.freshEmail(), freshKey()];
    const answers = await Promise.all([1, 2, 3].map(() => register(email, key)));
    answers.push(await register(email, key));
    for (const { status, body } of answers) {
      expect({ status, body }).toEqual({ status: 200, body: answers[0]?.body });
    }
    expect(new Set(answers.map(cookiesOf)).size).toBe(1);
    const { rows } = await at.app.database.pool.query(
      'select 1 from pending_registration where email = $1',
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(await mails(email)).toBe(1);
    const { token } = await at.mailTo(email);
    expect((await at.verify({ token }, cookiesOf(answers[3] as never))).status).toBe(200);
  });

  it('is refused with another body or password', async () => {
    const [email, key] = [at.freshEmail(), freshKey()];
    await register(email, key);
    expect(await register(email, key, { last_name: 'Olsen' })).toMatchObject(reused);
    const other = await register(email, key, { password: 'Tall-Grass-Wind-9' });
    expect(other).toMatchObject(reused);
    expect(other.headers['set-cookie']).toBeUndefined();
    expect(await mails(email)).toBe(1);
  });

  it('may be corrected after a refusal', async () => {
    const [email, key] = [at.freshEmail(), freshKey()];
    expect((await register(email, key, { first_name: '' })).status).toBe(400);
    expect((await register(email, key)).status).toBe(200);
  });
});

describe('a forgotten password with a key', () => {
  const forget = (email: string, key: string, headers = {}) =>
    send('User/ForgetPassword', { email }, key, headers);

  it('sent again is emailed once, and refused for another address', async () => {
    const person = await at.app.makePerson();
    const key = freshKey();
    const first = await forget(person.email, key);
    expect(first.status).toBe(200);
    expect((await forget(person.email, key)).body).toEqual(first.body);
    expect(await mails(person.email)).toBe(1);
    expect(await forget(at.freshEmail(), key)).toMatchObject(reused);
  });

  it('stores the same for an address without an account', async () => {
    const person = await at.app.makePerson();
    const keys = [freshKey(), freshKey()];
    const answers = [
      await forget(person.email, keys[0] ?? ''),
      await forget(at.freshEmail(), keys[1] ?? ''),
    ];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    const { rows } = await at.app.database.pool.query(
      `select scope, octet_length(sealed_answer) as size from idempotent_answer
       where key_hash = any(array[sha256($1::bytea), sha256($2::bytea)])`,
      keys.map((key) => Buffer.from(key)),
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
  });

  it('belongs to the person who is signed in', async () => {
    const person = await at.app.makePerson();
    const { jwtToken } = await at.app.signIn(person);
    const before = await mails(person.email);
    const key = freshKey();
    await forget(person.email, key, { authorization: `Bearer ${jwtToken}` });
    await forget(person.email, key);
    expect(await mails(person.email)).toBe(before + 2);
  });
});

it('a code that is sent again with its key is emailed once', async () => {
  const [email, key] = [at.freshEmail(), freshKey()];
  await at.register({ email });
  const resend = (to: string) => send('User/ResendVerification', { email: to }, key);
  const first = await resend(email);
  expect(first.status).toBe(200);
  expect((await resend(email)).body).toEqual(first.body);
  expect(await mails(email)).toBe(2);
  expect(await resend(at.freshEmail())).toMatchObject(reused);
});
