import { hashSync } from '@node-rs/argon2';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AccountsApp, createAccountsApp, OWN_ORIGIN } from '../../../test/accounts-app.ts';
import { PASSWORD, TEST_COST } from '../../../test/factories/accounts.ts';

let app: AccountsApp;

beforeAll(async () => {
  app = await createAccountsApp({ SIGN_IN_TRIES_PER_ADDRESS: '100000' });
});
afterAll(() => app.close());
beforeEach(() => vi.restoreAllMocks());

const logIn = (body: unknown, as?: Parameters<AccountsApp['post']>[2]) =>
  app.post('User/LogIn', body, as);

async function pendingFor(email: string, password = PASSWORD): Promise<void> {
  await app.database.db
    .insertInto('pending_registration')
    .values({
      email,
      first_name: 'Pat',
      last_name: 'Pending',
      lead_role: 'Buyer',
      password_hash: hashSync(password, TEST_COST),
      terms_agreed_at: new Date(),
      expires_at: new Date(Date.now() + 3_600_000),
    })
    .execute();
}

describe('refusals', () => {
  it.each([
    [{}, ['Email is required', 'Password is required']],
    [{ email: '', password: '' }, ['Email is required', 'Password is required']],
    [{ email: 'a@b', password: PASSWORD }, ['Please enter a valid email address']],
    [{ email: 'a@example.org', password: 'Aa1' }, ['Password must be longer than 6 characters']],
    [
      { email: 'a@example.org', password: 'aaaaaaaa' },
      ['Password must contain at least one lowercase, one uppercase, and one number'],
    ],
    [{ email: 5, password: PASSWORD }, ['Email must be text']],
    [{ email: 'a@example.org', password: ['x'] }, ['Password must be text']],
  ])("%j is refused with the form's messages", async (body, messages) => {
    const answer = await logIn(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.map(({ message }: { message: string }) => message)).toEqual(messages);
  });

  it('gives the same answer for an unknown address, a wrong password, a person without one and one who left', async () => {
    const known = await app.makePerson();
    const invited = await app.makePerson({ password_hash: null });
    const left = await app.makePerson({ deactivated_at: new Date() });
    const gone = await app.makePerson({ deleted_at: new Date() });
    const answers = await Promise.all(
      [
        { email: 'nobody@example.org', password: PASSWORD },
        { email: known.email, password: 'Wrong-Rose-7' },
        { email: invited.email, password: PASSWORD },
        { email: left.email, password: PASSWORD },
        { email: gone.email, password: PASSWORD },
      ].map((body) => logIn(body)),
    );
    for (const answer of answers) {
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'no-user-found',
        message: 'No user found.',
        statusCode: 'failed',
        errors: [
          { field: 'email', message: 'Please enter registered user email' },
          { field: 'password', message: 'Please enter registered user password' },
        ],
      });
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
  });

  it('leads pending credentials to the code page, the same for free and taken addresses', async () => {
    const person = await app.makePerson();
    await pendingFor('free@example.org', 'Pending-Rose-7');
    await pendingFor(person.email, 'Pending-Rose-7');
    for (const email of ['free@example.org', person.email]) {
      const answer = await logIn({ email, password: 'Pending-Rose-7' });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        code: 'verify-identity',
        statusCode: 'failed',
        data: false,
      });
    }
    await app.signIn(person);
  });

  it('compares equally often for known, unknown and pending addresses', async () => {
    const person = await app.makePerson();
    const taken = await app.makePerson();
    await pendingFor('pending-free@example.org', 'Pending-Rose-7');
    await pendingFor(taken.email, 'Pending-Rose-7');
    const verifyAny = vi.spyOn(app.accounts.hasher, 'verifyAny');
    const compared = async (email: string, password: string) => {
      verifyAny.mockClear();
      await logIn({ email, password });
      return verifyAny.mock.calls.map(([hashes]) => hashes.length);
    };
    const refused = 'Wrong-Rose-7';
    for (const [email, password] of [
      [person.email, refused],
      ['unknown@example.org', refused],
      [taken.email, refused],
      ['pending-free@example.org', refused],
      [taken.email, 'Pending-Rose-7'],
      ['pending-free@example.org', 'Pending-Rose-7'],
    ] as const) {
      expect(await compared(email, password)).toEqual([2]);
    }
  });

  it.each([
    ['changed', { password_hash: hashSync('Other-Rose-7', TEST_COST) }],
    ['taken away with the account', { deactivated_at: new Date() }],
  ])(
    'starts no session with a password that was %s during the comparison',
    async (_how, change) => {
      const person = await app.makePerson();
      const verifyAny = app.accounts.hasher.verifyAny.bind(app.accounts.hasher);
      vi.spyOn(app.accounts.hasher, 'verifyAny').mockImplementation(async (...given) => {
        const matching = await verifyAny(...given);
        const { db } = app.database;
        await db.updateTable('person').set(change).where('id', '=', person.id).execute();
        return matching;
      });
      const answer = await logIn({ email: person.email, password: PASSWORD });
      expect([answer.status, answer.body.code]).toEqual([400, 'no-user-found']);
    },
  );

  it('refuses a form of another site', async () => {
    const person = await app.makePerson();
    const body = { email: person.email, password: PASSWORD };
    const foreign = await logIn(body, { headers: { origin: 'https://evil.example' } });
    expect([foreign.status, foreign.body.code]).toEqual([403, 'wrong-origin']);
    expect((await logIn(body, { headers: { origin: OWN_ORIGIN } })).status).toBe(200);
  });
});
