import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../test/accounts-app.ts';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';

let at: PeopleOffice;
let conciergePerson: TestPerson;

beforeAll(async () => {
  at = await openPeopleOffice();
  conciergePerson = await at.make({ role: 'concierge', last_name: 'Dunn' });
  await at.post('AdminUserApp/TransferAgentToAnotherConcierge', {
    agentIds: [at.agentPerson.id],
    conciergeId: conciergePerson.id,
  });
});
afterAll(() => at.app.close());

describe('one person', () => {
  test("comes with grants, ties and the caller's abilities", async () => {
    const { status, body } = await at.app.get(`users/${at.agentPerson.id}`, null, at.admin);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      firstname: 'Maria',
      lastname: 'Carver',
      role: { role: 'agent', rolename: 'Agent' },
      concierge: { id: conciergePerson.id, firstName: 'Maria', lastName: 'Dunn' },
      abilities: ['edit', 'change-role', 'see-as', 'end-sessions', 'deactivate', 'delete'],
    });
    expect(body.data.permissionsData).toMatch(
      /^id=100,permission=column-primarycontact,edit=true,view=true;/,
    );
    const { data } = (await at.app.get(`users/${conciergePerson.id}`, null, at.admin)).body;
    expect(data.agents).toMatchObject([{ id: at.agentPerson.id }]);
  });

  test('has E&O insurance that the person and those who manage people see', async () => {
    const insured = await at.make({ role: 'agent', last_name: 'Insured' });
    await at.post('AdminUserApp/TransferAgentToAnotherConcierge', {
      agentIds: [insured.id],
      conciergeId: conciergePerson.id,
    });
    const insurance = {
      ...{ eo_carrier: 'Plains Mutual', eo_policy: 'EO-7', eo_expires_on: '2020-06-30' },
    };
    const { version } = await at.get(insured.id);
    const saved = await at.post(`users/${insured.id}/update`, {
      ...{ id: insured.id, version, ...insurance },
    });
    expect(saved.body.data).toMatchObject(insurance);
    expect(await at.get(insured.id, await at.app.signIn(insured))).toMatchObject(insurance);
    const concierge = await at.app.signIn(conciergePerson);
    expect(await at.get(insured.id, concierge)).toMatchObject({
      ...{ eo_carrier: null, eo_policy: null, eo_expires_on: null },
    });
    const filter = { search: 'Insured', status: 'license-lapsing' };
    const { body } = await at.post('AdminUserApp/GetUserList', { filter });
    expect(body.data).toMatchObject([{ id: insured.id, eo_expires_on: '2020-06-30' }]);
    const [change] = await at.history(insured.id);
    expect(change.fields.map(({ label }: { label: string }) => label)).toEqual([
      ...['E&O carrier', 'E&O policy number', 'E&O expiration'],
    ]);
  });

  test('may always be the caller; hidden and missing people are both 404', async () => {
    expect((await at.app.get(`users/${at.agentPerson.id}`, null, at.agent)).status).toBe(200);
    const refused = { status: 404, body: { code: 'person-not-found' } };
    expect(await at.app.get(`users/${at.adminPerson.id}`, null, at.agent)).toMatchObject(refused);
    expect(await at.app.get(`users/${randomUUID()}`, null, at.agent)).toMatchObject(refused);
    expect(await at.app.get(`users/${randomUUID()}`, null, at.admin)).toMatchObject(refused);
    expect(await at.app.get('users/7', null, at.admin)).toMatchObject({ status: 400 });
  });
});

test('a person and an invitation sent twice with their keys count once', async () => {
  const authorization = `Bearer ${at.admin.jwtToken}`;
  const keyed = (key: string) => ({ headers: { authorization, 'idempotency-key': key } });
  const body = at.newcomer();
  const make = () => at.app.post('AdminUserApp/CreateUser', body, keyed('form-of-person'));
  const first = await make();
  expect(first.status).toBe(200);
  expect((await make()).body).toEqual(first.body);
  const { id, email } = first.body.data;
  const invite = () => at.app.post(`users/${id}/invite`, {}, keyed('form-of-invitation'));
  expect((await invite()).status).toBe(200);
  expect((await invite()).status).toBe(200);
  const { rows } = await at.app.database.pool.query(
    `select count(*)::int as n from security_event where kind = 'person-invited' and person_id = $1`,
    [id],
  );
  expect(rows).toEqual([{ n: 1 }]);
  expect(email).toBe(body.email);
});

