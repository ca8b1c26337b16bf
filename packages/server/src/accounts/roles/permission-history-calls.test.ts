import type { WireGrant } from '@homestead/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

describe('history', () => {
  test('records before and after, and undoes a change once', async () => {
    const before = await at.permissionsOf('external-lenders');
    await at.assign(
      { role: 'external-lenders', permission: [{ permission: 'esign', view: true, edit: false }] },
      at.admin,
    );
    const { body } = await at.app.get(
      'users/permission-history',
      { role: 'external-lenders' },
      at.admin,
    );
    const [change] = body.data;
    expect(change).toMatchObject({
      recordId: 'external-lenders',
      changedBy: { firstName: 'Maria' },
      fields: [{ field: 'paperwork', label: 'Paperwork', before: 'allowed', after: 'not allowed' }],
      undoes: null,
      undoneBy: null,
      abilities: ['undo'],
    });
    const undone = await at.app.post('users/undo-permission-change', { id: change.id }, at.admin);
    expect(undone.status).toBe(200);
    expect((await at.permissionsOf('external-lenders')).permission).toEqual(before.permission);
    const again = await at.app.post('users/undo-permission-change', { id: change.id }, at.admin);
    expect(again).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    const after = await at.app.get(
      'users/permission-history',
      { role: 'external-lenders' },
      at.admin,
    );
    expect(after.body.data[0]).toMatchObject({ undoes: change.id });
    expect(after.body.data[1]).toMatchObject({
      undoneBy: after.body.data[0].id,
      abilities: [],
    });
  });

  test("a change with a later one on top can't be undone", async () => {
    const { permission } = await at.permissionsOf('externalseller');
    await at.assign({ role: 'externalseller', permission: permission.slice(0, 1) });
    const first = (
      await at.app.get('users/permission-history', { role: 'externalseller' }, at.admin)
    ).body.data[0];
    await at.assign({ role: 'externalseller', permission });
    const answer = await at.app.post('users/undo-permission-change', { id: first.id }, at.admin);
    expect(answer).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    expect(
      await at.app.post('users/undo-permission-change', { id: 999_999 }, at.admin),
    ).toMatchObject({
      status: 404,
    });
  });

  test('offers undo only where it is accepted', async () => {
    const role = 'externalseller';
    const newest = async (as: As) =>
      (await at.app.get('users/permission-history', { role }, as)).body.data[0];
    const undo = async (as: As) =>
      at.app.post('users/undo-permission-change', { id: (await newest(as)).id }, as);
    const { permission, scope } = await at.permissionsOf('admin');
    const grants: WireGrant[] = permission;
    const assignAdmin = (given: object) =>
      at.assign({ role: 'admin', permission, scope, ...given });
    await at.assign({ role, permission: [{ permission: 'edit-leads', view: true, edit: false }] });
    await at.assign({ role, permission: [] });

    await assignAdmin({ permission: grants.filter((grant) => grant.permission !== 'edit-leads') });
    expect((await newest(at.admin)).abilities).toEqual([]);
    expect(await undo(at.admin)).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    expect((await newest(at.superAdmin)).abilities).toEqual(['undo']);
    await assignAdmin({ scope: 'team' });
    expect((await newest(at.admin)).abilities).toEqual([]);
    expect(await undo(at.admin)).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    await assignAdmin({});
    expect((await newest(at.admin)).abilities).toEqual(['undo']);
    expect((await undo(at.admin)).status).toBe(200);
  });

  test('pages, newest first', async () => {
    const pageOf = async (page: string) =>
      (await at.app.get('users/permission-history', { page, pageSize: '1' }, at.admin)).body;
    const first = await pageOf('1');
    expect(first).toMatchObject({ page: 1, pageSize: 1, total: expect.any(Number) });
    expect(first.total).toBeGreaterThan(1);
    expect((await pageOf('2')).data[0].id).toBeLessThan(first.data[0].id);
    expect((await pageOf(String(first.total + 1))).data).toEqual([]);
  });

  test.each<Record<string, string>>([{ page: '0' }, { pageSize: '101' }, { page: 'x' }])(
    'refuses %j',
    async (query) => {
      expect(await at.app.get('users/permission-history', query, at.admin)).toMatchObject({
        status: 400,
        body: { code: 'bad-input' },
      });
    },
  );

  test('is in the security audit, with who and from where', async () => {
    const rows = await at.app.database.db
      .selectFrom('security_event')
      .selectAll()
      .where('kind', '=', 'role-changed')
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]).toMatchObject({ actor_id: expect.any(String), device: expect.any(String) });
  });
});
