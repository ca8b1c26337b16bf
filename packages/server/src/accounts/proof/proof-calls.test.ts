import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSignedIn, type SignedIn, type TestPerson } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { lastMailTo } from '../../../test/mailbox.ts';
import { openPasskeySite, type PasskeySite } from '../../../test/passkey-site.ts';
import { nextCode, withTotp } from '../../../test/two-step-people.ts';

let at: PasskeySite;

beforeAll(async () => {
  at = await openPasskeySite();
});
afterAll(() => at.app.close());

const query = (text: string, values: unknown[]) => at.app.database.pool.query(text, values);
const age = (as: SignedIn) =>
  query(`update session set proven_at = now() - interval '6 minutes' where id = $1`, [
    as.sessionId,
  ]);
const forgetPassword = (person: TestPerson) =>
  query('update person set password_hash = null where id = $1', [person.id]);
const stateOf = async (as: SignedIn) => (await at.app.get('User/Proof', null, as)).body.data;
const prove = (body: object, as: SignedIn | null) => at.app.post('User/ProveYourself', body, as);

/** A client whose last proof is too old. */
async function someone(): Promise<{ person: TestPerson; as: SignedIn }> {
  const person = await at.app.makePerson();
  const as = await at.app.signIn(person);
  await age(as);
  return { person, as };
}

const calls: [string, (as: SignedIn) => Promise<{ status: number; body: { code?: string } }>][] = [
  ['deleting the account', (as) => at.app.post('User/DeleteMyAccount', {}, as)],
  [
    'changing the email',
    (as) => at.app.post('User/ChangeEmail', { newEmail: `to-${as.sessionId}@example.org` }, as),
  ],
  ['the data export', (as) => at.app.get('User/ExportMyData', null, as)],
  ['ending the other sessions', (as) => at.app.post('User/EndOtherSessions', undefined, as)],
];

test.each(calls)('%s needs a recent proof', async (_name, call) => {
  const { as } = await someone();
  expect(await call(as)).toMatchObject({ status: 403, body: { code: 'proof-needed' } });
  expect((await prove({ currentPassword: PASSWORD }, as)).status).toBe(200);
  expect((await call(as)).status).toBe(200);
});

test('ending one session needs a recent proof', async () => {
  const { person, as } = await someone();
  const other = await at.app.signIn(person);
  const end = () => at.app.post('User/EndSession', { id: other.sessionId }, as);
  expect((await end()).body.code).toBe('proof-needed');
  await prove({ currentPassword: PASSWORD }, as);
  expect((await end()).status).toBe(200);
});

test('a sign-in is a proof; it counts for its own session and for five minutes', async () => {
  const { person, as } = await someone();
  expect(await stateOf(as)).toEqual({ provenUntil: null, methods: ['password'] });
  const fresh = await at.app.signIn(person);
  expect((await stateOf(fresh)).provenUntil).not.toBeNull();
  expect((await stateOf(as)).provenUntil).toBeNull();
  await age(fresh);
  expect((await stateOf(fresh)).provenUntil).toBeNull();
});

test('a wrong password that comes with the call is refused, whatever was proven', async () => {
  const person = await at.app.makePerson();
  const as = await at.app.signIn(person);
  const answer = await at.app.post('User/DeleteMyAccount', { currentPassword: 'Wrong-1a' }, as);
  expect(answer.body.code).toBe('password-wrong');
});

describe('people without a password', () => {
  test('prove themselves with their authenticator app', async () => {
    const { person, as, secret } = await withTotp(at.app);
    await forgetPassword(person);
    await age(as);
    expect((await stateOf(as)).methods).toEqual(['totp']);
    expect((await prove({ code: '000000' }, as)).body.code).toBe('code-wrong');
    expect((await stateOf(as)).provenUntil).toBeNull();
    expect((await prove({ code: nextCode(secret) }, as)).status).toBe(200);
    expect((await at.app.post('User/DeleteMyAccount', {}, as)).status).toBe(200);
  });

  test('prove themselves with their own passkey, not with that of another person', async () => {
    const [mine, theirs] = [await at.withPasskey(), await at.withPasskey()];
    await forgetPassword(mine.person);
    await age(mine.as);
    const ask = async () =>
      (await at.app.post('User/ProofPasskeyOptions', undefined, mine.as)).body.data.options;
    const foreign = await prove({ passkey: theirs.device.get(await ask()) }, mine.as);
    expect(foreign.body.code).toBe('passkey-refused');
    expect((await stateOf(mine.as)).provenUntil).toBeNull();
    expect((await prove({ passkey: mine.device.get(await ask()) }, mine.as)).status).toBe(200);
    expect((await stateOf(mine.as)).provenUntil).not.toBeNull();
  });

  test('prove only the session that asked for the passkey, and only for that', async () => {
    const { person, as, device } = await at.withPasskey();
    const other = readSignedIn(await at.signInWith(device.get(await at.ask())));
    await age(as);
    const ask = async (session: SignedIn) =>
      (await at.app.post('User/ProofPasskeyOptions', undefined, session)).body.data.options;
    const secondStep = async () => {
      const { body } = await at.app.post('User/LogIn', { email: person.email, password: PASSWORD });
      return String(body.data.challenge);
    };
    const [step, anotherStep] = [await secondStep(), await secondStep()];
    for (const options of [await ask(other), await at.ask(), await at.ask(step)]) {
      const refused = await prove({ passkey: device.get(options) }, as);
      expect(refused.body.code).toBe('passkey-refused');
    }
    for (const options of [await ask(as), await at.ask(anotherStep)]) {
      const body = { challenge: step, passkey: device.get(options) };
      expect((await at.app.post('User/CompleteTwoStep', body)).body.code).toBe('passkey-refused');
    }
    expect((await at.signInWith(device.get(await ask(as)))).body.code).toBe('passkey-refused');
    expect((await stateOf(as)).provenUntil).toBeNull();
    const right = { challenge: step, passkey: device.get(await at.ask(step)) };
    expect((await at.app.post('User/CompleteTwoStep', right)).status).toBe(200);
    expect((await prove({ passkey: device.get(await ask(as)) }, as)).status).toBe(200);
  });

  test('prove themselves with an emailed code, in the session that asked for it', async () => {
    const { person, as } = await someone();
    const elsewhere = await at.app.signIn(person);
    await age(elsewhere);
    await forgetPassword(person);
    expect((await stateOf(as)).methods).toEqual(['emailed-code']);
    expect((await at.app.post('User/SendProofCode', undefined, as)).status).toBe(200);
    const { code } = await lastMailTo(at.app.services, person.email, 'accounts.proof-code');
    expect((await prove({ emailedCode: code }, elsewhere)).body.code).toBe('code-wrong');
    expect((await prove({ emailedCode: code }, as)).status).toBe(200);
    await age(as);
    expect((await prove({ emailedCode: code }, as)).body.code).toBe('code-wrong');
  });
});

test('people with a password get no emailed code', async () => {
  const { as } = await someone();
  expect((await at.app.post('User/SendProofCode', undefined, as)).status).toBe(403);
});

test('visitors prove nothing, and one proof at a time is asked for', async () => {
  expect((await prove({ currentPassword: PASSWORD }, null)).status).toBe(401);
  const { as } = await someone();
  expect((await prove({}, as)).status).toBe(400);
  expect((await prove({ currentPassword: PASSWORD, code: '123456' }, as)).status).toBe(400);
});
