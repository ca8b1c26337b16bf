import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { PASSWORD } from '../../../test/factories/accounts.ts';

let app: AccountsApp;
let superAdmin: SignedIn;
let admin: SignedIn;
let adminPerson: TestPerson;
let agent: SignedIn;
let agentPerson: TestPerson;
let conciergePerson: TestPerson;

const make = (given: object) => app.makePerson({ password: PASSWORD, ...given });

beforeAll(async () => {
  app = await createAccountsApp();
  superAdmin = await app.signIn(await make({ role: 'super-admin', last_name: 'Abel' }));
  adminPerson = await make({ role: 'admin', last_name: 'Baker' });
  admin = await app.signIn(adminPerson);
  agentPerson = await make({ role: 'agent', last_name: 'Carver', city: 'Omaha' });
  agent = await app.signIn(agentPerson);
  conciergePerson = await make({ role: 'concierge', last_name: 'Dunn' });
  await app.post(
    'AdminUserApp/TransferAgentToAnotherConcierge',
    { agentIds: [agentPerson.id], conciergeId: conciergePerson.id },
    admin,
  );
});
afterAll(() => app.close());

const newcomer = (given: object = {}) => ({
  first_name: 'Nora',
  last_name: 'Lindqvist',
  email: `nora-${randomUUID().slice(0, 8)}@example.org`,
  role: 'agent',
  ...given,
});
const create = async (given: object = {}, as = admin) =>
  (await app.post('AdminUserApp/CreateUser', newcomer(given), as)).body.data;
const list = (body: object, as = admin) => app.post('AdminUserApp/GetUserList', body, as);
const update = (id: string, body: object, as = admin) =>
  app.post(`users/${id}/update`, { id, ...body }, as);

describe('one person', () => {
  test('with grants, ties and what the caller may do', async () => {
    const { status, body } = await app.get(`users/${agentPerson.id}`, null, admin);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      firstname: 'Maria',
      lastname: 'Carver',
      role: { role: 'agent', rolename: 'Agent' },
      concierge: { id: conciergePerson.id, firstName: 'Maria', lastName: 'Dunn' },
      may: { edit: true, changerole: true, delete: true, restore: false, invite: false },
    });
    expect(body.data.permissionsData).toMatch(
      /^id=100,permission=column-primarycontact,edit=true,view=true;/,
    );
    const { data } = (await app.get(`users/${conciergePerson.id}`, null, admin)).body;
    expect(data.agents).toMatchObject([{ id: agentPerson.id }]);
  });

  test('oneself always, a neighbour or nobody alike 404', async () => {
    expect((await app.get(`users/${agentPerson.id}`, null, agent)).status).toBe(200);
    const refused = { status: 404, body: { code: 'person-not-found' } };
    expect(await app.get(`users/${adminPerson.id}`, null, agent)).toMatchObject(refused);
    expect(await app.get(`users/${randomUUID()}`, null, agent)).toMatchObject(refused);
    expect(await app.get(`users/${randomUUID()}`, null, admin)).toMatchObject(refused);
    expect(await app.get('users/7', null, admin)).toMatchObject({ status: 400 });
  });
});

