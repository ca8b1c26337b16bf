import { permissions, roleKeys } from '@homestead/contract/accounts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

describe('the calls that read roles', () => {
  test("answer all 21 roles with their labels, and the caller's abilities with each", async () => {
    const { status, body } = await at.app.get('users/getroles', null, at.admin);
    expect(status).toBe(200);
    expect(body.data.map(({ name }: { name: string }) => name)).toEqual(roleKeys);
    const byName = Object.fromEntries(body.data.map((role: { name: string }) => [role.name, role]));
    expect(byName['super-admin']).toMatchObject({
      rolename: 'Super Admin',
      people: 1,
      abilities: [],
    });
    expect(byName.admin.abilities).toEqual(['give']);
    expect(byName.agent.abilities).toEqual(['assign', 'give', 'see-as']);
  });

  test('answer every permission with its type', async () => {
    const { body } = await at.app.get('users/getpermission', null, at.admin);
    expect(body.data).toHaveLength(permissions.length);
    expect(body.data[0]).toMatchObject({
      permission: 'column-primarycontact',
      permissionname: 'Primary contact',
      permissionType: 'Column',
      abilities: ['view', 'edit'],
    });
  });

  test('answer the roles that hold a permission, in their order', async () => {
    const { body } = await at.app.get('users/getpermission', null, at.admin);
    const held = body.data.find(
      ({ permission }: { permission: string }) => permission === 'column-lendernotes',
    );
    expect(held.roles[0]).toEqual({ name: 'super-admin', rolename: 'Super Admin' });
    expect(held.roles).toContainEqual({ name: 'lender', rolename: 'Lender Internal' });
    expect(held.roles).not.toContainEqual({ name: 'client', rolename: 'Client' });
  });

  test('answer what one role holds, edit separate from view, and refuse an unknown role', async () => {
    const role = await at.permissionsOf('lender');
    expect(role).toMatchObject({ role: 'lender', rolename: 'Lender Internal', scope: 'own' });
    const keys = Object.fromEntries(
      role.permission.map((grant: { permission: string }) => [grant.permission, grant]),
    );
    expect(keys['column-email']).toMatchObject({ view: true, edit: false });
    expect(keys['column-lendernotes']).toMatchObject({ view: true, edit: true });
    const unknown = await at.app.get('users/getpermissionbyrole/nobody', null, at.superAdmin);
    expect(unknown).toMatchObject({ status: 404, body: { code: 'role-not-found' } });
    const odd = await at.app.get('users/getpermissionbyrole/No Such', null, at.superAdmin);
    expect(odd).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });

  test('answer only roles of the firm’s own people to the filter of leads', async () => {
    const { body } = await at.app.get('leads/roles', null, at.agent);
    const names = body.data.map(({ name }: { name: string }) => name);
    expect(names).toContain('agent');
    expect(names).not.toContain('client');
    expect(body.data[0]).toMatchObject({ id: expect.any(Number), role: 'Super Admin' });
  });
});
