import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

describe('assigning', () => {
  beforeEach(async () => {
    // The role in its initial state, whatever an earlier test did.
    await at.app.database.db.deleteFrom('role_grant').where('role_key', '=', 'lender').execute();
    await at.app.database.db
      .insertInto('role_grant')
      .values([
        { role_key: 'lender', permission_key: 'column-email' },
        { role_key: 'lender', permission_key: 'column-lendernotes', can_edit: true },
      ])
      .execute();
    await at.app.database.db
      .updateTable('role')
      .set({ scope: 'own', requires_two_step: false, grants_version: 50 })
      .where('key', '=', 'lender')
      .execute();
  });

  test("replaces a role's grants, with effect on the next call", async () => {
    const person = await at.app.signIn(await at.make({ role: 'internalseller' }));
    expect((await at.app.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
    const before = await at.permissionsOf('internalseller');
    const answer = await at.assign({
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
    expect((await at.app.post('AdminUserApp/GetUserList', {}, person)).status).toBe(200);
    await at.assign({ role: 'internalseller', permission: before.permission });
    expect((await at.app.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
  });

  test('takes effect on the next call on another node too', async () => {
    const node = await at.app.openNode();
    const person = await at.app.signIn(await at.make({ role: 'internalseller' }));
    expect((await node.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
    const { permission } = await at.permissionsOf('internalseller');
    const more = { permission: 'usermanagement', view: true, edit: false };
    await at.assign({ role: 'internalseller', permission: [...permission, more] });
    expect((await node.post('AdminUserApp/GetUserList', {}, person)).status).toBe(200);
    await at.assign({ role: 'internalseller', permission });
    expect((await node.post('AdminUserApp/GetUserList', {}, person)).status).toBe(403);
    await node.close();
  });

  test('of two that start from the same version one is refused', async () => {
    const { version, permission } = await at.permissionsOf('external-title-company');
    const answers = await Promise.all(
      [0, 1].map((index) =>
        at.assign({ role: 'external-title-company', version, permission: [permission[index]] }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await at.assign({ role: 'external-title-company', permission });
  });

  test('an entry without view is not held', async () => {
    const answer = await at.assign({
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
      'edit of something that isn’t a column',
      [{ permission: 'leads', view: true, edit: true }],
      'permissions-refused',
      'User permissions are not updated succesfully',
    ],
  ])('refuses %s', async (_what, permission, code, message) => {
    const answer = await at.assign({ role: 'lender', permission });
    expect(answer).toMatchObject({ status: 400, body: { code, message, statusCode: 'failed' } });
  });

  test.each([
    [{ role: 'lender' }],
    [{ role: 'lender', permission: 'all' }],
    [{ role: 'lender', permission: [{ permission: 'leads', view: 'yes', edit: false }] }],
    [{ role: 7, permission: one }],
    [{ role: 'lender', permission: one, scope: 'everything' }],
  ])('refuses an invalid assignment: %j', async (body) => {
    expect(await at.assign(body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  test('refuses an unknown role (404) and an old version (409)', async () => {
    expect(await at.assign({ role: 'nobody', permission: one })).toMatchObject({ status: 404 });
    expect(await at.assign({ role: 'lender', permission: one, version: 49 })).toMatchObject({
      status: 409,
      body: { code: 'changed-meanwhile' },
    });
    const taken = await at.assign({ role: 'lender', permission: one, version: 50 });
    expect(taken.body.data.version).toBe(51);
  });

  test('no one gives or takes what they don’t hold, viewing and editing separately', async () => {
    const { permission } = await at.permissionsOf('admin');
    const without = permission.map((grant: { permission: string; edit: boolean }) =>
      grant.permission === 'column-email' ? { ...grant, edit: false } : grant,
    );
    await at.assign({
      role: 'admin',
      permission: without.filter((grant: { permission: string }) => grant.permission !== 'feed'),
    });
    const refused = { status: 403, body: { code: 'grant-not-held' } };
    const base = (await at.permissionsOf('lender')).permission;
    expect(
      await at.assign(
        { role: 'lender', permission: [...base, { permission: 'feed', view: true, edit: false }] },
        at.admin,
      ),
    ).toMatchObject(refused);
    const edited = base.map((grant: { permission: string }) =>
      grant.permission === 'column-email' ? { ...grant, edit: true } : grant,
    );
    expect(await at.assign({ role: 'lender', permission: edited }, at.admin)).toMatchObject(
      refused,
    );
    const viewed = base.filter(
      (grant: { permission: string }) => grant.permission !== 'column-email',
    );
    expect((await at.assign({ role: 'lender', permission: viewed }, at.admin)).status).toBe(200);
    await at.assign({ role: 'admin', permission });
  });

  test('only a super-admin changes their own role and super-admin', async () => {
    const refused = { status: 403, body: { code: 'role-above-yours' } };
    expect(await at.assign({ role: 'admin', permission: one }, at.admin)).toMatchObject(refused);
    expect(await at.assign({ role: 'super-admin', permission: one }, at.admin)).toMatchObject(
      refused,
    );
  });

  test('a super-admin can’t lose the powers over people and rights', async () => {
    const { permission } = await at.permissionsOf('super-admin');
    const without = permission.filter(
      (grant: { permission: string }) => grant.permission !== 'role-mgt',
    );
    expect(await at.assign({ role: 'super-admin', permission: without })).toMatchObject({
      status: 400,
      body: { code: 'permissions-refused', errors: [{ label: 'Super Admin' }] },
    });
    expect(await at.assign({ role: 'super-admin', permission, scope: 'team' })).toMatchObject({
      status: 400,
    });
    const lighter = permission.filter(
      (grant: { permission: string }) => grant.permission !== 'homebot',
    );
    expect((await at.assign({ role: 'super-admin', permission: lighter })).status).toBe(200);
    expect((await at.assign({ role: 'super-admin', permission })).status).toBe(200);
  });
});