describe('making', () => {
  test('takes the client’s id, mails the invitation, keeps no password', async () => {
    const id = randomUUID();
    const body = newcomer({
      id,
      phone: '(402) 555-0121',
      license_expires_on: '2027-12-31',
      city: '',
    });
    const { status, body: answer } = await app.post('AdminUserApp/CreateUser', body, admin);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      statusCode: 'success',
      message: 'User created successfully',
      data: {
        id,
        phone: '+14025550121',
        status: 'invited',
        city: null,
        license_expires_on: '2027-12-31',
      },
    });
    const mails = await app.database.db
      .selectFrom('mail_message')
      .selectAll()
      .where('to_address', '=', body.email)
      .execute();
    expect(mails.map(({ kind }) => kind)).toEqual(['accounts.invitation']);
    const token = tokenIn(app, mails[0]!);
    const reset = await app.post('User/ResetPassword', {
      email: body.email,
      newPassword: 'Quiet-Meadow-12',
      token,
    });
    expect(reset.status).toBe(200);
    await app.signIn({ email: body.email, password: 'Quiet-Meadow-12' });
    expect((await app.get(`users/${id}`, null, admin)).body.data.status).toBe('active');
  });

  test('never over a taken id or address', async () => {
    const before = await app.get(`users/${agentPerson.id}`, null, admin);
    const taken = await app.post(
      'AdminUserApp/CreateUser',
      newcomer({ id: agentPerson.id }),
      admin,
    );
    expect(taken).toMatchObject({
      status: 400,
      body: { code: 'id-taken', errors: [{ field: 'id' }] },
    });
    const mail = await app.post(
      'AdminUserApp/CreateUser',
      newcomer({ email: agentPerson.email.toUpperCase() }),
      admin,
    );
    expect(mail).toMatchObject({
      status: 400,
      body: { code: 'email-taken', message: 'Email is already in use' },
    });
    const after = await app.get(`users/${agentPerson.id}`, null, admin);
    expect(after.body.data).toEqual({ ...before.body.data, last_seen: after.body.data.last_seen });
  });

  test('a super-admin is made by a super-admin alone, a stronger role by nobody weaker', async () => {
    const role = { role: 'super-admin' };
    expect(await app.post('AdminUserApp/CreateUser', newcomer(role), admin)).toMatchObject({
      status: 403,
      body: { code: 'role-above-yours' },
    });
    expect((await app.post('AdminUserApp/CreateUser', newcomer(role), superAdmin)).status).toBe(
      200,
    );
    await grant('internal-concierge', ['create-users', 'edit-users', 'usermanagement']);
    const desk = await app.signIn(await make({ role: 'internal-concierge' }));
    expect(
      await app.post('AdminUserApp/CreateUser', newcomer({ role: 'admin' }), desk),
    ).toMatchObject({
      status: 403,
      body: { code: 'grant-not-held' },
    });
    expect(
      (await app.post('AdminUserApp/CreateUser', newcomer({ role: 'client' }), desk)).status,
    ).toBe(200);
    const { data } = (await app.get(`users/${adminPerson.id}`, null, desk)).body;
    expect(data.may).toMatchObject({ edit: false, delete: false });
    expect(await update(adminPerson.id, { version: 1, city: 'Elkhorn' }, desk)).toMatchObject({
      status: 403,
      body: { code: 'person-above-yours' },
    });
    await grant('internal-concierge', []);
  });

  test.each([
    [{ first_name: 'N' }, 'First Name must be at least 2 characters'],
    [{ last_name: 'R2D2' }, 'Last Name can only contain letters'],
    [{ email: 'nora' }, 'Email must be a valid email address'],
    [{ role: 'wizard' }, 'Role is not known'],
    [{ phone: '12' }, 'Phone must be 10 digits'],
    [{ zip: '681' }, 'Zip must be 5 digits, or 9 with a hyphen'],
    [{ license_expires_on: '2027-02-30' }, 'License expiry has a form that can’t be used'],
    [{ faceBook: 'http://example.org' }, 'Facebook must be a full https address'],
    [{ commission_agent: 'yes' }, 'Commission agent must be true or false'],
    [{ id: 'seven' }, 'Id has a form that can’t be used'],
  ])('refuses %j', async (given, message) => {
    const answer = await app.post('AdminUserApp/CreateUser', newcomer(given), admin);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ message }] } });
  });

  test('whether an address is free', async () => {
    const ask = (email: string, id?: string) =>
      app.post('users/lsEmailValid', { email, id }, admin);
    expect((await ask('free@example.org')).body).toMatchObject({
      data: true,
      statusCode: 'success',
    });
    expect((await ask(agentPerson.email)).body).toMatchObject({
      data: false,
      message: 'Email is already in use',
    });
    expect((await ask(agentPerson.email, agentPerson.id)).body.data).toBe(true);
    expect((await ask('nonsense')).body).toMatchObject({
      data: false,
      message: 'Please enter a valid email address',
    });
    expect(await app.post('users/lsEmailValid', { email: 7 }, admin)).toMatchObject({
      status: 400,
    });
    expect(await app.post('users/lsEmailValid', { email: 'a@b.co' }, agent)).toMatchObject({
      status: 403,
    });
  });
});

