import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';
import { emailMessages } from '../messages/emails.ts';
import { fieldMessages } from '../messages/fields.ts';

const NEW = 'Tall-Grass-Wind-9';
let site: AccountsApp;
let person: TestPerson;
let me: SignedIn;
let count = 0;

beforeAll(async () => {
  site = await createAccountsApp({
    VERIFY_TRIES_PER_ADDRESS: '10000',
    MAILS_PER_MAILBOX_HOUR: '3',
    RESET_TRIES_PER_ADDRESS: '10000',
  });
});
afterAll(() => site.close());
beforeEach(async () => {
  person = await site.makePerson();
  me = await site.signIn(person);
});

const freshEmail = () => `moved-${++count}@example.org`;
const isSignedIn = async (as: SignedIn) =>
  (await site.get('User/UserDetailsById', null, as)).status === 200;
const emailOf = async ({ id }: { id: string }) =>
  (await site.database.pool.query('select email from person where id = $1', [id])).rows[0].email;

describe('changing the password', () => {
  const change = (body: object, as: SignedIn | null = me) =>
    site.post('User/ChangePassword', { currentPassword: PASSWORD, newPassword: NEW, ...body }, as);

  it('ends the other sessions, keeps this one, notifies by email', async () => {
    const other = await site.signIn(person);
    expect((await change({})).body).toMatchObject({ statusCode: 'success' });
    expect([await isSignedIn(me), await isSignedIn(other)]).toEqual([true, false]);
    expect(
      (await site.post('User/LogIn', { email: person.email, password: PASSWORD })).status,
    ).toBe(400);
    expect(await site.signIn({ email: person.email, password: NEW })).toBeTruthy();
    const mail = await lastMailTo(site.services, person.email, 'accounts.password-changed');
    expect(mail.subject).toBe(emailMessages.passwordChangedSubject());
  });

  it('needs the current one', async () => {
    expect(await change({ currentPassword: 'Wrong-Rose-1' })).toMatchObject({
      status: 400,
      body: { code: 'password-wrong', errors: [{ field: 'currentPassword' }] },
    });
    expect((await change({ currentPassword: 7 })).status).toBe(400);
    expect((await change({}, null)).status).toBe(401);
    expect(await site.signIn(person)).toBeTruthy();
  });

  it('lets one of several simultaneous changes win, and the others learn that they did not', async () => {
    const wanted = Array.from({ length: 5 }, (_, index) => `Tall-Grass-Wind-${index}`);
    const answers = await Promise.all(wanted.map((newPassword) => change({ newPassword })));
    const won = answers.flatMap(({ status }, index) => (status === 200 ? [wanted[index]] : []));
    expect(won).toHaveLength(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost.map(({ body }) => body.code)).toEqual(Array(4).fill('password-wrong'));
    expect(await site.signIn({ email: person.email, password: won[0] ?? '' })).toBeTruthy();
  });

  it('limits guesses of the current one per person', async () => {
    const answers = [];
    for (let guess = 0; guess < 11; guess += 1) {
      answers.push((await change({ currentPassword: `Wrong-Rose-${guess}` })).status);
    }
    expect(answers).toEqual([...Array(10).fill(400), 429]);
    expect((await change({})).status).toBe(429);
    expect(await site.signIn(person)).toBeTruthy();
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

  it.each([
    ['Password123', fieldMessages.commonPassword()],
    ['Olsen-2024', fieldMessages.guessablePassword()],
    ['PrairieMain7', fieldMessages.guessablePassword()],
  ])('refuses a client %j, which is easy to guess', async (newPassword, message) => {
    const client = await site.signInNew({ role: 'client', last_name: 'Olsen' });
    expect((await change({ newPassword }, client)).body).toMatchObject({
      message,
      errors: [{ field: 'newPassword' }],
    });
  });

  it('has stricter rules for staff', async () => {
    const agent = await site.makePerson({ role: 'agent' });
    const as = await site.signIn(agent);
    expect((await change({ newPassword: 'Short-1x' }, as)).body.message).toBe(
      'Password must have at least 10 characters',
    );
    expect((await change({ newPassword: 'Password123' }, as)).body.message).toContain(
      fieldMessages.commonPassword(),
    );
  });

  it('ends secret links that are not used yet', async () => {
    await site.post('User/ForgetPassword', { email: person.email });
    const { token } = await lastMailTo(site.services, person.email, 'accounts.reset');
    await change({});
    const answer = await site.post('User/ResetPassword', {
      email: person.email,
      newPassword: 'Yet-Another-1',
      token,
    });
    expect(answer.body.code).toBe('token-used-up');
  });
});

describe('changing the email address', () => {
  const ask = (newEmail: unknown, currentPassword = PASSWORD, as: SignedIn | null = me) =>
    site.post('User/ChangeEmail', { newEmail, currentPassword }, as);
  const confirm = (token: string) => site.post('User/ConfirmEmailChange', { token });
  const undo = (token: string) => site.post('User/UndoEmailChange', { token });

  async function moved() {
    const email = freshEmail();
    await ask(email);
    await confirm((await lastMailTo(site.services, email, 'accounts.email-change')).token);
    const { token } = await lastMailTo(site.services, person.email, 'accounts.email-changed');
    return { email, token };
  }

  it('takes effect once the new address is verified; both are notified', async () => {
    const email = freshEmail();
    expect((await ask(` ${email.toUpperCase()}`)).body.statusCode).toBe('success');
    expect(await emailOf(person)).toBe(person.email);
    const details = await site.get('User/UserDetailsById', null, me);
    expect(details.body.data.waitingEmail).toBe(email);
    const told = await mailsTo(site.services, person.email);
    expect(told.map(({ kind }) => kind)).toContain('accounts.email-change-asked');
    const mail = await lastMailTo(site.services, email);
    expect(mail.text).toContain('/verifyidentity?purpose=email-change#token=');
    expect(mail.text).not.toContain(person.first_name);
    expect(await confirm(mail.token)).toMatchObject({ status: 200, body: { data: { email } } });
    expect(await emailOf(person)).toBe(email);
    expect(await isSignedIn(me)).toBe(true);
    expect(await site.signIn({ email })).toBeTruthy();
    expect((await confirm(mail.token)).body.code).toBe('token-used-up');
    const last = await lastMailTo(site.services, person.email, 'accounts.email-changed');
    expect(last.text).toContain('purpose=email-undo');
    expect(last.text).not.toContain(email);
  });

  it('answers a taken address the same and tells only its owner', async () => {
    const owner = await site.makePerson({ first_name: 'Ada' });
    const [taken, free] = [await ask(owner.email), await ask(freshEmail())];
    expect(taken.body).toEqual(free.body);
    const mail = await lastMailTo(site.services, owner.email);
    expect(mail).toMatchObject({ kind: 'accounts.email-change-taken', token: '' });
    expect(await emailOf(person)).toBe(person.email);
  });

  it('does nothing when the address was taken in the meantime', async () => {
    const email = freshEmail();
    await ask(email);
    const { token } = await lastMailTo(site.services, email);
    await site.makePerson({ email });
    expect((await confirm(token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(person.email);
  });

  it('follows only the newest request, and not after 24 hours', async () => {
    const [first, second] = [freshEmail(), freshEmail()];
    await ask(first);
    await ask(second);
    const older = await lastMailTo(site.services, first);
    expect((await confirm(older.token)).body.code).toBe('token-used-up');
    await site.database.pool.query(`update secret_link set expires_at = now() where email = $1`, [
      second,
    ]);
    const newer = await lastMailTo(site.services, second);
    expect((await confirm(newer.token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(person.email);
  });

  it('mails a mailbox only a few times, no matter who names it; the last link works', async () => {
    const email = freshEmail();
    const answers = [await ask(email.replace('@', '+a@'))];
    for (const tag of ['b', 'c', 'd']) {
      const other = await site.signInNew();
      answers.push(await ask(email.replace('@', `+${tag}@`), PASSWORD, other));
    }
    answers.push(await ask(email));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { rows } = await site.database.pool.query(
      'select count(*)::int as sent from mail_message where to_address like $1',
      [email.replace('@', '%@')],
    );
    expect(rows).toEqual([{ sent: 3 }]);
    const { token } = await lastMailTo(site.services, email.replace('@', '+a@'));
    expect((await confirm(token)).status).toBe(200);
    const owner = await site.makePerson();
    for (const _ of [1, 2, 3, 4]) await ask(owner.email);
    expect(await mailsTo(site.services, owner.email)).toHaveLength(3);
  });

  it('needs the password, a valid address, and a different one', async () => {
    expect((await ask(freshEmail(), 'Wrong-Rose-1')).body.code).toBe('password-wrong');
    expect((await ask('x@y')).body.message).toBe('Please enter a valid email address');
    expect((await ask(person.email)).body.message).toBe(fieldMessages.emailAlreadyYours());
    expect((await ask(7)).status).toBe(400);
    expect((await ask(freshEmail(), PASSWORD, null)).status).toBe(401);
  });

  it('may be requested only a few times', async () => {
    const answers = [];
    for (let wish = 0; wish < 6; wish += 1) answers.push((await ask(freshEmail())).status);
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it('is undone from the old address: signed out everywhere, no password, a link for a new one', async () => {
    const { email, token } = await moved();
    const thief = await site.signIn({ email });
    expect(await undo(token)).toMatchObject({
      status: 200,
      body: { data: { email: person.email } },
    });
    expect(await emailOf(person)).toBe(person.email);
    expect(await isSignedIn(thief)).toBe(false);
    for (const address of [person.email, email]) {
      const tried = await site.post('User/LogIn', { email: address, password: PASSWORD });
      expect(tried.status).toBe(400);
    }
    const reset = await lastMailTo(site.services, person.email, 'accounts.reset');
    const body = { email: person.email, newPassword: NEW, token: reset.token };
    expect((await site.post('User/ResetPassword', body)).status).toBe(200);
    expect((await undo(token)).body.code).toBe('token-used-up');
  });

  it('removes the passkeys and identities that were added since, and leaves older ones', async () => {
    const addPasskey = (id: string) =>
      site.database.pool.query(
        `insert into passkey (credential_id, person_id, public_key, name) values ($1, $2, '', 'Key')`,
        [id, person.id],
      );
    const addIdentity = (subject: string) =>
      site.database.pool.query(
        `insert into external_identity (issuer, subject, person_id, email) values ('i', $1, $2, 'e')`,
        [subject, person.id],
      );
    await addPasskey(`${person.id} old`);
    await addIdentity(`${person.id} old`);
    const { token } = await moved();
    await addPasskey(`${person.id} new`);
    await addIdentity(`${person.id} new`);
    await undo(token);
    const { rows } = await site.database.pool.query(
      `select credential_id as id from passkey where person_id = $1
       union all select subject from external_identity where person_id = $1`,
      [person.id],
    );
    expect(rows).toEqual([{ id: `${person.id} old` }, { id: `${person.id} old` }]);
  });

  it('stays undone: a link of a later change no longer works', async () => {
    const { email, token } = await moved();
    const further = freshEmail();
    await ask(further);
    await confirm((await lastMailTo(site.services, further, 'accounts.email-change')).token);
    const later = await lastMailTo(site.services, email, 'accounts.email-changed');
    expect((await undo(token)).status).toBe(200);
    expect((await undo(later.token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(person.email);
  });

  it('is not undone with a link of another purpose or after seven days', async () => {
    const email = freshEmail();
    await ask(email);
    const asked = await lastMailTo(site.services, email);
    expect((await undo(asked.token)).body.code).toBe('token-used-up');
    expect((await confirm(asked.token)).status).toBe(200);
    const { token } = await lastMailTo(site.services, person.email, 'accounts.email-changed');
    expect((await confirm(token)).body.code).toBe('token-used-up');
    await site.database.pool.query(
      `update secret_link set expires_at = expires_at - interval '7 days' where email = $1`,
      [person.email],
    );
    expect((await undo(token)).body.code).toBe('token-used-up');
    expect(await emailOf(person)).toBe(email);
  });
});