describe('a call that needs a form key', () => {
  test('is refused without one, and changes nothing', async () => {
    const person = await at.make({ role: 'agent', city: 'Omaha' });
    const { id } = person;
    await at.post(`users/${id}/update`, { id, version: 1, city: 'Gretna' });
    const [change] = await at.history(id);
    const calls = [
      [`users/${id}/undo`, { change: change.id }],
      [`users/${id}/invite`, {}],
      ['users/undo-permission-change', { id: 1 }],
    ] as const;
    for (const [path, body] of calls) {
      const answer = await at.app.app.inject({
        method: 'POST',
        url: `/api/v1/${path}`,
        payload: body,
        headers: { authorization: `Bearer ${at.admin.jwtToken}` },
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        code: 'bad-input',
        errors: [{ field: 'idempotency-key', message: 'idempotency-key is required' }],
      });
    }
    expect((await at.app.get(`users/${id}`, null, at.admin)).body.data.city).toBe('Gretna');
  });

  test('counts once for a person, and another person’s same key is separate', async () => {
    const { id } = await at.make({ role: 'agent', city: 'Omaha' });
    await at.post(`users/${id}/update`, { id, version: 1, city: 'Gretna' });
    const [change] = await at.history(id);
    const other = await at.app.signIn(await at.app.makePerson({ role_key: 'admin' }));
    const undo = ({ jwtToken }: { jwtToken: string }, changeId = change.id) =>
      at.app.post(
        `users/${id}/undo`,
        { change: changeId },
        { headers: { authorization: `Bearer ${jwtToken}`, 'idempotency-key': 'form-of-undo' } },
      );
    const first = await undo(at.admin);
    expect(first).toMatchObject({ status: 200, body: { data: { city: 'Omaha' } } });
    expect((await undo(at.admin)).body).toEqual(first.body);
    expect(await undo(at.admin, change.id + 1)).toMatchObject({
      status: 422,
      body: { code: 'idempotency-key-reused' },
    });
    expect(await undo(other)).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
  });
});

describe('creating', () => {
  test('uses the client’s id, emails the invitation, stores no password', async () => {
    const id = randomUUID();
    const body = at.newcomer({
      id,
      phone: '(402) 555-0121',
      license_expires_on: '2027-12-31',
      city: '',
    });
    const { status, body: answer } = await at.post('AdminUserApp/CreateUser', body);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      statusCode: 'success',
      message: answerMessages.userCreated(),
      data: {
        id,
        phone: '+14025550121',
        status: 'invited',
        city: null,
        license_expires_on: '2027-12-31',
      },
    });
    const mails = await at.app.database.db
      .selectFrom('mail_message')
      .selectAll()
      .where('to_address', '=', body.email)
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['accounts.invitation']);
    const token = tokenIn(mails[0]!);
    const reset = await at.app.post('User/ResetPassword', {
      email: body.email,
      newPassword: 'Quiet-Meadow-12',
      token,
    });
    expect(reset.status).toBe(200);
    await at.app.signIn({ email: body.email, password: 'Quiet-Meadow-12' });
    expect((await at.app.get(`users/${id}`, null, at.admin)).body.data.status).toBe('active');
  });

  test('refuses a taken id or address', async () => {
    const before = await at.app.get(`users/${at.agentPerson.id}`, null, at.admin);
    const taken = await at.post('AdminUserApp/CreateUser', at.newcomer({ id: at.agentPerson.id }));
    expect(taken).toMatchObject({
      status: 400,
      body: { code: 'id-taken', errors: [{ field: 'id' }] },
    });
    const mail = await at.post(
      'AdminUserApp/CreateUser',
      at.newcomer({ email: at.agentPerson.email.toUpperCase() }),
    );
    expect(mail).toMatchObject({
      status: 400,
      body: { code: 'email-taken', message: fieldMessages.emailTaken() },
    });
    const after = await at.app.get(`users/${at.agentPerson.id}`, null, at.admin);
    expect(after.body.data).toEqual({ ...before.body.data, last_seen: after.body.data.last_seen });
  });

  test('only a super-admin makes a super-admin, and no one gives a role stronger than their own', async () => {
    const role = { role: 'super-admin' };
    expect(await at.post('AdminUserApp/CreateUser', at.newcomer(role))).toMatchObject({
      status: 403,
      body: { code: 'role-above-yours' },
    });
    expect(
      (await at.app.post('AdminUserApp/CreateUser', at.newcomer(role), at.superAdmin)).status,
    ).toBe(200);
    await grant('internal-concierge', ['create-users', 'edit-users', 'usermanagement']);
    const desk = await at.app.signIn(await at.make({ role: 'internal-concierge' }));
    expect(
      await at.app.post('AdminUserApp/CreateUser', at.newcomer({ role: 'admin' }), desk),
    ).toMatchObject({
      status: 403,
      body: { code: 'grant-not-held' },
    });
    expect(
      (await at.app.post('AdminUserApp/CreateUser', at.newcomer({ role: 'client' }), desk)).status,
    ).toBe(200);
    const { data } = (await at.app.get(`users/${at.adminPerson.id}`, null, desk)).body;
    expect(data.abilities).toEqual([]);
    expect(await at.update(at.adminPerson.id, { version: 1, city: 'Elkhorn' }, desk)).toMatchObject(
      {
        status: 403,
        body: { code: 'person-above-yours' },
      },
    );
    await grant('internal-concierge', []);
  });

  test.each([
    [{ first_name: 'N' }, 'First Name must be at least 2 characters'],
    [{ last_name: 'R2D2' }, 'Last Name can only contain letters'],
    [{ email: 'nora' }, 'Email must be a valid email address'],
    [{ role: 'wizard' }, fieldMessages.roleUnknown()],
    [{ phone: '12' }, 'Phone must be 10 digits'],
    [{ zip: '681' }, 'Zip must be 5 digits, or 9 with a hyphen'],
    [{ license_expires_on: '2027-02-30' }, 'License expiration isn’t valid'],
    [{ faceBook: 'http://example.org' }, 'Facebook must be a full https address'],
    [{ commission_agent: 'yes' }, 'Commission agent must be true or false'],
    [{ id: 'seven' }, 'Id isn’t valid'],
  ])('refuses %j', async (given, message) => {
    const answer = await at.post('AdminUserApp/CreateUser', at.newcomer(given));
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  });

  test('is told by users/lsEmailValid whether an address is free, badly written or taken by another person', async () => {
    const ask = (email: string, id?: string) => at.post('users/lsEmailValid', { email, id });
    expect((await ask('free@example.org')).body).toMatchObject({
      data: true,
      statusCode: 'success',
    });
    expect((await ask(at.agentPerson.email)).body).toMatchObject({
      data: false,
      message: fieldMessages.emailTaken(),
    });
    expect((await ask(at.agentPerson.email, at.agentPerson.id)).body.data).toBe(true);
    expect((await ask('nonsense')).body).toMatchObject({
      data: false,
      message: 'Please enter a valid email address',
    });
    expect(await at.post('users/lsEmailValid', { email: 7 })).toMatchObject({
      status: 400,
    });
    expect(await at.app.post('users/lsEmailValid', { email: 'a@b.co' }, at.agent)).toMatchObject({
      status: 403,
    });
  });
});

