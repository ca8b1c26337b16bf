import { legalTextNames } from '@homestead/contract/platform';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#platform';
import { createAccountsApp } from '../../../test/accounts-app.ts';
import {
  openRegistrationSite,
  type RegistrationSite,
  registrationForm,
} from '../../../test/registration-site.ts';
import { fieldMessages } from '../messages/fields.ts';

const demoBrokerage = readSettings({}, '/').brokerage.name;

let at: RegistrationSite;

beforeAll(async () => {
  at = await openRegistrationSite();
});
afterAll(() => at.app.close());

describe('registering', () => {
  it('makes a client once the secret link is opened and its form sent, not before', async () => {
    const email = at.freshEmail();
    const answer = await at.register({ email: `  ${email.toUpperCase()} ` });
    expect(answer).toMatchObject({
      status: 200,
      body: { data: true, statusCode: 'success', status: 200 },
    });
    expect(await at.findPerson(email)).toBeUndefined();
    const mail = await at.mailTo(email);
    expect(mail).toMatchObject({ kind: 'accounts.verify', subject: 'Confirm your email address' });
    expect(mail.text).toContain(
      `http://127.0.0.1:3000/verifyidentity?purpose=verify#token=${mail.token}`,
    );
    const verified = await at.verify({ token: mail.token });
    expect(verified).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await at.findPerson(email)).toMatchObject({
      role_key: 'client',
      lead_role: 'Seller',
      first_name: 'Jordan',
      email_verified_at: expect.any(Date),
      terms_agreed_at: expect.any(Date),
      terms_version: at.app.services.settings.legal['terms-of-use'].version,
    });
    expect(await at.app.signIn({ email })).toBeTruthy();
    const { rows } = await at.app.database.pool.query(
      `select payload from event_outbox where type = 'accounts.person-registered' order by id desc limit 1`,
    );
    expect(rows[0].payload).toMatchObject({ email, leadRole: 'Seller' });
  });

  it('accepts the six digits instead of the link, in any format', async () => {
    const email = at.freshEmail();
    await at.register({ email });
    const { code } = await at.mailTo(email);
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`;
    expect((await at.verify({ email: email.toUpperCase(), code: typed })).status).toBe(200);
    expect(await at.findPerson(email)).toMatchObject({ role_key: 'client' });
  });

  it('refuses a common password and one of the person’s own words, and stores nothing', async () => {
    const email = at.freshEmail();
    const refusals = [
      ['Password1', fieldMessages.commonPassword()],
      ['Jordan-1', fieldMessages.guessablePassword()],
      [`${demoBrokerage.split(' ')[0]}-1a`, fieldMessages.guessablePassword()],
    ];
    for (const [password, message] of refusals) {
      expect(await at.register({ email, password })).toMatchObject({
        status: 400,
        body: { code: 'create-account-refused', errors: [{ field: 'password', message }] },
      });
    }
    const { rows } = await at.app.database.pool.query(
      'select from pending_registration where email = $1',
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('grants no rights, whatever is sent along', async () => {
    const email = at.freshEmail();
    await at.register({
      email,
      role: 'super-admin',
      role_key: 'super-admin',
      roleName: 'admin',
      rolename: 'admin',
      permissions: 'users,leads',
      isAdmin: true,
      id: '11111111-1111-4111-8111-111111111111',
      email_verified_at: '2020-01-01',
    });
    await at.verify({ token: (await at.mailTo(email)).token });
    const person = await at.findPerson(email);
    expect(person.role_key).toBe('client');
    expect(person.id).not.toBe('11111111-1111-4111-8111-111111111111');
    expect((await at.register({ email: at.freshEmail(), leadRole: 'admin' })).status).toBe(400);
  });

  it('is a Buyer by default', async () => {
    const email = at.freshEmail();
    await at.register({ email, leadRole: null });
    await at.verify({ token: (await at.mailTo(email)).token });
    expect(await at.findPerson(email)).toMatchObject({ lead_role: 'Buyer' });
  });

  it.each([
    ['first_name', '', 'First Name is required'],
    ['first_name', null, 'First Name is required'],
    ['first_name', 'J0rdan', 'First Name can only contain letters'],
    ['first_name', 'J', 'First Name must be at least 2 characters'],
    ['last_name', 'x'.repeat(26), 'Last Name cannot exceed 25 characters'],
    ['last_name', ' ', 'Last Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'jordan@example', 'Please enter a valid email address'],
    ['password', '', 'Password is required'],
    ['password', 'Ab1', 'Password must be longer than 6 characters'],
    [
      'password',
      'abcdefg1',
      'Password contain at least one lowercase, one uppercase, and one number',
    ],
    ['agreeTermAndCondition', false, 'You must agree with the terms and conditions'],
  ])('refuses %s %j', async (field, value, message) => {
    const answer = await at.register({ email: at.freshEmail(), [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        code: 'create-account-refused',
        message: 'Please create an account using a new email.',
        statusCode: 'failed',
        data: false,
        errors: [{ field, message }],
      },
    });
  });

  it.each([
    ['a number for a name', { first_name: 5 }, 'First Name must be text'],
    ['a text for the terms', { agreeTermAndCondition: 'yes' }, 'must be true or false'],
  ])('refuses %s', async (_what, changes, message) => {
    const answer = await at.register({ email: at.freshEmail(), ...changes });
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-input' } });
    expect(answer.body.errors[0].message).toContain(message);
  });

  it('accepts a long password and signs in with it', async () => {
    const email = at.freshEmail();
    const password = `Aa1${'x'.repeat(500)}`;
    await at.register({ email, password });
    await at.verify({ token: (await at.mailTo(email)).token });
    expect(await at.app.signIn({ email, password })).toBeTruthy();
    expect(
      (await at.register({ email: at.freshEmail(), password: `Aa1${'x'.repeat(1100)}` })).status,
    ).toBe(400);
  });
});

describe('a taken address', () => {
  it('gets exactly the answer of a free one, and only its owner learns of it', async () => {
    const owner = await at.app.makePerson({ first_name: 'Ada' });
    const free = at.freshEmail();
    const answers = [await at.register({ email: free }), await at.register({ email: owner.email })];
    expect(answers[0]?.body).toEqual(answers[1]?.body);
    expect(answers[0]?.status).toBe(answers[1]?.status);
    const mail = await at.mailTo(owner.email);
    expect(mail).toMatchObject({ kind: 'accounts.already-registered', token: '', code: '' });
    expect(mail.text).toContain('Hi Ada,');
    expect(mail.text).toContain('http://127.0.0.1:3000/forgotpassword');
    expect(mail.text).not.toContain('Jordan');
    const { rows } = await at.app.database.pool.query(
      `select email from pending_registration where email = any($1) and settled_at is null`,
      [[free, owner.email]],
    );
    expect(rows).toHaveLength(2);
    expect(await at.app.signIn(owner)).toBeTruthy();
  });

  it('continues like a free one: same answers to codes, to resending, to signing in', async () => {
    const owner = await at.app.makePerson();
    const free = at.freshEmail();
    const password = 'Another-Rose-8';
    for (const email of [free, owner.email]) await at.register({ email, password });
    const both = async (path: string, body: (email: string) => object) => {
      const [first, second] = [
        await at.app.post(path, body(free)),
        await at.app.post(path, body(owner.email)),
      ];
      const { requestId: _a, ...one } = first.body;
      const { requestId: _b, ...other } = second.body;
      expect([first.status, one]).toEqual([second.status, other]);
      return first;
    };
    const wrong = await both('User/VerifyEmail', (email) => ({ email, code: '000000' }));
    expect(wrong.body.code).toBe('code-wrong');
    await both('User/ResendVerification', (email) => ({ email }));
    const signIn = await both('User/LogIn', (email) => ({ email, password }));
    expect(signIn.status).toBe(400);
  });
});

describe('two registrations with one address', () => {
  it('at the same time leave one waiting', async () => {
    const email = at.freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 16 }, (_, index) =>
        at.register({ email, first_name: `Jo${'a'.repeat(index)}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(16).fill(200));
    const { rows } = await at.app.database.pool.query(
      'select first_name from pending_registration where email = $1 and settled_at is null',
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  it('count the newer one: the older link does nothing', async () => {
    const email = at.freshEmail();
    await at.register({ email, password: 'First-Rose-1' });
    const older = await at.mailTo(email);
    await at.register({ email, password: 'Second-Rose-2' });
    const newer = await at.mailTo(email);
    expect((await at.verify({ token: older.token })).body.code).toBe('token-used-up');
    expect((await at.verify({ token: newer.token })).status).toBe(200);
    expect(await at.app.signIn({ email, password: 'Second-Rose-2' })).toBeTruthy();
    const old = await at.app.post('User/LogIn', { email, password: 'First-Rose-1' });
    expect(old.status).toBe(400);
  });
});

it('tries of one address and one account are limited', async () => {
  const bounded = await createAccountsApp({ REGISTER_TRIES_PER_ACCOUNT: '2' });
  const ask = (email: string) => bounded.post('User/CreateUser', { ...registrationForm, email });
  const answers = [
    await ask('a@example.org'),
    await ask('A@example.org'),
    await ask('a@example.org'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(answers[2]?.headers['retry-after']).toBeTruthy();
  expect((await ask('b@example.org')).status).toBe(200);
  await bounded.close();
});

describe('what a registration agrees to', () => {
  /** A fact of the site that a text without the brokerage's name has. */
  const filledIn: Partial<Record<string, string>> = {
    'cookie-policy': 'homestead_session',
    accessibility: '127.0.0.1',
    faqs: 'within an hour',
  };

  it.each(legalTextNames)('is a text with a version, filled in: %s', async (name) => {
    const { status, body } = await at.app.get(`User/LegalText/${name}`, null, null);
    expect(status).toBe(200);
    expect(body.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const text = String(body.body).replaceAll('\\', '');
    expect(text).toContain(filledIn[name] ?? demoBrokerage);
    expect(text).not.toMatch(/[{}]/);
  });

  it('refuses a name that no legal text has', async () => {
    expect((await at.app.get('User/LegalText/passwords', null, null)).status).toBe(400);
  });
});
