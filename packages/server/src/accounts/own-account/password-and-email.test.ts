import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';

const NEW = 'Tall-Grass-Wind-9';
let house: AccountsApp;
let person: TestPerson;
let me: SignedIn;
let count = 0;

beforeAll(async () => {
  house = await createAccountsApp({
    VERIFY_TRIES_PER_ADDRESS: '10000',
    RESET_TRIES_PER_ADDRESS: '10000',
  });
});
afterAll(() => house.close());
beforeEach(async () => {
  person = await house.makePerson();
  me = await house.signIn(person);
});

const freshEmail = () => `moved-${++count}@example.org`;
const isSignedIn = async (as: SignedIn) =>
  (await house.get('User/UserDetailsById', null, as)).status === 200;
const emailOf = async ({ id }: { id: string }) =>
  (await house.database.pool.query('select email from person where id = $1', [id])).rows[0].email;

describe('changing the password', () => {
  const change = (body: object, as: SignedIn | null = me) =>
    house.post('User/ChangePassword', { currentPassword: PASSWORD, newPassword: NEW, ...body }, as);

  it('ends the other sessions, keeps this one, tells by mail', async () => {
    const other = await house.signIn(person);
    expect((await change({})).body).toMatchObject({ statusCode: 'success' });
    expect([await isSignedIn(me), await isSignedIn(other)]).toEqual([true, false]);
    expect(
      (await house.post('User/LogIn', { email: person.email, password: PASSWORD })).status,
    ).toBe(400);
    expect(await house.signIn({ email: person.email, password: NEW })).toBeTruthy();
    const mail = await lastMailTo(house.house, person.email, 'accounts.password-changed');
    expect(mail.subject).toBe('Your password was changed');
  });

  it('needs the current one', async () => {
    expect(await change({ currentPassword: 'Wrong-Rose-1' })).toMatchObject({
      status: 400,
      body: { code: 'password-wrong', errors: [{ field: 'currentPassword' }] },
    });
    expect((await change({ currentPassword: 7 })).status).toBe(400);
    expect((await change({}, null)).status).toBe(401);
    expect(await house.signIn(person)).toBeTruthy();
  });

  it('bounds guesses of the current one by the person', async () => {
    const answers = [];
    for (let guess = 0; guess < 11; guess += 1) {
      answers.push((await change({ currentPassword: `Wrong-Rose-${guess}` })).status);
    }
    expect(answers).toEqual([...Array(10).fill(400), 429]);
    expect((await change({})).status).toBe(429);
    expect(await house.signIn(person)).toBeTruthy();
  });

  it.each([
    ['', 'Password is required'],
    ['abc', 'Password must be longer than 6 characters'],
    ['abcdefg', 'Password must contain at least one lowercase, one uppercase, and one number'],
  ])('refuses %j', async (newPassword, message) => {
    expect(await change({ newPassword })).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'newPassword', message }] },
    });
  });

  it('asks more of staff', async () => {
    const agent = await house.makePerson({ role: 'agent' });
    const as = await house.signIn(agent);
    expect((await change({ newPassword: 'Short-1x' }, as)).body.message).toBe(
      'Password must have at least 10 characters',
    );
    expect((await change({ newPassword: 'Password123' }, as)).body.message).toContain(
      'many people',
    );
  });

  it('makes mailed links worthless', async () => {
    await house.post('User/ForgetPassword', { email: person.email });
    const { token } = await lastMailTo(house.house, person.email, 'accounts.reset');
    await change({});
    const answer = await house.post('User/ResetPassword', {
      email: person.email,
      newPassword: 'Yet-Another-1',
      token,
    });
    expect(answer.body.code).toBe('token-used-up');
  });
});

