import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  readSignedIn,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { type Mischief, SoftwareAuthenticator } from '../../../test/software-authenticator.ts';

const ORIGIN = 'https://homes.example.org';
let house: AccountsApp;
beforeAll(async () => {
  house = await createAccountsApp({
    PUBLIC_URL: ORIGIN,
    VERIFY_TRIES_PER_ADDRESS: '100000',
    SIGN_IN_TRIES_PER_ADDRESS: '100000',
  });
});
afterAll(() => house.close());

const given = { currentPassword: PASSWORD };
const askNew = (as: SignedIn) => house.post('User/PasskeyRegistrationOptions', given, as);
const add = (as: SignedIn, response: object, name = 'Phone') =>
  house.post('User/AddPasskey', { name, response }, as);
const ask = async (challenge?: string) => {
  const asked = await house.post('User/PasskeySignInOptions', challenge ? { challenge } : {});
  return asked.body.data.options;
};
const signInWith = (response: object) => house.post('User/PasskeySignIn', { response });

interface Prepared {
  person: TestPerson;
  as: SignedIn;
  device: SoftwareAuthenticator;
  recoveryCodes: string[];
  id: string;
}

async function withPasskey(role = 'client', options: { counts?: boolean } = {}): Promise<Prepared> {
  const person = await house.makePerson({ role });
  const as = await house.signIn(person);
  const device = new SoftwareAuthenticator(ORIGIN, options);
  const { body } = await askNew(as);
  const added = await add(as, device.create(body.data.options));
  expect(added.status).toBe(200);
  const { passkey, recoveryCodes } = added.body.data;
  return { person, as, device, recoveryCodes, id: passkey.id };
}

const eventsOf = async (personId: string) =>
  house.database.db
    .selectFrom('security_event')
    .select(['kind', 'facts'])
    .where('person_id', '=', personId)
    .orderBy('id')
    .execute();