describe('changing', () => {
  test('an absent field stays, null clears, an old version is refused', async () => {
    const made = await create({ city: 'Omaha', department: 'East' });
    const changed = await update(made.id, { version: made.version, city: null, zip: '68132' });
    expect(changed.body.data).toMatchObject({
      city: null,
      zip: '68132',
      department: 'East',
      version: 2,
    });
    expect(await update(made.id, { version: 1, city: 'Omaha' })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const same = await update(made.id, { version: 2, zip: '68132' });
    expect(same.body.data.version).toBe(2);
  });

  test('the id of the address is the body’s', async () => {
    const made = await create();
    const answer = await app.post(
      `users/${made.id}/update`,
      { id: agentPerson.id, version: 1, city: 'Omaha' },
      admin,
    );
    expect(answer).toMatchObject({ status: 400, body: { code: 'ids-differ' } });
    expect(await update(randomUUID(), { version: 1 })).toMatchObject({ status: 404 });
    expect(await update(made.id, {})).toMatchObject({ status: 400 });
    expect(await update(made.id, { version: 1 }, agent)).toMatchObject({ status: 403 });
  });

  test('a new role counts at the next call and ends no session', async () => {
    const person = await make({ role: 'agent' });
    const session = await app.signIn(person);
    expect((await list({}, session)).status).toBe(403);
    const changed = await update(person.id, { version: 1, role: 'admin' }, superAdmin);
    expect(changed.body.data.role).toEqual({ role: 'admin', rolename: 'Admin' });
    expect((await list({}, session)).status).toBe(200);
  });

  test('nobody but a super-admin changes their own role or makes one', async () => {
    const refused = { status: 403, body: { code: 'role-above-yours' } };
    expect(await update(adminPerson.id, { version: 1, role: 'agent' })).toMatchObject(refused);
    expect(await update(agentPerson.id, { version: 1, role: 'super-admin' })).toMatchObject(
      refused,
    );
    expect((await update(adminPerson.id, { version: 1, city: 'Omaha' })).status).toBe(200);
  });

  test('a new address ends sessions and tells both mailboxes', async () => {
    const person = await make({ role: 'client' });
    const session = await app.signIn(person);
    const email = `moved-${randomUUID().slice(0, 8)}@example.org`;
    expect(await update(person.id, { version: 1, email: agentPerson.email })).toMatchObject({
      status: 400,
      body: { code: 'email-taken' },
    });
    const changed = await update(person.id, { version: 1, email });
    expect(changed.body.data).toMatchObject({ email, email_verified: false });
    expect((await app.get(`users/${person.id}`, null, session)).status).toBe(401);
    await app.signIn({ email });
    const told = await app.database.db
      .selectFrom('mail_message')
      .select(['kind', 'to_address'])
      .where('to_address', 'in', [email, person.email])
      .where('kind', 'like', 'accounts.email-repl%')
      .execute();
    expect(told.map(({ to_address }) => to_address).sort()).toEqual([email, person.email].sort());
  });
});

test('one’s own address is changed in one’s own account', async () => {
  const { version } = (await app.get(`users/${adminPerson.id}`, null, admin)).body.data;
  const answer = await update(adminPerson.id, { version, email: 'elsewhere@example.org' });
  expect(answer).toMatchObject({
    status: 400,
    body: { errors: [{ message: 'Email is changed in your own account settings' }] },
  });
});

test('a concierge sees of an agent in their care what colleagues see', async () => {
  const concierge = await app.signIn(conciergePerson);
  const { data } = (await app.get(`users/${agentPerson.id}`, null, concierge)).body;
  expect(data).toMatchObject({ email: agentPerson.email, address1: null, permissionsData: '' });
  expect(data.may).toMatchObject({ edit: false, delete: false });
  const own = (await app.get(`users/${conciergePerson.id}`, null, concierge)).body.data;
  expect(own.permissionsData).not.toBe('');
});

describe('inviting', () => {
  test('once more for who has not come, ending the earlier link', async () => {
    const made = await create();
    const mails = () =>
      app.database.db
        .selectFrom('mail_message')
        .selectAll()
        .where('to_address', '=', made.email)
        .orderBy('recorded_at')
        .execute();
    const [first] = await mails();
    expect((await app.post(`users/${made.id}/invite`, undefined, admin)).body).toMatchObject({
      statusCode: 'success',
      message: 'Invitation sent',
    });
    const old = { email: made.email, newPassword: 'Quiet-Meadow-12', token: tokenIn(app, first!) };
    expect(await app.post('User/ResetPassword', old)).toMatchObject({ status: 400 });
    expect(await app.post(`users/${agentPerson.id}/invite`, undefined, admin)).toMatchObject({
      status: 409,
      body: { code: 'not-invitable' },
    });
  });

  test('an edited address gets the invitation that was mailed elsewhere', async () => {
    const made = await create();
    const email = `right-${randomUUID().slice(0, 8)}@example.org`;
    await update(made.id, { version: 1, email });
    const mails = await app.database.db
      .selectFrom('mail_message')
      .select('kind')
      .where('to_address', '=', email)
      .execute();
    expect(mails).toEqual([{ kind: 'accounts.invitation' }]);
  });
});

test('the photo is set and taken away', async () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const path = `users/${agentPerson.id}/photo`;
  expect(await app.put(path, { photo: 'aGVsbG8=' }, admin)).toMatchObject({
    status: 400,
    body: { code: 'photo-unreadable' },
  });
  expect(await app.put(path, { photo: png }, agent)).toMatchObject({ status: 403 });
  const set = await app.put(path, { photo: png }, admin);
  expect(set.body.data.photo).toMatch(/^\/people-photos\/[0-9a-f]{40}\.webp$/);
  expect((await app.get(`users/${agentPerson.id}`, null, admin)).body.data.photo).toBe(
    set.body.data.photo,
  );
  expect((await app.put(path, { photo: null }, admin)).body.data.photo).toBeNull();
});

async function grant(role: string, keys: readonly string[]) {
  const { permission } = (await app.get(`users/getpermissionbyrole/${role}`, null, superAdmin)).body
    .data;
  const powers = ['create-users', 'edit-users', 'usermanagement', 'userpermissions', 'role-mgt'];
  await app.post(
    'users/assign-permissions',
    {
      role,
      permission: [
        ...permission.filter((held: { permission: string }) => !powers.includes(held.permission)),
        ...keys.map((key) => ({ permission: key, view: true, edit: false })),
      ],
    },
    superAdmin,
  );
}

function tokenIn({ house }: AccountsApp, mail: { id: string; sealed_body: Buffer | null }): string {
  const { text } = house.mail.open(mail.id, mail.sealed_body!);
  return /token=([\w-]+)/.exec(text)?.[1] ?? '';
}
