import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import {
  codeNow,
  eventsOf,
  mailsTo,
  nextCode,
  secretIn,
  withTotp,
} from '../../../test/two-step-people.ts';

let site: AccountsApp;
beforeAll(async () => {
  site = await createAccountsApp({ VERIFY_TRIES_PER_ADDRESS: '100000' });
});
afterAll(() => site.close());

const logIn = (person: TestPerson) =>
  site.post('User/LogIn', { email: person.email, password: PASSWORD });
const complete = (challenge: string, proof: object) =>
  site.post('User/CompleteTwoStep', { challenge, ...proof });

describe('turning the authenticator app on', () => {
  it('asks for the password, shows a secret, counts once confirmed, gives ten codes', async () => {
    const person = await site.makePerson();
    const as = await site.signIn(person);
    const wrong = await site.post('User/StartTotp', { currentPassword: 'Wrong-Rose-7' }, as);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'password-wrong']);
    expect(wrong.body.errors[0].field).toBe('currentPassword');

    const started = await site.post('User/StartTotp', { currentPassword: PASSWORD }, as);
    const { secret, otpauthUri, qrSvg } = started.body.data;
    expect(new URL(otpauthUri).searchParams.get('secret')).toBe(secretIn(secret));
    expect(qrSvg).toContain('<svg');
    expect((await logIn(person)).body.statusCode).toBe('success');
    const notYet = await site.post('User/ConfirmTotp', { code: '000000' }, as);
    expect([notYet.status, notYet.body.code]).toEqual([400, 'code-wrong']);

    const code = codeNow(secretIn(secret));
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const confirmed = await site.post('User/ConfirmTotp', { code: spaced }, as);
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
    const state = await site.get('User/TwoStep', null, as);
    expect(state.body.data).toMatchObject({
      isOn: true,
      isRequired: false,
      totp: { isOn: true },
      recoveryCodesLeft: 10,
      passkeys: [],
      passkeysAvailable: false,
    });
    expect(await eventsOf(site, person)).toContain('totp-on');
    expect(await mailsTo(site, person)).toContain('accounts.totp-on');
  });

  it('is refused while there is one, and confirmed only once', async () => {
    const { as, secret } = await withTotp(site);
    const again = await site.post('User/StartTotp', { currentPassword: PASSWORD }, as);
    expect([again.status, again.body.code]).toEqual([409, 'two-step-state']);
    const twice = await site.post('User/ConfirmTotp', { code: nextCode(secret) }, as);
    expect([twice.status, twice.body.code]).toEqual([409, 'two-step-state']);
  });

  it('stores neither the secret nor the codes readable', async () => {
    const { person, secret, recoveryCodes } = await withTotp(site);
    const totp = await site.database.db
      .selectFrom('totp_secret')
      .select('sealed_secret')
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const codes = await site.database.db
      .selectFrom('recovery_code')
      .select('hash')
      .where('person_id', '=', person.id)
      .execute();
    expect(totp.sealed_secret.toString('latin1')).not.toContain(secret);
    expect(codes.map(({ hash }) => hash.length)).toEqual(Array(10).fill(32));
    const kept = codes.map(({ hash }) => hash.toString('latin1')).join();
    for (const code of recoveryCodes) expect(kept).not.toContain(code);
  });
});