describe('adding a passkey', () => {
  it('asks for one that signs in by itself and verifies the person; the first gives ten codes', async () => {
    const person = await house.makePerson();
    const as = await house.signIn(person);
    const device = new SoftwareAuthenticator(ORIGIN);
    const { options } = (await askNew(as)).body.data;
    expect(options).toMatchObject({
      rp: { id: 'homes.example.org' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await add(as, device.create(options), '  My phone ');
    expect(added.body.data.passkey).toMatchObject({ name: 'My phone', backedUp: true });
    expect(added.body.data.recoveryCodes).toHaveLength(10);
    const state = await house.get('User/TwoStep', null, as);
    expect(state.body.data).toMatchObject({
      isOn: true,
      totp: { isOn: false },
      recoveryCodesLeft: 10,
      passkeysAvailable: true,
    });
    expect(state.body.data.passkeys).toHaveLength(1);

    const again = (await askNew(as)).body.data.options;
    expect(again.excludeCredentials).toHaveLength(1);
    const second = await add(as, device.create(again), 'Key');
    expect(second.body.data.recoveryCodes).toBeNull();
    const kinds = (await eventsOf(person.id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'passkey-added')).toHaveLength(2);
  });

  it('needs the password', async () => {
    const as = await house.signIn(await house.makePerson());
    const wrong = { currentPassword: 'Wrong-Rose-7' };
    const refused = await house.post('User/PasskeyRegistrationOptions', wrong, as);
    expect(refused.body.code).toBe('password-wrong');
  });

  const mischief: [string, Mischief][] = [
    ['from another site', { origin: 'https://homes.example.org.evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['for a challenge of its own', { challenge: 'b3duIGNoYWxsZW5nZQ' }],
    ['without verifying the person', { isUnverified: true }],
  ];
  it.each(mischief)('refuses one made %s', async (_name, wrong) => {
    const as = await house.signIn(await house.makePerson());
    const device = new SoftwareAuthenticator(ORIGIN);
    const { options } = (await askNew(as)).body.data;
    const refused = await add(as, device.create(options, wrong));
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused']);
    expect((await house.get('User/TwoStep', null, as)).body.data.isOn).toBe(false);
  });

  it('refuses a challenge used twice, by another person, or by another session', async () => {
    const person = await house.makePerson();
    const as = await house.signIn(person);
    const device = new SoftwareAuthenticator(ORIGIN);
    const { options } = (await askNew(as)).body.data;
    expect((await add(as, device.create(options))).status).toBe(200);
    const other = await house.signIn(await house.makePerson());
    const fresh = (await askNew(as)).body.data.options;
    const foreign = await add(other, device.create(fresh));
    const twice = await add(as, device.create(options));
    expect([foreign.body.code, twice.body.code]).toEqual(['passkey-refused', 'passkey-refused']);
  });

  it('refuses a passkey that another person has', async () => {
    const { device } = await withPasskey();
    const as = await house.signIn(await house.makePerson());
    const { options } = (await askNew(as)).body.data;
    const made = device.create(options);
    await house.database.db
      .insertInto('passkey')
      .values({
        credential_id: made.id,
        person_id: (await house.makePerson()).id,
        public_key: Buffer.from([1]),
        name: 'Taken',
      })
      .execute();
    expect((await add(as, made)).body.code).toBe('passkey-refused');
  });

  it('refuses what is no answer of a browser', async () => {
    const as = await house.signIn(await house.makePerson());
    const odd = [{}, 7, { id: 'a', rawId: 'a', type: 'public-key', response: {} }];
    for (const response of odd) {
      const refused = await add(as, response as object);
      expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
    }
    const empty = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
    const garbage = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: empty };
    expect((await add(as, garbage)).body.code).toBe('passkey-refused');
  });
});

describe('signing in with a passkey alone', () => {
  it('says who it is and counts as both steps', async () => {
    const { person, device, id } = await withPasskey();
    const options = await ask();
    expect(options).toMatchObject({ rpId: 'homes.example.org', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await signInWith(device.get(options));
    expect(answer.body).toMatchObject({ statusCode: 'success', data: { id: person.id } });
    const session = await house.database.db
      .selectFrom('session')
      .select(['signed_in_by', 'second_step'])
      .where('id', '=', readSignedIn(answer).sessionId)
      .executeTakeFirst();
    expect(session).toEqual({ signed_in_by: 'passkey', second_step: 'passkey' });
    const state = await house.get('User/TwoStep', null, readSignedIn(answer));
    expect(state.body.data.passkeys[0]).toMatchObject({ id });
    expect(state.body.data.passkeys[0].lastUsedAt).not.toBeNull();
  });

  const mischief: [string, Mischief][] = [
    ['made on another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['for a challenge of its own', { challenge: 'b3duIGNoYWxsZW5nZQ' }],
    ['without verifying the person', { isUnverified: true }],
    ['with a wrong signature', { signature: Buffer.from('3006020101020101', 'hex') }],
    ['that says it is somebody else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ];
  it.each(mischief)('refuses an answer %s', async (_name, wrong) => {
    const { device } = await withPasskey();
    const refused = await signInWith(device.get(await ask(), wrong));
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused']);
  });

  it('takes each challenge once, and none that is over', async () => {
    const { device } = await withPasskey();
    const options = await ask();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => signInWith(device.get(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await ask();
    await house.database.db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('purpose', '=', 'passkey-sign-in')
      .execute();
    expect((await signInWith(device.get(late))).body.code).toBe('passkey-refused');
  });

  it('refuses a device whose counter goes back, and notes it', async () => {
    const { person, device } = await withPasskey('client', { counts: true });
    expect((await signInWith(device.get(await ask()))).status).toBe(200);
    expect((await signInWith(device.get(await ask()))).status).toBe(200);
    const cloned = await signInWith(device.get(await ask(), { counter: 1 }));
    expect(cloned.body.code).toBe('passkey-refused');
    const last = (await eventsOf(person.id)).at(-1);
    expect(last).toMatchObject({ kind: 'passkey-refused' });
    expect(JSON.stringify(last?.facts)).toMatch(/counter/i);
  });

  it('refuses unknown passkeys and people who are deactivated or deleted', async () => {
    const stranger = new SoftwareAuthenticator(ORIGIN);
    stranger.create({ rp: { id: 'homes.example.org' }, user: { id: 'AAAA' }, challenge: 'x' });
    expect((await signInWith(stranger.get(await ask()))).body.code).toBe('passkey-refused');
    for (const column of ['deactivated_at', 'deleted_at'] as const) {
      const { person, device } = await withPasskey();
      await house.database.db
        .updateTable('person')
        .set({ [column]: new Date() })
        .where('id', '=', person.id)
        .execute();
      expect((await signInWith(device.get(await ask()))).body.code).toBe('passkey-refused');
    }
  });
});

describe('a passkey as the second step', () => {
  const logIn = async (person: TestPerson) => {
    const { body } = await house.post('User/LogIn', { email: person.email, password: PASSWORD });
    return body;
  };

  it('is asked of the person’s own passkeys', async () => {
    const { person, device, id } = await withPasskey();
    const first = await logIn(person);
    expect(first.data.methods).toEqual(expect.arrayContaining(['passkey', 'recovery-code']));
    const { challenge } = first.data;
    const options = await ask(challenge);
    expect(options.allowCredentials.map((one: { id: string }) => one.id)).toEqual([id]);
    const done = await house.post('User/CompleteTwoStep', {
      challenge,
      passkey: device.get(options),
    });
    expect(done.body.statusCode).toBe('success');
  });

  it('is refused from another person, and for a challenge of signing in alone', async () => {
    const ada = await withPasskey();
    const ben = await withPasskey();
    const { challenge } = (await logIn(ada.person)).data;
    const foreign = ben.device.get(await ask(challenge));
    const loose = ada.device.get(await ask());
    for (const passkey of [foreign, loose]) {
      const refused = await house.post('User/CompleteTwoStep', { challenge, passkey });
      expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused']);
    }
    const asked = ada.device.get(await ask(challenge));
    expect((await signInWith(asked)).body.code).toBe('passkey-refused');
  });

  it('is not asked for a challenge that there is not', async () => {
    const refused = await house.post('User/PasskeySignInOptions', { challenge: 'nothing' });
    expect([refused.status, refused.body.code]).toEqual([400, 'challenge-over']);
  });
});

describe('removing a passkey', () => {
  it('needs the password, tells the person, and with the last one two steps are off', async () => {
    const { person, as, id, recoveryCodes } = await withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const wrong = await house.post(
      'User/RemovePasskey',
      { id, currentPassword: 'Wrong-Rose-7' },
      as,
    );
    expect(wrong.body.code).toBe('password-wrong');
    const other = await house.signIn(await house.makePerson());
    const foreign = await house.post('User/RemovePasskey', { id, ...given }, other);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'passkey-not-found']);
    const done = await house.post('User/RemovePasskey', { id, ...given }, as);
    expect(done.body.data).toEqual({ isOn: false });
    const mails = await house.database.db
      .selectFrom('mail_message')
      .select('kind')
      .where('to_address', '=', person.email)
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['accounts.passkey-added', 'accounts.passkey-removed']),
    );
    expect((await house.get('User/TwoStep', null, as)).body.data.recoveryCodesLeft).toBe(0);
  });

  it('keeps the last one where the role asks for two steps', async () => {
    await house.database.db
      .updateTable('role')
      .set((eb) => ({ requires_two_step: true, grants_version: eb('grants_version', '+', 1) }))
      .where('key', '=', 'admin')
      .execute();
    const { as, id } = await withPasskey('admin');
    const refused = await house.post('User/RemovePasskey', { id, ...given }, as);
    expect([refused.status, refused.body.code]).toEqual([409, 'two-step-required']);
    expect((await house.get('User/TwoStep', null, as)).body.data.passkeys).toHaveLength(1);
  });
});