test('a concierge sees of an agent in their care what colleagues see', async () => {
  const concierge = await at.app.signIn(conciergePerson);
  const { data } = (await at.app.get(`users/${at.agentPerson.id}`, null, concierge)).body;
  expect(data).toMatchObject({ email: at.agentPerson.email, address1: null, permissionsData: '' });
  expect(data.abilities).toEqual([]);
  const own = (await at.app.get(`users/${conciergePerson.id}`, null, concierge)).body.data;
  expect(own.permissionsData).not.toBe('');
});

describe('inviting', () => {
  test('a person again, before their first sign-in, ends the earlier link', async () => {
    const made = await at.create();
    const mails = () =>
      at.app.database.db
        .selectFrom('mail_message')
        .selectAll()
        .where('to_address', '=', made.email)
        .orderBy('recorded_at')
        .execute();
    const [first] = await mails();
    expect((await at.post(`users/${made.id}/invite`)).body).toMatchObject({
      statusCode: 'success',
      message: answerMessages.invitationSent(),
    });
    const old = { email: made.email, newPassword: 'Quiet-Meadow-12', token: tokenIn(first!) };
    expect(await at.app.post('User/ResetPassword', old)).toMatchObject({ status: 400 });
    expect(await at.post(`users/${at.agentPerson.id}/invite`)).toMatchObject({
      status: 409,
      body: { code: 'not-invitable' },
    });
  });

  test('an edited address gets the invitation that was sent elsewhere', async () => {
    const made = await at.create();
    const email = `right-${randomUUID().slice(0, 8)}@example.org`;
    await at.update(made.id, { version: 1, email });
    const mails = await at.app.database.db
      .selectFrom('mail_message')
      .select('kind')
      .where('to_address', '=', email)
      .execute();
    expect(mails).toEqual([{ kind: 'accounts.invitation' }]);
  });
});

async function grant(role: string, keys: readonly string[]) {
  const { permission } = await at.permissionsOf(role);
  const powers = ['create-users', 'edit-users', 'usermanagement', 'userpermissions', 'role-mgt'];
  await at.assign({
    role,
    permission: [
      ...permission.filter((held: { permission: string }) => !powers.includes(held.permission)),
      ...keys.map((key) => ({ permission: key, view: true, edit: false })),
    ],
  });
}

function tokenIn(mail: { id: string; sealed_body: Buffer | null }): string {
  const { text } = at.app.services.mail.open(mail.id, mail.sealed_body!);
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
