import { hashSync, parseOptions } from '@node-rs/argon2';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AccountsApp, cookiesOf, createAccountsApp } from '../../../test/accounts-app.ts';
import { PASSWORD, TEST_COST } from '../../../test/factories/accounts.ts';
import { answerMessages } from '../messages/answers.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp({ SIGN_IN_TRIES_PER_ADDRESS: '100000' });
});
afterAll(() => app.close());

const logIn = (body: unknown, as?: Parameters<AccountsApp['post']>[2]) =>
  app.post('User/LogIn', body, as);

async function mailsTo(email: string, kind: string): Promise<number> {
  const rows = await app.database.db
    .selectFrom('mail_message')
    .select('id')
    .where('to_address', '=', email)
    .where('kind', '=', kind)
    .execute();
  return rows.length;
}

describe('signing in', () => {
  it('returns what the browser stores, in whatever case the address is typed', async () => {
    const person = await app.makePerson({ role: 'agent' });
    const answer = await logIn({ email: ` ${person.email.toUpperCase()} `, password: PASSWORD });
    expect(answer.body).toEqual({
      data: {
        jwtToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
        rolename: 'agent',
        id: person.id,
        first_name: 'Maria',
        last_name: 'Olsen',
        email: person.email,
        landing: '/leads',
        must_set_up_two_step: false,
      },
      message: 'User logged in successfully!',
      status: 200,
      statusCode: 'success',
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    ['client', '/homepage'],
    ['external-lenders', '/mytransactions'],
    ['super-admin', '/leads'],
    ['lender', '/leads'],
  ])('lands a %s on %s', async (role, landing) => {
    const person = await app.makePerson({ role });
    const answer = await logIn({ email: person.email, password: PASSWORD });
    expect(answer.body.data.landing).toBe(landing);
  });

  it('sets cookies that no script reads and no other site sends', async () => {
    const person = await app.makePerson();
    const answer = await logIn({ email: person.email, password: PASSWORD });
    const lines = answer.headers['set-cookie'] as string[];
    expect(lines.map((line) => line.split('=')[0])).toEqual([
      'homestead_session',
      'homestead_device',
      'homestead_challenge',
    ]);
    for (const line of lines) {
      expect(line).toMatch(/; Path=\/; SameSite=Lax; Max-Age=\d+; HttpOnly$/);
    }
  });

  it('sets them for https only where the site uses it', async () => {
    const secure = await createAccountsApp({ PUBLIC_URL: 'https://homes.example.org' });
    const person = await secure.makePerson();
    const { headers } = await secure.post('User/LogIn', {
      email: person.email,
      password: PASSWORD,
    });
    for (const line of headers['set-cookie'] as string[]) expect(line).toMatch(/; Secure$/);
    await secure.close();
  });

  it('takes a password longer than 20 characters', async () => {
    const password = `Aa1${'x'.repeat(400)}`;
    const person = await app.makePerson({ password });
    expect((await logIn({ email: person.email, password })).status).toBe(200);
  });

  it('is audited with a description of the device', async () => {
    const person = await app.makePerson();
    const userAgent =
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
    const body = { email: person.email, password: PASSWORD };
    await logIn(body, { headers: { 'user-agent': userAgent }, address: '203.0.113.9' });
    const { rows } = await sql`select kind, host(address) as address, device, facts
      from security_event where person_id = ${person.id}`.execute(app.database.db);
    expect(rows).toEqual([
      {
        kind: 'signed-in',
        address: '203.0.113.9',
        device: 'Chrome on Windows',
        facts: { signedInBy: 'password', secondStep: null, isNewDevice: true },
      },
    ]);
  });

  it('rehashes when the cost in the settings has changed', async () => {
    const old = hashSync(PASSWORD, { ...TEST_COST, memoryCost: 300 });
    const person = await app.makePerson({ password_hash: old });
    await app.signIn(person);
    const { password_hash } = await app.database.db
      .selectFrom('person')
      .select('password_hash')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(parseOptions(password_hash ?? '')).toMatchObject(TEST_COST);
    await app.signIn(person);
  });

  it('rehashes once for concurrent sign-ins, and lets all in', async () => {
    const old = hashSync(PASSWORD, { ...TEST_COST, timeCost: 2 });
    const person = await app.makePerson({ password_hash: old });
    await Promise.all(Array.from({ length: 5 }, () => app.signIn(person)));
  });

  it('asks a person with an authenticator app for a second step, without a session', async () => {
    const person = await app.makePerson();
    await app.database.db
      .insertInto('totp_secret')
      .values({ person_id: person.id, sealed_secret: Buffer.from('x'), confirmed_at: new Date() })
      .execute();
    const answer = await logIn({ email: person.email, password: PASSWORD });
    expect(answer.body).toEqual({
      data: {
        jwtToken: '',
        rolename: '',
        challenge: expect.stringMatching(/^[\w-]{43}$/),
        methods: ['totp'],
      },
      message: answerMessages.enterCode(),
      status: 200,
      statusCode: 'two-step',
    });
    expect(cookiesOf(answer)).toBe(`homestead_challenge=${answer.body.data.challenge}`);
    const { rows } = await sql`select from session where person_id = ${person.id}`.execute(
      app.database.db,
    );
    expect(rows).toHaveLength(0);
  });

  it('says so when the role requires two-step sign-in and it is not set up', async () => {
    await sql`update role set requires_two_step = true, grants_version = grants_version + 1
      where key = 'internal-concierge'`.execute(app.database.db);
    const person = await app.makePerson({ role: 'internal-concierge' });
    const { body } = await logIn({ email: person.email, password: PASSWORD });
    expect(body.data).toMatchObject({ must_set_up_two_step: true, landing: '/accountsetting' });
    const as = { headers: { authorization: `Bearer ${body.data.jwtToken}` } };
    const resting = await app.get('users/getroles', null, as);
    expect([resting.status, resting.body.code]).toEqual([403, 'second-step-needed']);
    expect((await app.get('User/Session', null, as)).body.data.permissions).toEqual([]);
  });
});

describe('devices', () => {
  it('are reported by email when new, except the first', async () => {
    const person = await app.makePerson();
    const first = await app.signIn(person);
    expect(await mailsTo(person.email, 'accounts.new-device')).toBe(0);
    await app.signIn(person, { headers: { cookie: first.cookie } });
    expect(await mailsTo(person.email, 'accounts.new-device')).toBe(0);
    await app.signIn(person);
    expect(await mailsTo(person.email, 'accounts.new-device')).toBe(1);
  });

  it('are recognized only by a secret of ours, not by a planted one', async () => {
    const planted = `homestead_device=${'A'.repeat(43)}`;
    const { cookie } = await app.signIn(await app.makePerson(), { headers: { cookie: planted } });
    expect(cookie).toMatch(/homestead_device=[\w-]{43}/);
    expect(cookie).not.toContain(planted);
  });

  it('of one browser are separate for each person', async () => {
    const [one, two] = [await app.makePerson(), await app.makePerson()];
    const { cookie } = await app.signIn(one);
    await app.signIn(two, { headers: { cookie } });
    const { rows } = await sql`select person_id from known_device
      where person_id = any(${[one.id, two.id]}::uuid[])`.execute(app.database.db);
    expect(rows).toHaveLength(2);
  });
});