describe('changing the e-mail address', () => {
  const ask = (newEmail: unknown, currentPassword = PASSWORD, as: SignedIn | null = me) =>
    house.post('User/ChangeEmail', { newEmail, currentPassword }, as);
  const confirm = (token: string) => house.post('User/ConfirmEmailChange', { token });
  const undo = (token: string) => house.post('User/UndoEmailChange', { token });

  async function moved() {
    const email = freshEmail();
    await ask(email);
    await confirm((await lastMailTo(house.house, email, 'accounts.email-change')).token);
    const { token } = await lastMailTo(house.house, person.email, 'accounts.email-changed');
    return { email, token };
  }

  it('counts once the new mailbox is proven; both are told', async () => {
    const email = freshEmail();
    expect((await ask(` ${email.toUpperCase()}`)).body.statusCode).toBe('success');
    expect(await emailOf(person)).toBe(person.email);
    const details = await house.get('User/UserDetailsById', null, me);
    expect(details.body.data.waitingEmail).toBe(email);
    const told = await mailsTo(house.house, person.email);
    expect(told.map(({ kind }) => kind)).toContain('accounts.email-change-asked');
    const mail = await lastMailTo(house.house, email);
    expect(mail.text).toContain('/verifyidentity?purpose=email-change&token=');
    expect(mail.text).not.toContain(person.first_name);
    expect(await confirm(mail.token)).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await emailOf(person)).toBe(email);
    expect(await isSignedIn(me)).toBe(true);
    expect(await house.signIn({ email })).toBeTruthy();
    expect((await confirm(mail.token)).body.code).toBe('token-used-up');
    const last = await lastMailTo(house.house, person.email, 'accounts.email-changed');
    expect(last.text).toContain('purpose=email-undo');
    expect(last.text).not.toContain(email);
  });

  it('answers a taken address the same and tells its owner alone', async () => {
    const owner = await house.makePerson({ first_name: 'Ada' });
    const [taken, free] = [await ask(owner.email), await ask(freshEmail())];
    expect(taken.body).toEqual(free.body);
    const mail = await lastMailTo(house.house, owner.email);
    expect(mail).toMatchObject({ kind: 'accounts.email-change-taken', token: '' });
    expect(await emailOf(person)).toBe(person.email);
  });

  it('does nothing when the address was taken meanwhile', async () => {
    const email = freshEmail();
    await ask(email);
    const { token } = await lastMailTo(house.house, email);
    await house.makePerson({ email });
    expect((await confirm(token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(person.email);
  });

  it('follows the newest wish only, and not after 24 hours', async () => {
    const [first, second] = [freshEmail(), freshEmail()];
    await ask(first);
    await ask(second);
    const older = await lastMailTo(house.house, first);
    expect((await confirm(older.token)).body.code).toBe('token-used-up');
    await house.database.pool.query(`update mailed_token set expires_at = now() where email = $1`, [
      second,
    ]);
    const newer = await lastMailTo(house.house, second);
    expect((await confirm(newer.token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(person.email);
  });

  it('needs the password, a good address, and another one', async () => {
    expect((await ask(freshEmail(), 'Wrong-Rose-1')).body.code).toBe('password-wrong');
    expect((await ask('x@y')).body.message).toBe('Please enter a valid email address');
    expect((await ask(person.email)).body.message).toBe('Email is yours already');
    expect((await ask(7)).status).toBe(400);
    expect((await ask(freshEmail(), PASSWORD, null)).status).toBe(401);
  });

  it('may be wished for a few times only', async () => {
    const answers = [];
    for (let wish = 0; wish < 6; wish += 1) answers.push((await ask(freshEmail())).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is taken back from the old mailbox: out everywhere, the password gone, a link for a new one', async () => {
    const { email, token } = await moved();
    const thief = await house.signIn({ email });
    expect(await undo(token)).toMatchObject({
      status: 200,
      body: { data: { email: person.email } },
    });
    expect(await emailOf(person)).toBe(person.email);
    expect(await isSignedIn(thief)).toBe(false);
    for (const address of [person.email, email]) {
      const tried = await house.post('User/LogIn', { email: address, password: PASSWORD });
      expect(tried.status).toBe(400);
    }
    const reset = await lastMailTo(house.house, person.email, 'accounts.reset');
    const body = { email: person.email, newPassword: NEW, token: reset.token };
    expect((await house.post('User/ResetPassword', body)).status).toBe(200);
    expect((await undo(token)).body.code).toBe('token-used-up');
  });

  it('takes away the ways in that were added since, and leaves older ones', async () => {
    const addPasskey = (id: string) =>
      house.database.pool.query(
        `insert into passkey (credential_id, person_id, public_key, name) values ($1, $2, '', 'Key')`,
        [id, person.id],
      );
    const addIdentity = (subject: string) =>
      house.database.pool.query(
        `insert into external_identity (issuer, subject, person_id, email) values ('i', $1, $2, 'e')`,
        [subject, person.id],
      );
    await addPasskey(`${person.id} old`);
    await addIdentity(`${person.id} old`);
    const { token } = await moved();
    await addPasskey(`${person.id} new`);
    await addIdentity(`${person.id} new`);
    await undo(token);
    const { rows } = await house.database.pool.query(
      `select credential_id as id from passkey where person_id = $1
       union all select subject from external_identity where person_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ id: `${person.id} old` }, { id: `${person.id} old` }]);
  });

  it('stays taken back: a link of a later change no longer moves it', async () => {
    const { email, token } = await moved();
    const further = freshEmail();
    await ask(further);
    await confirm((await lastMailTo(house.house, further, 'accounts.email-change')).token);
    const later = await lastMailTo(house.house, email, 'accounts.email-changed');
    expect((await undo(token)).status).toBe(200);
    expect((await undo(later.token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(person.email);
  });

  it('is not taken back with a link of another purpose or after seven days', async () => {
    const email = freshEmail();
    await ask(email);
    const asked = await lastMailTo(house.house, email);
    expect((await undo(asked.token)).body.code).toBe('token-used-up');
    expect((await confirm(asked.token)).status).toBe(200);
    const { token } = await lastMailTo(house.house, person.email, 'accounts.email-changed');
    expect((await confirm(token)).body.code).toBe('token-used-up');
    await house.database.pool.query(
      `update mailed_token set expires_at = expires_at - interval '7 days' where email = $1`,
      [person.email],
    );
    expect((await undo(token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(email);
  });
});
