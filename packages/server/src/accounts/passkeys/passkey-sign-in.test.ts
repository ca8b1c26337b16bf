import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSignedIn, type TestPerson } from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { ORIGIN, openPasskeySite, type PasskeySite } from '../../../test/passkey-site.ts';
import { type Mischief, SoftwareAuthenticator } from '../../../test/software-authenticator.ts';

let at: PasskeySite;

beforeAll(async () => {
  at = await openPasskeySite();
});
afterAll(() => at.app.close());

describe('signing in with only a passkey', () => {
  it('identifies the person and counts as both steps', async () => {
    const { person, device, id } = await at.withPasskey();
    const options = await at.ask();
    expect(options).toMatchObject({ rpId: 'homes.example.org', userVerification: 'required' });
    expect(options.allowCredentials ?? []).toEqual([]);
    const answer = await at.signInWith(device.get(options));
    expect(answer.body).toMatchObject({ statusCode: 'success', data: { id: person.id } });
    const session = await at.app.database.db
      .selectFrom('session')
      .select(['signed_in_by', 'second_step'])
      .where('id', '=', readSignedIn(answer).sessionId)
      .executeTakeFirst();
    expect(session).toEqual({ signed_in_by: 'passkey', second_step: 'passkey' });
    const state = await at.app.get('User/TwoStep', null, readSignedIn(answer));
    expect(state.body.data.passkeys[0]).toMatchObject({ id });
    expect(state.body.data.passkeys[0].lastUsedAt).not.toBeNull();
  });

  const mischief: [string, Mischief][] = [
    ['made on another site', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
    ['for a challenge of its own', { challenge: 'b3duIGNoYWxsZW5nZQ' }],
    ['without verifying the person', { isUnverified: true }],
    ['with a wrong signature', { signature: Buffer.from('3006020101020101', 'hex') }],
    ['that says it is someone else', { userHandle: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ];
  it.each(mischief)('refuses an answer %s', async (_name, wrong) => {
    const { device } = await at.withPasskey();
    const refused = await at.signInWith(device.get(await at.ask(), wrong));
    expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused']);
  });

  it('accepts each challenge once, and no expired one', async () => {
    const { device } = await at.withPasskey();
    const options = await at.ask();
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => at.signInWith(device.get(options))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    const late = await at.ask();
    await at.app.database.db
      .updateTable('sign_in_challenge')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('purpose', '=', 'passkey-sign-in')
      .execute();
    expect((await at.signInWith(device.get(late))).body.code).toBe('passkey-refused');
  });

  it('refuses a device whose counter goes back, and records it', async () => {
    const { person, device } = await at.withPasskey('client', { counts: true });
    expect((await at.signInWith(device.get(await at.ask()))).status).toBe(200);
    expect((await at.signInWith(device.get(await at.ask()))).status).toBe(200);
    const cloned = await at.signInWith(device.get(await at.ask(), { counter: 1 }));
    expect(cloned.body.code).toBe('passkey-refused');
    const last = (await at.eventsOf(person.id)).at(-1);
    expect(last).toMatchObject({ kind: 'passkey-refused' });
    expect(JSON.stringify(last?.facts)).toMatch(/counter/i);
  });

  it('refuses unknown passkeys and people who are deactivated or deleted', async () => {
    const stranger = new SoftwareAuthenticator(ORIGIN);
    stranger.create({ rp: { id: 'homes.example.org' }, user: { id: 'AAAA' }, challenge: 'x' });
    expect((await at.signInWith(stranger.get(await at.ask()))).body.code).toBe('passkey-refused');
    for (const column of ['deactivated_at', 'deleted_at'] as const) {
      const { person, device } = await at.withPasskey();
      await at.app.database.db
        .updateTable('person')
        .set({ [column]: new Date() })
        .where('id', '=', person.id)
        .execute();
      expect((await at.signInWith(device.get(await at.ask()))).body.code).toBe('passkey-refused');
    }
  });
});

describe('a passkey as the second step', () => {
  const logIn = async (person: TestPerson) => {
    const { body } = await at.app.post('User/LogIn', { email: person.email, password: PASSWORD });
    return body;
  };

  it('is limited to the person’s own passkeys', async () => {
    const { person, device, id } = await at.withPasskey();
    const first = await logIn(person);
    expect(first.data.methods).toEqual(expect.arrayContaining(['passkey', 'recovery-code']));
    const { challenge } = first.data;
    const options = await at.ask(challenge);
    expect(options.allowCredentials.map((one: { id: string }) => one.id)).toEqual([id]);
    const done = await at.app.post('User/CompleteTwoStep', {
      challenge,
      passkey: device.get(options),
    });
    expect(done.body.statusCode).toBe('success');
  });

  it('is refused from another person, and for a passkey-only challenge', async () => {
    const ada = await at.withPasskey();
    const ben = await at.withPasskey();
    const { challenge } = (await logIn(ada.person)).data;
    const foreign = ben.device.get(await at.ask(challenge));
    const loose = ada.device.get(await at.ask());
    for (const passkey of [foreign, loose]) {
      const refused = await at.app.post('User/CompleteTwoStep', { challenge, passkey });
      expect([refused.status, refused.body.code]).toEqual([400, 'passkey-refused']);
    }
    const asked = ada.device.get(await at.ask(challenge));
    expect((await at.signInWith(asked)).body.code).toBe('passkey-refused');
  });

  it('is not offered for an unknown challenge', async () => {
    const refused = await at.app.post('User/PasskeySignInOptions', { challenge: 'nothing' });
    expect([refused.status, refused.body.code]).toEqual([400, 'challenge-over']);
  });
});
