import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { ORIGIN, openPasskeySite, type PasskeySite } from '../../../test/passkey-site.ts';
import { type Mischief, SoftwareAuthenticator } from '../../../test/software-authenticator.ts';

let at: PasskeySite;

beforeAll(async () => {
  at = await openPasskeySite();
});
afterAll(() => at.app.close());

describe('adding a passkey', () => {
  it('requests one that signs in by itself and verifies the person; the first gives ten codes', async () => {
    const person = await at.app.makePerson();
    const as = await at.app.signIn(person);
    const device = new SoftwareAuthenticator(ORIGIN);
    const { options } = (await at.askNew(as)).body.data;
    expect(options).toMatchObject({
      rp: { id: 'homes.example.org' },
      user: { name: person.email },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const added = await at.add(as, device.create(options), '  My phone ');
    expect(added.body.data.passkey).toMatchObject({ name: 'My phone', backedUp: true });
    expect(added.body.data.recoveryCodes).toHaveLength(10);
    const state = await at.app.get('User/TwoStep', null, as);
    expect(state.body.data).toMatchObject({
      isOn: true,
      totp: { isOn: false },
      recoveryCodesLeft: 10,
      passkeysAvailable: true,
    });
    expect(state.body.data.passkeys).toHaveLength(1);

    const again = (await at.askNew(as)).body.data.options;
    expect(again.excludeCredentials).toHaveLength(1);
    const second = await at.add(as, device.create(again), 'Key');
    expect(second.body.data.recoveryCodes).toBeNull();
    const kinds = (await at.eventsOf(person.id)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'passkey-added')).toHaveLength(2);
  });

  it('needs the password', async () => {
    const as = await at.app.signInNew();
    const wrong = { currentPassword: 'Wrong-Rose-7' };
    const refused = await at.app.post('User/PasskeyRegistrationOptions', wrong, as);
    expect(refused.body.code).toBe('password-wrong');
  });

  const mischief: [string, Mischief][] = [
    ['from another site', { origin: 'https://homes.example.org.evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['for a challenge of its own', { challenge: 'b3duIGNoYWxsZW5nZQ' }],
    ['without verifying the person', { isUnverified: true }],
  ];
  it.each(mischief)('refuses one made %s', async (_name, wrong) => {
    const as = await at.app.signInNew();
    const device = new SoftwareAuthenticator(ORIGIN);
    const { options } = (await at.askNew(as)).body.data;
    const refused = await at.add(as, device.create(options, wrong));
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused']);
    expect((await at.app.get('User/TwoStep', null, as)).body.data.isOn).toBe(false);
  });

  it('refuses a challenge used twice, by another person, or by another session', async () => {
    const person = await at.app.makePerson();
    const as = await at.app.signIn(person);
    const device = new SoftwareAuthenticator(ORIGIN);
    const { options } = (await at.askNew(as)).body.data;
    expect((await at.add(as, device.create(options))).status).toBe(200);
    const other = await at.app.signInNew();
    const fresh = (await at.askNew(as)).body.data.options;
    const foreign = await at.add(other, device.create(fresh));
    const twice = await at.add(as, device.create(options));
    expect([foreign.body.code, twice.body.code]).toEqual(['passkey-refused', 'passkey-refused']);
  });

  it('refuses a passkey that another person has', async () => {
    const { device } = await at.withPasskey();
    const as = await at.app.signInNew();
    const { options } = (await at.askNew(as)).body.data;
    const made = device.create(options);
    await at.app.database.db
      .insertInto('passkey')
      .values({
        credential_id: made.id,
        person_id: (await at.app.makePerson()).id,
        public_key: Buffer.from([1]),
        name: 'Taken',
      })
      .execute();
    expect((await at.add(as, made)).body.code).toBe('passkey-refused');
  });

  it("refuses anything but a browser's answer", async () => {
    const as = await at.app.signInNew();
    const odd = [{}, 7, { id: 'a', rawId: 'a', type: 'public-key', response: {} }];
    for (const response of odd) {
      const refused = await at.add(as, response as object);
      expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
    }
    const empty = { clientDataJSON: 'AAAA', attestationObject: 'AAAA' };
    const garbage = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', response: empty };
    expect((await at.add(as, garbage)).body.code).toBe('passkey-refused');
  });
});

const given = { currentPassword: PASSWORD };

describe('removing a passkey', () => {
  it('needs the password, notifies the person, and removing the last one turns two-step off', async () => {
    const { person, as, id, recoveryCodes } = await at.withPasskey();
    expect(recoveryCodes).toHaveLength(10);
    const wrong = await at.app.post(
      'User/RemovePasskey',
      { id, currentPassword: 'Wrong-Rose-7' },
      as,
    );
    expect(wrong.body.code).toBe('password-wrong');
    const other = await at.app.signInNew();
    const foreign = await at.app.post('User/RemovePasskey', { id, ...given }, other);
    expect([foreign.status, foreign.body.code]).toEqual([404, 'passkey-not-found']);
    const done = await at.app.post('User/RemovePasskey', { id, ...given }, as);
    expect(done.body.data).toEqual({ isOn: false });
    const mails = await at.app.database.db
      .selectFrom('mail_message')
      .select('kind')
      .where('to_address', '=', person.email)
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['accounts.passkey-added', 'accounts.passkey-removed']),
    );
    expect((await at.app.get('User/TwoStep', null, as)).body.data.recoveryCodesLeft).toBe(0);
  });

  it('keeps the last one where the role requires two-step sign-in', async () => {
    await at.app.database.db
      .updateTable('role')
      .set((eb) => ({ requires_two_step: true, grants_version: eb('grants_version', '+', 1) }))
      .where('key', '=', 'admin')
      .execute();
    const { as, id } = await at.withPasskey('admin');
    const refused = await at.app.post('User/RemovePasskey', { id, ...given }, as);
    expect([refused.status, refused.body.code]).toEqual([409, 'two-step-required']);
    expect((await at.app.get('User/TwoStep', null, as)).body.data.passkeys).toHaveLength(1);
  });
});
