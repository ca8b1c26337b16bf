import { permissions, roleKeys } from '@homestead/contract/accounts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AccountsApp, createAccountsApp, type SignedIn } from '../../../test/accounts-app.ts';

let app: AccountsApp;
let superAdmin: SignedIn;
let admin: SignedIn;
let agent: SignedIn;

beforeAll(async () => {
  app = await createAccountsApp();
  const people = ['super-admin', 'admin', 'agent'].map((role) =>
    app.makePerson({ role, password: 'Prairie-Rose-7' }),
  );
  const [first, second, third] = await Promise.all(people);
  superAdmin = await app.signIn(first!);
  admin = await app.signIn(second!);
  agent = await app.signIn(third!);
});
afterAll(() => app.close());

const get = async (role: string, as = superAdmin) =>
  (await app.get(`users/getpermissionbyrole/${role}`, null, as)).body.data;
const assign = (body: object, as = superAdmin) => app.post('users/assign-permissions', body, as);

describe('reading', () => {
  test('all 21 roles with their labels, and what the caller may do with each', async () => {
    const { status, body } = await app.get('users/getroles', null, admin);
    expect(status).toBe(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(roleKeys);
    const byName = Object.fromEntries(body.data.map((role: { name: string }) => [role.name, role]));
    expect(byName['super-admin']).toMatchObject({
      rolename: 'Super Admin',
      people: 1,
      may: { assign: false, give: false },
    });
    expect(byName.admin.may).toEqual({ assign: false, give: true });
    expect(byName.agent.may).toEqual({ assign: true, give: true });
  });

  test('every permission with its type', async () => {
    const { body } = await app.get('users/getpermission', null, admin);
    expect(body.data).toHaveLength(permissions.length);
    expect(body.data[0]).toMatchObject({
      permission: 'column-primarycontact',
      permissionname: 'Primary contact',
      permissionType: 'Column',
      may: { view: true, edit: true },
    });
  });

  test('what one role holds, edit apart from view; 404 for an unknown role', async () => {
    const role = await get('lender');
    expect(role).toMatchObject({ role: 'lender', rolename: 'Lender Internal', reach: 'own' });
    const keys = Object.fromEntries(
      role.permission.map((grant: { permission: string }) => [grant.permission, grant]),
    );
    expect(keys['column-email']).toMatchObject({ view: true, edit: false });
    expect(keys['column-lendernotes']).toMatchObject({ view: true, edit: true });
    const unknown = await app.get('users/getpermissionbyrole/nobody', null, superAdmin);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'role-not-found' } });
    const odd = await app.get('users/getpermissionbyrole/No Such', null, superAdmin);
    expect(odd).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  test('roles of the lead filter are the firm’s own people', async () => {
    const { body } = await app.get('leads/roles', null, agent);
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names).toContain('agent');
    expect(names).not.toContain('client');
    expect(body.data[0]).toMatchObject({ id: expect.any(Number), role: 'Super Admin' });
  });
});

