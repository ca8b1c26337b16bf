import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

describe('history', () => {
  test('keeps before and after, and takes a change back once', async () => {
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
      role: 'external-lenders',
      changed_by: { firstName: 'Maria' },
      permissions: [{ permission: 'paperwork', before: { view: true, edit: false }, after: null }],
      undoes: null,
      undone_by: null,
      may: { undo: true },
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
      undone_by: after.body.data[0].id,
      may: { undo: false },
    });
  });

  test('a change with a later one upon it stays', async () => {
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

  test('pages, newest first', async () => {
    const first = await at.app.get('users/permission-history', { per_page: '1' }, at.admin);
    expect(first.body).toMatchObject({ hasMore: true, next: first.body.data[0].id });
    const second = await at.app.get(
      'users/permission-history',
      { per_page: '1', before: String(first.body.next) },
      at.admin,
    );
    expect(second.body.data[0].id).toBeLessThan(first.body.next);
  });

  test('is in the audit of security, with who and from where', async () => {
    const rows = await at.app.database.db
      .selectFrom('security_event')
      .selectAll()
      .where('kind', '=', 'role-changed')
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows[0]).toMatchObject({ actor_id: expect.any(String), device: expect.any(String) });
  });
});