describe('turning it off', () => {
  it('asks for password and code, and invalidates the recovery codes', async () => {
    const { person, as, secret } = await withTotp(site);
    const code = nextCode(secret);
    const wrong = { currentPassword: 'Wrong-Rose-7', code };
    expect((await site.post('User/TurnOffTwoStep', wrong, as)).body.code).toBe('password-wrong');
    const guessed = { currentPassword: PASSWORD, code: '000000' };
    expect((await site.post('User/TurnOffTwoStep', guessed, as)).body.code).toBe('code-wrong');
    const given = { currentPassword: PASSWORD, code };
    const done = await site.post('User/TurnOffTwoStep', given, as);
    expect(done.body.data).toEqual({ isOn: false });
    expect((await site.get('User/TwoStep', null, as)).body.data.recoveryCodesLeft).toBe(0);
    expect((await logIn(person)).body.statusCode).toBe('success');
    expect(await mailsTo(site, person)).toContain('accounts.totp-off');
    const twice = await site.post('User/TurnOffTwoStep', given, as);
    expect(twice.body.code).toBe('two-step-state');
  });

  it('works with a recovery code when the app is lost', async () => {
    const { as, recoveryCodes } = await withTotp(site);
    const given = { currentPassword: PASSWORD, code: recoveryCodes[3] };
    expect((await site.post('User/TurnOffTwoStep', given, as)).status).toBe(200);
  });

  it('is suggested to roles that should have it, while they aren’t required to and don’t', async () => {
    const isSuggested = async (as: SignedIn) =>
      (await site.get('User/Session', null, as)).body.data.isTwoStepSuggested;
    const accounting = { role: 'internal-accounting-team' } as const;
    expect(await isSuggested(await site.signInNew(accounting))).toBe(true);
    expect(await isSuggested((await withTotp(site, accounting)).as)).toBe(false);
    expect(await isSuggested(await site.signInNew({ role: 'agent' }))).toBe(false);
  });

  it('is refused where the role requires it; until it is set up permissions are suspended', async () => {
    const { db } = site.database;
    await db
      .updateTable('role')
      .set((eb) => ({ requires_two_step: true, grants_version: eb('grants_version', '+', 1) }))
      .where('key', '=', 'admin')
      .execute();
    const admin = await site.makePerson({ role: 'admin' });
    const before = await site.signIn(admin);
    const resting = await site.get('User/Session', null, before);
    expect(resting.body.data).toMatchObject({
      mustSetUpTwoStep: true,
      isTwoStepSuggested: false,
      permissions: [],
    });
    expect(resting.body.data.landing).toBe('/accountsetting');
    const { as, secret } = await withTotp(site, { role: 'admin' });
    const session = await site.get('User/Session', null, as);
    expect(session.body.data.mustSetUpTwoStep).toBe(false);
    expect(session.body.data.permissions).toContain('usermanagement');
    const given = { currentPassword: PASSWORD, code: nextCode(secret) };
    const refused = await site.post('User/TurnOffTwoStep', given, as);
    expect([refused.status, refused.body.code]).toEqual([409, 'two-step-required']);
    expect((await site.get('User/TwoStep', null, as)).body.data.isRequired).toBe(true);
  });
});

it('new recovery codes invalidate the old', async () => {
  const { person, as, recoveryCodes } = await withTotp(site);
  const renewed = await site.post('User/NewRecoveryCodes', { currentPassword: PASSWORD }, as);
  const fresh = renewed.body.data.recoveryCodes as string[];
  expect(fresh).toHaveLength(10);
  const first = await logIn(person);
  const old = await complete(first.body.data.challenge, { recoveryCode: recoveryCodes[0] });
  expect(old.body.code).toBe('code-wrong');
  const good = await complete(first.body.data.challenge, { recoveryCode: fresh[0] });
  expect(good.status).toBe(200);
  expect(await mailsTo(site, person)).toContain('accounts.recovery-codes-renewed');
  const without = await site.signInNew();
  const refused = await site.post('User/NewRecoveryCodes', { currentPassword: PASSWORD }, without);
  expect([refused.status, refused.body.code]).toEqual([409, 'two-step-state']);
});

describe('the calls of two-step sign-in', () => {
  it.each([
    ['GET', 'User/TwoStep'],
    ['POST', 'User/StartTotp'],
    ['POST', 'User/ConfirmTotp'],
    ['POST', 'User/TurnOffTwoStep'],
    ['POST', 'User/NewRecoveryCodes'],
    ['POST', 'User/PasskeyRegistrationOptions'],
    ['POST', 'User/AddPasskey'],
    ['POST', 'User/RemovePasskey'],
  ])('refuse strangers: %s %s', async (method, path) => {
    const refused = method === 'GET' ? await site.get(path) : await site.post(path, {});
    expect([refused.status, refused.body.code]).toEqual([401, 'signed-out']);
  });

  it('refuse malformed input and an unknown passkey', async () => {
    const as = await site.signInNew();
    const paths = [
      'StartTotp',
      'ConfirmTotp',
      'TurnOffTwoStep',
      'NewRecoveryCodes',
      'RemovePasskey',
    ];
    for (const path of paths) {
      for (const body of [{}, { currentPassword: 7, code: [], id: {} }]) {
        const refused = await site.post(`User/${path}`, body, as);
        expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
      }
    }
    const id = randomUUID();
    const unknown = await site.post('User/RemovePasskey', { id, currentPassword: PASSWORD }, as);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'passkey-not-found']);
  });

  it('say that passkeys are unavailable where the site has no host name', async () => {
    const as = await site.signInNew();
    const given = { currentPassword: PASSWORD };
    const asked = await site.post('User/PasskeyRegistrationOptions', given, as);
    expect([asked.status, asked.body.code]).toEqual([409, 'passkeys-unavailable']);
    const options = await site.post('User/PasskeySignInOptions', {});
    expect([options.status, options.body.code]).toEqual([409, 'passkeys-unavailable']);
  });
});
