import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  fromOwnPage,
  OWN_ORIGIN,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';
import { eventsOf, mailsTo, nextCode, withTotp } from '../../../test/two-step-people.ts';
import { answerMessages } from '../messages/answers.ts';

let site: AccountsApp;
beforeAll(async () => {
  site = await createAccountsApp({ VERIFY_TRIES_PER_ADDRESS: '100000' });
});
afterAll(() => site.close());

const logIn = (person: TestPerson) =>
  site.post('User/LogIn', { email: person.email, password: PASSWORD });
const complete = (challenge: string, proof: object) =>
  site.post('User/CompleteTwoStep', { challenge, ...proof });

describe('the second step of a sign-in', () => {
  it('comes after the password and starts the session', async () => {
    const { person, secret } = await withTotp(site);
    const first = await logIn(person);
    expect(first.body).toMatchObject({
      data: { jwtToken: '', rolename: '', methods: ['totp', 'recovery-code'] },
      statusCode: 'two-step',
      message: answerMessages.enterCode(),
    });
    const second = await complete(first.body.data.challenge, { code: nextCode(secret) });
    expect(second.body).toMatchObject({
      data: { id: person.id, rolename: 'client', landing: '/homepage' },
      message: 'User logged in successfully!',
      statusCode: 'success',
    });
    const session = await site.get('User/Session', null, {
      headers: { authorization: `Bearer ${second.body.data.jwtToken}` },
    });
    expect(session.body.data.id).toBe(person.id);
    const row = await site.database.db
      .selectFrom('session')
      .select(['signed_in_by', 'second_step'])
      .where('id', '=', session.body.data.sessionId)
      .executeTakeFirst();
    expect(row).toEqual({ signed_in_by: 'password', second_step: 'totp' });
  });

  it('works with the browser’s cookie, only from our own pages', async () => {
    const { person, secret } = await withTotp(site);
    const first = await logIn(person);
    const { challenge } = first.body.data;
    const cookie = `homestead_challenge=${challenge}`;
    const asked = await site.post('User/SecondStep', {}, fromOwnPage(cookie));
    expect(asked.body.data).toEqual({ challenge, methods: ['totp', 'recovery-code'] });
    const given = await site.post('User/SecondStep', { challenge });
    expect(given.body.data.methods).toEqual(['totp', 'recovery-code']);
    const foreign = { headers: { cookie, origin: 'https://evil.example' } };
    for (const path of ['User/SecondStep', 'User/CompleteTwoStep']) {
      const refused = await site.post(path, { code: nextCode(secret) }, foreign);
      expect([refused.status, refused.body.code]).toEqual([403, 'wrong-origin']);
    }
    const code = nextCode(secret);
    const done = await site.post('User/CompleteTwoStep', { code }, fromOwnPage(cookie));
    expect(done.body.statusCode).toBe('success');
    const cleared = [done.headers['set-cookie']].flat().join();
    expect(cleared).toMatch(/homestead_challenge=;[^,]*Max-Age=0/);
  });

  it('accepts each code, and each challenge, once', async () => {
    const { person, secret } = await withTotp(site);
    const used = await logIn(person);
    const code = nextCode(secret);
    const attempts = await Promise.all(
      Array.from({ length: 4 }, () => complete(used.body.data.challenge, { code })),
    );
    expect(attempts.filter((attempt) => attempt.status === 200)).toHaveLength(1);
    const again = await logIn(person);
    const replay = await complete(again.body.data.challenge, { code });
    expect([replay.status, replay.body.code]).toEqual([400, 'code-wrong']);
    const over = await complete(used.body.data.challenge, { code });
    expect([over.status, over.body.code]).toEqual([400, 'challenge-over']);
  });

  it('accepts a recovery code once, however it is typed, and reports it by email', async () => {
    const { person, recoveryCodes } = await withTotp(site);
    const [code = ''] = recoveryCodes;
    const first = await logIn(person);
    const recoveryCode = ` ${code.toUpperCase().replace('-', ' ')} `;
    const done = await complete(first.body.data.challenge, { recoveryCode });
    expect(done.body.statusCode).toBe('success');
    const second = await logIn(person);
    const again = await complete(second.body.data.challenge, { recoveryCode });
    expect([again.status, again.body.code]).toEqual([400, 'code-wrong']);
    expect(again.body.errors[0].field).toBe('recoveryCode');
    expect(await mailsTo(site, person)).toContain('accounts.recovery-code-used');
    expect(await eventsOf(site, person)).toContain('second-step-failed');
  });

  it("refuses another person's code", async () => {
    const ada = await withTotp(site);
    const ben = await withTotp(site);
    const first = await logIn(ben.person);
    const [recoveryCode = ''] = ada.recoveryCodes;
    const proofs = [{ code: nextCode(ada.secret) }, { recoveryCode }];
    for (const proof of proofs) {
      const refused = await complete(first.body.data.challenge, proof);
      expect([refused.status, refused.body.code]).toEqual([400, 'code-wrong']);
    }
  });

  it('is over after five tries, after its time, and for a person deactivated in the meantime', async () => {
    const { person, secret } = await withTotp(site);
    const tried = await logIn(person);
    for (let count = 0; count < 5; count += 1) {
      const refused = await complete(tried.body.data.challenge, { code: '000000' });
      expect(refused.body.code).toBe('code-wrong');
    }
    const late = await logIn(person);
    const leaving = await logIn(person);
    const { db } = site.database;
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

  it('is over once the password of the first step was changed', async () => {
    const { person, secret } = await withTotp(site);
    const { challenge } = (await logIn(person)).body.data;
    await site.database.db
      .updateTable('person')
      .set({ password_changed_at: new Date(Date.now() + 1000) })
      .where('id', '=', person.id)
      .execute();
    const refused = await complete(challenge, { code: nextCode(secret) });
    expect([refused.status, refused.body.code]).toEqual([400, 'challenge-over']);
  });

  it('is throttled per person, and emails them that someone knows their password', async () => {
    const { person } = await withTotp(site);
    const stranger = () => site.post('User/LogIn', { email: person.email, password: PASSWORD });
    const answers: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { body } = await stranger();
      for (let count = 0; count < 4; count += 1) {
        answers.push((await complete(body.data.challenge, { code: '000000' })).status);
      }
    }
    expect(answers).toEqual([...Array(10).fill(400), 429, 429]);
    const told = await site.database.db
      .selectFrom('event_outbox')
      .select('payload')
      .where('type', '=', 'accounts.sign-in-locked')
      .execute();
    expect(told.map(({ payload }) => payload)).toContainEqual({ email: person.email });
  });

  it('is not locked for the person’s own device by tries from elsewhere', async () => {
    const { person, as, secret } = await withTotp(site);
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
    const { body } = await site.post('User/LogIn', given, device);
    const { challenge } = body.data;
    const proof = { challenge, code: nextCode(secret) };
    expect((await site.post('User/CompleteTwoStep', proof, device)).status).toBe(200);
  });

  it.each([
    ['nothing', {}],
    ['a challenge alone', { challenge: 'x' }],
    ['two proofs', { challenge: 'x', code: '123456', recoveryCode: 'abcde-fghjk' }],
    ['a code of letters', { challenge: 'x', code: 'abcdef' }],
    ['a code of the wrong type', { challenge: 'x', code: 123456 }],
    ['no object', []],
  ])('refuses %s as bad input', async (_name, body) => {
    const refused = await site.post('User/CompleteTwoStep', body);
    expect([refused.status, refused.body.code]).toEqual([400, 'bad-input']);
  });

  it('refuses an unknown challenge', async () => {
    const refused = await complete('nothing-that-exists', { code: '123456' });
    expect([refused.status, refused.body.code]).toEqual([400, 'challenge-over']);
  });
});
