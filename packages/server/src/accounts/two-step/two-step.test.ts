import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  OWN_ORIGIN,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { totpCode } from './totp.ts';

let house: AccountsApp;
beforeAll(async () => {
  house = await createAccountsApp({ VERIFY_TRIES_PER_ADDRESS: '100000' });
});
afterAll(() => house.close());

const logIn = (person: TestPerson) =>
  house.post('User/LogIn', { email: person.email, password: PASSWORD });
const complete = (challenge: string, proof: object) =>
  house.post('User/CompleteTwoStep', { challenge, ...proof });
const secretIn = (shown: string) => shown.replaceAll(' ', '');
/** A code that was not used: that of the step after this one, which the window allows. */
const nextCode = (secret: string) => totpCode(secret, new Date(Date.now() + 30_000));
const codeNow = (secret: string) => totpCode(secret, new Date());

interface Prepared {
  person: TestPerson;
  as: SignedIn;
  secret: string;
  recoveryCodes: string[];
}

/** Somebody whose authenticator app is on, with the code of this moment used up. */
async function withTotp(given: Parameters<AccountsApp['makePerson']>[0] = {}): Promise<Prepared> {
  const person = await house.makePerson(given);
  const as = await house.signIn(person);
  const started = await house.post('User/StartTotp', { currentPassword: PASSWORD }, as);
  const secret = secretIn(started.body.data.secret);
  const confirmed = await house.post('User/ConfirmTotp', { code: codeNow(secret) }, as);
  expect(confirmed.status).toBe(200);
  return { person, as, secret, recoveryCodes: confirmed.body.data.recoveryCodes };
}

const eventsOf = async (person: TestPerson) => {
  const rows = await house.database.db
    .selectFrom('security_event')
    .select('kind')
    .where('person_id', '=', person.id)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.kind);
};
const mailsTo = async (person: TestPerson) => {
  const rows = await house.database.db
    .selectFrom('mail_message')
    .select('kind')
    .where('to_address', '=', person.email)
    .orderBy('recorded_at')
    .execute();
  return rows.map((row) => row.kind);
};

