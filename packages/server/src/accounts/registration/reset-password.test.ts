import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, createAccountsApp } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo, mailsTo } from '../../../test/mailbox.ts';
import { issueAccountLink } from '../account-links.ts';
import { emailMessages } from '../messages/emails.ts';
import { fieldMessages } from '../messages/fields.ts';

const NEW = 'Tall-Grass-Wind-9';
let site: AccountsApp;

beforeAll(async () => {
  site = await createAccountsApp({
    RESET_TRIES_PER_ADDRESS: '10000',
    VERIFY_TRIES_PER_ADDRESS: '10000',
  });
});
afterAll(() => site.close());

const forget = (email: unknown) => site.post('User/ForgetPassword', { email });
const reset = (body: object) => site.post('User/ResetPassword', body);

async function askedBy(person: { email: string }) {
  await forget(person.email);
  const { token } = await lastMailTo(site.services, person.email, 'accounts.reset');
  return { email: person.email, newPassword: NEW, token };
}

describe('requesting a password reset', () => {
  it('is answered the same for known, unknown, deactivated and deleted people', async () => {
    const known = await site.makePerson();
    const people = [
      known,
      await site.makePerson({ deactivated_at: new Date() }),
      await site.makePerson({ deleted_at: new Date() }),
      { email: 'nobody-here@example.org' },
    ];
    const answers = [];
    for (const { email } of people) answers.push(await forget(` ${email.toUpperCase()} `));
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([200, answers[0]?.body]);
    }
    expect(answers[0]?.body).toMatchObject({ statusCode: 'success', status: 200 });
    const mailed = await Promise.all(people.map(({ email }) => mailsTo(site.services, email)));
    expect(mailed.map((mails) => mails.length)).toEqual([1, 0, 0, 0]);
    expect(mailed[0]?.[0]?.text).toContain(
      `http://127.0.0.1:3000/resetpassword#email=${encodeURIComponent(known.email)}&token=`,
    );
  });

  it.each([
    ['', 'Email is required'],
    [null, 'Email is required'],
    ['jordan@', 'Please enter a registered email address'],
  ])('refuses the address %j', async (email, message) => {
    expect(await forget(email)).toMatchObject({
      status: 400,
      body: {
        code: 'email-refused',
        message: 'Please enter a registered email address',
        errors: [{ field: 'email', message }],
      },
    });
  });

  it('refuses anything but text', async () => {
    expect((await forget(['a@example.org'])).body.code).toBe('bad-input');
  });

  it('beyond its limit answers the same, and mails nothing while the last link works', async () => {
    const bounded = await createAccountsApp({ RESET_TRIES_PER_ACCOUNT: '1' });
    const { email } = await bounded.makePerson();
    const mails = async () => {
      const { rows } = await bounded.database.pool.query(
        `select from mail_message where to_address = $1 and kind = 'accounts.reset'`,
        [email],
      );
      return rows.length;
    };
    const forgetAt = (address: string) => bounded.post('User/ForgetPassword', { email: address });
    for (const address of [email, 'unknown@example.org']) {
      const first = await forgetAt(address);
      for (let more = 0; more < 3; more += 1) {
        const { status, body } = await forgetAt(address);
        expect({ status, body }).toEqual({ status: 200, body: first.body });
      }
    }
    expect(await mails()).toBe(1);
    const { token } = await lastMailTo(bounded.services, email, 'accounts.reset');
    const given = { email, token, newPassword: NEW };
    expect((await bounded.post('User/ResetPassword', given)).status).toBe(200);
    expect((await forgetAt(email)).status).toBe(200);
    expect(await mails()).toBe(2);
    await bounded.close();
  });

  it('is limited by IP address', async () => {
    const bounded = await createAccountsApp({ RESET_TRIES_PER_ADDRESS: '1' });
    await bounded.post('User/ForgetPassword', { email: 'one@example.org' });
    const { status, body } = await bounded.post('User/ForgetPassword', { email: 'b@example.org' });
    expect([status, body.code]).toEqual([429, 'too-many-tries']);
    await bounded.close();
  });
});