describe('assigning', () => {
  beforeEach(async () => {
    // The role as it is at first, whatever a test before did.
    await app.database.db.deleteFrom('role_grant').where('role_key', '=', 'lender').execute();
    await app.database.db
      .insertInto('role_grant')
      .values([
        { role_key: 'lender', permission_key: 'column-email' },
        { role_key: 'lender', permission_key: 'column-lendernotes', can_edit: true },
      ])
      .execute();
    await app.database.db
      .updateTable('role')
      .set({ reach: 'own', requires_two_step: false, grants_version: 50 })
      .where('key', '=', 'lender')
      .execute();
  });

  test('sets a role whole, and takes effect at the next call', async () => {
    const person = await app.signIn(
      await app.makePerson({ role: 'internalseller', password: 'Prairie-Rose-7' }),
    );
    expect((await app.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
    const before = await get('internalseller');
    const answer = await assign({
      role: 'internalseller',
      permission: [
        ...before.permission,
        { id: 350, permission: 'usermanagement', view: true, edit: false },
      ],
    });
    expect(answer).toMatchObject({
      status: 200,
      body: { statusCode: 'success', message: 'User permissions updated successfully' },
    });
    expect((await app.post('AdminUserApp/GetUserList', {}, person)).status).toBe(200);
    await assign({ role: 'internalseller', permission: before.permission });
    expect((await app.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
  });

  test('takes effect at the next call on another node too', async () => {
    const node = await app.openNode();
    const person = await app.signIn(
      await app.makePerson({ role: 'internalseller', password: 'Prairie-Rose-7' }),
    );
    expect((await node.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
    const { permission } = await get('internalseller');
    const more = { permission: 'usermanagement', view: true, edit: false };
    await assign({ role: 'internalseller', permission: [...permission, more] });
    expect((await node.post('AdminUserApp/GetUserList', {}, person)).status).toBe(200);
    await assign({ role: 'internalseller', permission });
    expect((await node.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
    await node.close();
  });

  test('of two that start from the same version one is told', async () => {
    const { version, permission } = await get('external-title-company');
    const answers = await Promise.all(
      [0, 1].map((index) =>
        assign({ role: 'external-title-company', version, permission: [permission[index]] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await assign({ role: 'external-title-company', permission });
  });

  test('an entry without view is not held', async () => {
    const answer = await assign({
      role: 'lender',
      permission: [
        { permission: 'column-email', view: true, edit: true },
        { permission: 'column-phone', view: false, edit: false },
      ],
    });
    expect(answer.body.data.permission).toEqual([
      { id: 102, permission: 'column-email', view: true, edit: true },
    ]);
  });

  const one = [{ permission: 'column-email', view: true, edit: false }];
  test.each([
    ['none chosen', [], 'no-permission-chosen', 'Select atleast one permission'],
    [
      'none viewed',
      [{ ...one[0], view: false }],
      'no-permission-chosen',
      'Select atleast one permission',
    ],
    [
      'an unknown one',
      [{ ...one[0], permission: 'fly' }],
      'permissions-refused',
      'User permissions are not updated succesfully',
    ],
    [
      'another one’s id',
      [{ ...one[0], id: 1 }],
      'permissions-refused',
      'User permissions are not updated succesfully',
    ],
    [
      'one twice',
      [...one, ...one],
      'permissions-refused',
      'User permissions are not updated succesfully',
    ],
    [
      'edit without view',
      [...one, { permission: 'column-phone', view: false, edit: true }],
      'permissions-refused',
      'User permissions are not updated succesfully',
    ],
    [
      'edit of what is no column',
      [{ permission: 'leads', view: true, edit: true }],
      'permissions-refused',
      'User permissions are not updated succesfully',
    ],
  ])('refuses %s', async (_what, permission, code, message) => {
    const answer = await assign({ role: 'lender', permission });
    expect(answer).toMatchObject({ status: 400, body: { code, message, statusCode: 'failed' } });
  });

  test.each([
    [{ role: 'lender' }],
    [{ role: 'lender', permission: 'all' }],
    [{ role: 'lender', permission: [{ permission: 'leads', view: 'yes', edit: false }] }],
    [{ role: 7, permission: one }],
    [{ role: 'lender', permission: one, reach: 'everything' }],
  ])('refuses what is no assignment: %j', async (body) => {
    expect(await assign(body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  test('404 for an unknown role, 409 for an old version', async () => {
    expect(await assign({ role: 'nobody', permission: one })).toMatchObject({ status: 404 });
    expect(await assign({ role: 'lender', permission: one, version: 49 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const taken = await assign({ role: 'lender', permission: one, version: 50 });
    expect(taken.body.data.version).toBe(51);
  });

  test('nobody gives or takes what they don’t hold, viewing and editing apart', async () => {
    const { permission } = await get('admin');
    const without = permission.map((grant: { permission: string; edit: boolean }) =>
      grant.permission === 'column-email' ? { ...grant, edit: false } : grant,
    );
    await assign({
      role: 'admin',
      permission: without.filter((grant: { permission: string }) => grant.permission !== 'feed'),
    });
    const refused = { status: 403, body: { code: 'grant-not-held' } };
    const base = (await get('lender')).permission;
    expect(
      await assign(
        { role: 'lender', permission: [...base, { permission: 'feed', view: true, edit: false }] },
        admin,
      ),
    ).toMatchObject(refused);
    const edited = base.map((grant: { permission: string }) =>
      grant.permission === 'column-email' ? { ...grant, edit: true } : grant,
    );
    expect(await assign({ role: 'lender', permission: edited }, admin)).toMatchObject(refused);
    const viewed = base.filter(
      (grant: { permission: string }) => grant.permission !== 'column-email',
    );
    expect((await assign({ role: 'lender', permission: viewed }, admin)).status).toBe(200);
    await assign({ role: 'admin', permission });
  });

  test('own role and super-admin are a super-admin’s to change', async () => {
    const refused = { status: 403, body: { code: 'role-above-yours' } };
    expect(await assign({ role: 'admin', permission: one }, admin)).toMatchObject(refused);
    expect(await assign({ role: 'super-admin', permission: one }, admin)).toMatchObject(refused);
  });

  test('a super-admin can’t lose the powers over people and rights', async () => {
    const { permission } = await get('super-admin');
    const without = permission.filter(
      (grant: { permission: string }) => grant.permission !== 'role-mgt',
    );
    expect(await assign({ role: 'super-admin', permission: without })).toMatchObject({
      status: 400,
      body: { code: 'permissions-refused', errors: [{ label: 'Super Admin' }] },
    });
    expect(await assign({ role: 'super-admin', permission, reach: 'team' })).toMatchObject({
      status: 400,
    });
    const lighter = permission.filter(
      (grant: { permission: string }) => grant.permission !== 'homebot',
    );
    expect((await assign({ role: 'super-admin', permission: lighter })).status).toBe(200);
    expect((await assign({ role: 'super-admin', permission })).status).toBe(200);
  });
});

describe('history', () => {
  test('keeps before and after, and takes a change back once', async () => {
    const before = await get('external-lenders');
    await assign(
      { role: 'external-lenders', permission: [{ permission: 'esign', view: true, edit: false }] },
      admin,
    );
    const { body } = await app.get('users/permission-history', { role: 'external-lenders' }, admin);
    const [change] = body.data;
    expect(change).toMatchObject({
      role: 'external-lenders',
      changed_by: { firstName: 'Maria' },
      permissions: [{ permission: 'paperwork', before: { view: true, edit: false }, after: null }],
      undoes: null,
      undone_by: null,
      may: { undo: true },
    });
    const undone = await app.post('users/undo-permission-change', { id: change.id }, admin);
    expect(undone.status).toBe(200);
    expect((await get('external-lenders')).permission).toEqual(before.permission);
    const again = await app.post('users/undo-permission-change', { id: change.id }, admin);
    expect(again).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    const after = await app.get('users/permission-history', { role: 'external-lenders' }, admin);
    expect(after.body.data[0]).toMatchObject({ undoes: change.id });
    expect(after.body.data[1]).toMatchObject({
      undone_by: after.body.data[0].id,
      may: { undo: false },
    });
  });

  test('a change with a later one upon it stays', async () => {
    const { permission } = await get('externalseller');
    await assign({ role: 'externalseller', permission: permission.slice(0, 1) });
    const first = (await app.get('users/permission-history', { role: 'externalseller' }, admin))
      .body.data[0];
    await assign({ role: 'externalseller', permission });
    const answer = await app.post('users/undo-permission-change', { id: first.id }, admin);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    expect(await app.post('users/undo-permission-change', { id: 999_999 }, admin)).toMatchObject({
      status: 404,
    });
  });

  test('pages, newest first', async () => {
    const first = await app.get('users/permission-history', { per_page: '1' }, admin);
    expect(first.body).toMatchObject({ hasMore: true, next: first.body.data[0].id });
    const second = await app.get(
      'users/permission-history',
      { per_page: '1', before: String(first.body.next) },
      admin,
    );
    expect(second.body.data[0].id).toBeLessThan(first.body.next);
  });

  test('is in the audit of security, with who and from where', async () => {
    const rows = await app.database.db
      .selectFrom('security_event')
      .selectAll()
      .where('kind', '=', 'role-changed')
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]).toMatchObject({ actor_id: expect.any(String), device: expect.any(String) });
  });
});