describe('turning the authenticator app on', () => {
  it('asks for the password, shows a secret, counts once confirmed, gives ten codes', async () => {
    const person = await house.makePerson();
    const as = await house.signIn(person);
    const wrong = await house.post('User/StartTotp', { currentPassword: 'Wrong-Rose-7' }, as);
    expect([wrong.status, wrong.body.code]).toEqual([400, 'password-wrong']);
    expect(wrong.body.errors[0].field).toBe('currentPassword');

    const started = await house.post('User/StartTotp', { currentPassword: PASSWORD }, as);
    const { secret, otpauthUri, qrSvg } = started.body.data;
    expect(new URL(otpauthUri).searchParams.get('secret')).toBe(secretIn(secret));
    expect(qrSvg).toContain('<svg');
    expect((await logIn(person)).body.statusCode).toBe('success');
    const notYet = await house.post('User/ConfirmTotp', { code: '000000' }, as);
    expect([notYet.status, notYet.body.code]).toEqual([400, 'code-wrong']);

    const code = codeNow(secretIn(secret));
    const spaced = `${code.slice(0, 3)} ${code.slice(3)}`;
    const confirmed = await house.post('User/ConfirmTotp', { code: spaced }, as);
    expect(confirmed.body.data.recoveryCodes).toHaveLength(10);
    const state = await house.get('User/TwoStep', null, as);
    expect(state.body.data).toMatchObject({
      isOn: true,
      isRequired: false,
      totp: { isOn: true },
      recoveryCodesLeft: 10,
      passkeys: [],
      passkeysAvailable: false,
    });
    expect(await eventsOf(person)).toContain('totp-on');
    expect(await mailsTo(person)).toContain('accounts.totp-on');
  });

  it('is refused while one stands, and confirmed once only', async () => {
    const { as, secret } = await withTotp();
    const again = await house.post('User/StartTotp', { currentPassword: PASSWORD }, as);
    expect([again.status, again.body.code]).toEqual([409, 'two-step-state']);
    const twice = await house.post('User/ConfirmTotp', { code: nextCode(secret) }, as);
    expect([twice.status, twice.body.code]).toEqual([409, 'two-step-state']);
  });

  it('keeps neither the secret nor the codes readable', async () => {
    const { person, secret, recoveryCodes } = await withTotp();
    const totp = await house.database.db
      .selectFrom('totp_secret')
      .select('sealed_secret')
      .where('person_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const codes = await house.database.db
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

describe('the second step of a sign-in', () => {
  it('is asked for after the password and starts the session', async () => {
    const { person, secret } = await withTotp();
    const first = await logIn(person);
    expect(first.body).toMatchObject({
      data: { jwtToken: '', rolename: '', methods: ['totp', 'recovery-code'] },
      statusCode: 'two-step',
      message: 'Enter the code from your authenticator app.',
    });
    const second = await complete(first.body.data.challenge, { code: nextCode(secret) });
    expect(second.body).toMatchObject({
      data: { id: person.id, rolename: 'client', landing: '/homepage' },
      message: 'User logged in successfully!',
      statusCode: 'success',
    });
    const session = await house.get('User/Session', null, {
      headers: { authorization: `Bearer ${second.body.data.jwtToken}` },
    });
    expect(session.body.data.id).toBe(person.id);
    const row = await house.database.db
      .selectFrom('session')
      .select(['signed_in_by', 'second_step'])
      .where('id', '=', session.body.data.session_id)
      .executeTakeFirst();
    expect(row).toEqual({ signed_in_by: 'password', second_step: 'totp' });
  });

  it('works from the browser’s cookie, from our own pages alone', async () => {
    const { person, secret } = await withTotp();
    const first = await logIn(person);
    const { challenge } = first.body.data;
    const cookie = `homestead_challenge=${challenge}`;
    const asked = await house.post('User/SecondStep', {}, fromOwnPage(cookie));
    expect(asked.body.data).toEqual({ challenge, methods: ['totp', 'recovery-code'] });
    const given = await house.post('User/SecondStep', { challenge });
    expect(given.body.data.methods).toEqual(['totp', 'recovery-code']);
    const foreign = { headers: { cookie, origin: 'https://evil.example' } };
    for (const path of ['User/SecondStep', 'User/CompleteTwoStep']) {
      const refused = await house.post(path, { code: nextCode(secret) }, foreign);
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong-origin']);
    }
    const code = nextCode(secret);
    const done = await house.post('User/CompleteTwoStep', { code }, fromOwnPage(cookie));
    expect(done.body.statusCode).toBe('success');
    const cleared = [done.headers['set-cookie']].flat().join();
    expect(cleared).toMatch(/homestead_challenge=;[^,]*Max-Age=0/);
  });

  it('takes each code, and each challenge, once', async () => {
    const { person, secret } = await withTotp();
    const used = await logIn(person);
    const code = nextCode(secret);
    const attempts = await Promise.all(
      Array.from({ length: 4 }, () => complete(used.body.data.challenge, { code })),
    );
    expect(attempts.filter((attempt) => attempt.status === 200)).toHaveLength(1);
    const anew = await logIn(person);
    const replay = await complete(anew.body.data.challenge, { code });
    expect([replay.status, replay.body.code]).toEqual([400, 'code-wrong']);
    const over = await complete(used.body.data.challenge, { code });
    expect([over.status, over.body.code]).toEqual([400, 'challenge-over']);
  });

  it('takes a recovery code once, however it is typed, and says so by mail', async () => {
    const { person, recoveryCodes } = await withTotp();
    const [code = ''] = recoveryCodes;
    const first = await logIn(person);
    const recoveryCode = ` ${code.toUpperCase().replace('-', ' ')} `;
    const done = await complete(first.body.data.challenge, { recoveryCode });
    expect(done.body.statusCode).toBe('success');
    const second = await logIn(person);
    const again = await complete(second.body.data.challenge, { recoveryCode });
    expect([again.status, again.body.code]).toEqual([400, 'code-wrong']);
    expect(again.body.errors[0].field).toBe('recoveryCode');
    expect(await mailsTo(person)).toContain('accounts.recovery-code-used');
    expect(await eventsOf(person)).toContain('second-step-failed');
  });

  it('takes no code of somebody else', async () => {
    const ada = await withTotp();
    const ben = await withTotp();
    const first = await logIn(ben.person);
    const [recoveryCode = ''] = ada.recoveryCodes;
    const proofs = [{ code: nextCode(ada.secret) }, { recoveryCode }];
    for (const proof of proofs) {
      const refused = await complete(first.body.data.challenge, proof);
      expect([refused.status, refused.body.code]).toEqual([400, 'code-wrong']);
    }
  });

  it('is over after five tries, after its time, and for whoever is deactivated meanwhile', async () => {
    const { person, secret } = await withTotp();
    const tried = await logIn(person);
    for (let count = 0; count < 5; count += 1) {
      const refused = await complete(tried.body.data.challenge, { code: '000000' });
      expect(refused.body.code).toBe('code-wrong');
    }
    const late = await logIn(person);
    const leaving = await logIn(person);
    const { db } = house.database;
    await db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('person_id', '=', person.id)
      .where('tries', '=', 0)
      .execute();
    const code = nextCode(secret);
    for (const { body } of [tried, late]) {
      const refused = await complete(body.data.challenge, { code });
      expect([refused.status, refused.body.code]).toEqual([400, 'challenge-over']);
    }
    await db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('person_id', '=', person.id)
      .execute();
    await db
      .updateTable('person')
      .set({ deactivated_at: new Date() })
      .where('id', '=', person.id)
      .execute();
    const refused = await complete(leaving.body.data.challenge, { code });
    expect(refused.body.code).toBe('challenge-over');
  });

  it('is throttled by person, and tells them by mail that somebody knows their password', async () => {
    const { person } = await withTotp();
    const stranger = () => house.post('User/LogIn', { email: person.email, password: PASSWORD });
    const answers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { body } = await stranger();
      for (let count = 0; count < 4; count += 1) {
        answers.push((await complete(body.data.challenge, { code: '000000' })).status);
      }
    }
    expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
    const told = await house.database.db
      .selectFrom('event_outbox')
      .select('payload')
      .where('type', '=', 'accounts.sign-in-locked')
      .execute();
    expect(told.map(({ payload }) => payload)).toContainEqual({ email: person.email });
  });

  it('is not shut to the person’s own device by tries from elsewhere', async () => {
    const { person, as, secret } = await withTotp();
    const device = { headers: { cookie: as.cookie, origin: OWN_ORIGIN } };
    const given = { email: person.email, password: PASSWORD };
    let shut = 0;
    for (let round = 0; round < 3; round += 1) {
      const { body } = await logIn(person);
      for (let count = 0; count < 4; count += 1) {
        shut = (await complete(body.data.challenge, { code: '000000' })).status;
      }
    }
    expect(shut).toBe(429);
    const { body } = await house.post('User/LogIn', given, device);
    const { challenge } = body.data;
    const proof = { challenge, code: nextCode(secret) };
    expect((await house.post('User/CompleteTwoStep', proof, device)).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['a challenge alone', { challenge: 'x' }],
    ['two proofs', { challenge: 'x', code: '123456', recoveryCode: 'abcde-fghjk' }],
    ['a code of letters', { challenge: 'x', code: 'abcdef' }],
    ['a code of the wrong type', { challenge: 'x', code: 123456 }],
    ['no object', []],
  ])('refuses %s as bad input', async (_name, body) => {
    const refused = await house.post('User/CompleteTwoStep', body);
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
  });

  it('refuses a challenge that there is not', async () => {
    const refused = await complete('nothing-that-exists', { code: '123456' });
    expect([refused.status, refused.body.code]).toEqual([400, 'challenge-over']);
  });
});

describe('turning it off', () => {
  it('asks for password and code, and voids the recovery codes', async () => {
    const { person, as, secret } = await withTotp();
    const code = nextCode(secret);
    const wrong = { currentPassword: 'Wrong-Rose-7', code };
    expect((await house.post('User/TurnOffTwoStep', wrong, as)).body.code).toBe('password-wrong');
    const guessed = { currentPassword: PASSWORD, code: '000000' };
    expect((await house.post('User/TurnOffTwoStep', guessed, as)).body.code).toBe('code-wrong');
    const given = { currentPassword: PASSWORD, code };
    const done = await house.post('User/TurnOffTwoStep', given, as);
    expect(done.body.data).toEqual({ isOn: false });
    expect((await house.get('User/TwoStep', null, as)).body.data.recoveryCodesLeft).toBe(0);
    expect((await logIn(person)).body.statusCode).toBe('success');
    expect(await mailsTo(person)).toContain('accounts.totp-off');
    const twice = await house.post('User/TurnOffTwoStep', given, as);
    expect(twice.body.code).toBe('two-step-state');
  });

  it('works with a recovery code when the app is lost', async () => {
    const { as, recoveryCodes } = await withTotp();
    const given = { currentPassword: PASSWORD, code: recoveryCodes[3] };
    expect((await house.post('User/TurnOffTwoStep', given, as)).status).toBe(200);
  });

  it('is refused where the role asks for two steps; until it is set up permissions rest', async () => {
    const { db } = house.database;
    await db
      .updateTable('role')
      .set((eb) => ({ requires_two_step: true, grants_version: eb('grants_version', '+', 1) }))
      .where('key', '=', 'admin')
      .execute();
    const admin = await house.makePerson({ role: 'admin' });
    const before = await house.signIn(admin);
    const resting = await house.get('User/Session', null, before);
    expect(resting.body.data).toMatchObject({ must_set_up_two_step: true, permissions: [] });
    expect(resting.body.data.landing).toBe('/accountsetting');
    const { as, secret } = await withTotp({ role: 'admin' });
    const session = await house.get('User/Session', null, as);
    expect(session.body.data.must_set_up_two_step).toBe(false);
    expect(session.body.data.permissions).toContain('usermanagement');
    const given = { currentPassword: PASSWORD, code: nextCode(secret) };
    const refused = await house.post('User/TurnOffTwoStep', given, as);
    expect([refused.status, refused.body.code]).toEqual([409, 'two-step-required']);
    expect((await house.get('User/TwoStep', null, as)).body.data.isRequired).toBe(true);
  });
});

it('new recovery codes void the old', async () => {
  const { person, as, recoveryCodes } = await withTotp();
  const renewed = await house.post('User/NewRecoveryCodes', { currentPassword: PASSWORD }, as);
  const fresh = renewed.body.data.recoveryCodes as string[];
  expect(fresh).toHaveLength(10);
  const first = await logIn(person);
  const old = await complete(first.body.data.challenge, { recoveryCode: recoveryCodes[0] });
  expect(old.body.code).toBe('code-wrong');
  const good = await complete(first.body.data.challenge, { recoveryCode: fresh[0] });
  expect(good.status).toBe(200);
  expect(await mailsTo(person)).toContain('accounts.recovery-codes-renewed');
  const without = await house.signIn(await house.makePerson());
  const refused = await house.post('User/NewRecoveryCodes', { currentPassword: PASSWORD }, without);
  expect([refused.status, refused.body.code]).toEqual([409, 'two-step-state']);
});

describe('strangers', () => {
  it.each([
    ['GET', 'User/TwoStep'],
    ['POST', 'User/StartTotp'],
    ['POST', 'User/ConfirmTotp'],
    ['POST', 'User/TurnOffTwoStep'],
    ['POST', 'User/NewRecoveryCodes'],
    ['POST', 'User/PasskeyRegistrationOptions'],
    ['POST', 'User/AddPasskey'],
    ['POST', 'User/RemovePasskey'],
  ])('are not let in: %s %s', async (method, path) => {
    const refused = method === 'GET' ? await house.get(path) : await house.post(path, {});
    expect([refused.status, refused.body.code]).toEqual([401, 'signed-out']);
  });

  it('who are signed in are told what is malformed', async () => {
    const as = await house.signIn(await house.makePerson());
    const paths = [
      'StartTotp',
      'ConfirmTotp',
      'TurnOffTwoStep',
      'NewRecoveryCodes',
      'RemovePasskey',
    ];
    for (const path of paths) {
      for (const body of [{}, { currentPassword: 7, code: [], id: {} }]) {
        const refused = await house.post(`User/${path}`, body, as);
        expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
      }
    }
    const id = randomUUID();
    const unknown = await house.post('User/RemovePasskey', { id, currentPassword: PASSWORD }, as);
    expect([unknown.status, unknown.body.code]).toEqual([404, 'passkey-not-found']);
  });

  it('learn that passkeys need a host name where the site has none', async () => {
    const as = await house.signIn(await house.makePerson());
    const given = { currentPassword: PASSWORD };
    const asked = await house.post('User/PasskeyRegistrationOptions', given, as);
    expect([asked.status, asked.body.code]).toEqual([409, 'passkeys-unavailable']);
    const options = await house.post('User/PasskeySignInOptions', {});
    expect([options.status, options.body.code]).toEqual([409, 'passkeys-unavailable']);
  });
});