describe('setting a new password', () => {
  it('ends all sessions, verifies the email, notifies by email, and signs in only with the new one', async () => {
    const person = await site.makePerson({ email_verified_at: null });
    const session = await site.signIn(person);
    const asked = await askedBy(person);
    expect(await reset(asked)).toMatchObject({
      status: 200,
      body: { message: 'Password has been reset successfully', statusCode: 'success' },
    });
    expect((await site.get('User/UserDetailsById', null, session)).status).toBe(401);
    expect(
      (await site.post('User/LogIn', { email: person.email, password: PASSWORD })).status,
    ).toBe(400);
    const again = await site.signIn({ email: person.email, password: NEW });
    const details = await site.get('User/UserDetailsById', null, again);
    expect(details.body.data.emailVerified).toBe(true);
    const mail = await lastMailTo(site.services, person.email, 'accounts.password-changed');
    expect(mail.subject).toBe(emailMessages.passwordChangedSubject());
    const { rows } = await site.database.pool.query(
      'select kind from security_event where person_id = $1',
      [person.id],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['reset-asked', 'password-reset']),
    );
  });

  it('works once, even when it is sent many times in parallel', async () => {
    const person = await site.makePerson();
    const asked = await askedBy(person);
    const answers = await Promise.all(Array.from({ length: 5 }, () => reset(asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    expect((await reset(asked)).body).toMatchObject({
      code: 'token-used-up',
      statusCode: 'failed',
      data: false,
    });
  });

  it('invalidates the other pending links', async () => {
    const person = await site.makePerson();
    const first = await askedBy(person);
    const second = await askedBy(person);
    expect(second.token).not.toBe(first.token);
    expect((await reset(first)).status).toBe(200);
    expect((await reset({ ...second, newPassword: 'Some-Other-Rose-3' })).status).toBe(400);
  });

  it('needs a valid token for this exact address', async () => {
    const [person, neighbor] = [await site.makePerson(), await site.makePerson()];
    const asked = await askedBy(person);
    const tries = [
      { ...asked, email: neighbor.email },
      { ...asked, email: '' },
      { ...asked, token: undefined },
      { ...asked, token: null },
      { ...asked, token: '' },
      { ...asked, token: 'a'.repeat(43) },
      { ...asked, token: asked.token.toLowerCase() },
      { ...asked, email: 'unknown@example.org' },
    ];
    for (const body of tries) {
      expect(await reset(body)).toMatchObject({ status: 400, body: { code: 'token-used-up' } });
    }
    expect(await site.signIn(neighbor)).toBeTruthy();
    expect(await site.signIn(person)).toBeTruthy();
    expect((await reset({ ...asked, email: asked.email.toUpperCase() })).status).toBe(200);
  });

  it('expires after 30 minutes', async () => {
    const person = await site.makePerson();
    const asked = await askedBy(person);
    await site.database.pool.query(
      `update secret_link set expires_at = expires_at - interval '30 minutes' where email = $1`,
      [person.email],
    );
    expect((await reset(asked)).body.code).toBe('token-used-up');
  });

  it('is not for people who changed their address, were deactivated or deleted since', async () => {
    const changes = [`email = 'moved-' || email`, 'deactivated_at = now()', 'deleted_at = now()'];
    for (const change of changes) {
      const person = await site.makePerson();
      const asked = await askedBy(person);
      await site.database.pool.query(`update person set ${change} where id = $1`, [person.id]);
      for (const email of [person.email, `moved-${person.email}`]) {
        expect((await reset({ ...asked, email })).body.code).toBe('token-used-up');
      }
    }
  });

  it.each([
    ['', 'Password is required'],
    ['Ab1', 'Password must be longer than 6 characters'],
    ['abcdefgh', 'Password must contain at least one lowercase, one uppercase, and one number'],
  ])('refuses the password %j without using the link up', async (newPassword, message) => {
    const person = await site.makePerson();
    const asked = await askedBy(person);
    expect(await reset({ ...asked, newPassword })).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: 'newPassword', label: 'Password', message }] },
    });
    expect((await reset(asked)).status).toBe(200);
  });

  it('has stricter rules for staff: ten characters, and none of the common ones in any case', async () => {
    const agent = await site.makePerson({ role: 'agent' });
    const asked = await askedBy(agent);
    const tries = ['Short-1x', 'Password123', 'Qwertyuiop1'];
    const messages = [];
    for (const newPassword of tries) {
      const { status, body } = await reset({ ...asked, newPassword });
      messages.push([status, body.message]);
    }
    expect(messages).toEqual([
      [400, 'Password must have at least 10 characters'],
      [400, fieldMessages.commonPassword()],
      [400, fieldMessages.commonPassword()],
    ]);
    expect((await reset(asked)).status).toBe(200);
    const client = await site.makePerson();
    expect((await reset({ ...(await askedBy(client)), newPassword: 'Short-1x' })).status).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const person = await site.makePerson();
    const { token } = await askedBy(person);
    const { rows } = await site.database.pool.query(
      `select row_to_json(secret_link)::text as row from secret_link where email = $1
       union all select row_to_json(mail_message)::text from mail_message where to_address = $1`,
      [person.email],
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) expect(row).not.toContain(token);
  });
});

it('an invitation sets the first password and verifies the email', async () => {
  const person = await site.makePerson({
    role: 'agent',
    email_verified_at: null,
    password_hash: null,
  });
  await site.database.pool.query('update person set password_hash = null where id = $1', [
    person.id,
  ]);
  const { email } = person;
  const token = await issueAccountLink(site.services.db, {
    purpose: 'accounts.invitation',
    subject: person.id,
    email,
  });
  expect((await reset({ email, newPassword: NEW, token })).status).toBe(200);
  expect((await reset({ email, newPassword: NEW, token })).body.code).toBe('token-used-up');
  const session = await site.signIn({ email, password: NEW });
  const details = await site.get('User/UserDetailsById', null, session);
  expect(details.body.data).toMatchObject({ emailVerified: true, rolename: 'agent' });
});
