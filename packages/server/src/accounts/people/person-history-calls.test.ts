import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

describe('history', () => {
  test('shows fields before and after, and undoes changes', async () => {
    const person = await at.make({ role: 'agent', city: 'Omaha' });
    const change = (body: object) => {
      const { id } = person;
      return at.post(`users/${id}/update`, { id, ...body });
    };
    await change({ version: 1, city: 'Papillion', phone: '4025550142', role: 'internal-agents' });
    const [first] = await at.history(person.id);
    expect(first).toMatchObject({
      what: 'role',
      changedBy: { firstName: 'Maria' },
      fields: [
        { field: 'role', label: 'Role', before: 'Agent', after: 'Internal-Agents' },
        { field: 'phone', label: 'Phone', before: '', after: '(402) 555-0142' },
        { field: 'city', label: 'City', before: 'Omaha', after: 'Papillion' },
      ],
      abilities: ['undo'],
    });
    const undo = (changeId: number) => at.post(`users/${person.id}/undo`, { change: changeId });
    const undone = await undo(first.id);
    expect(undone.body.data).toMatchObject({ city: 'Omaha', role: { role: 'agent' } });
    expect(await undo(first.id)).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    expect(await undo(999_999)).toMatchObject({ status: 404, body: { code: 'change-not-found' } });
    const [second, before] = await at.history(person.id);
    expect(second).toMatchObject({ undoes: first.id });
    expect(before).toMatchObject({ undoneBy: second.id, abilities: [] });
  });

  test("a change with a later one on top can't be undone", async () => {
    const person = await at.make({ role: 'agent', city: 'Omaha' });
    const { id } = person;
    await at.post(`users/${id}/update`, { id, version: 1, city: 'Elkhorn' });
    const [first] = await at.history(id);
    await at.post(`users/${id}/update`, { id, version: 2, city: 'Gretna' });
    expect(await at.post(`users/${id}/undo`, { change: first.id })).toMatchObject({ status: 409 });
  });

  test('a deletion, a deactivation and a tie can be undone', async () => {
    const person = await at.make({ role: 'agent' });
    const concierge = await at.make({ role: 'concierge' });
    const { id } = person;
    const undoNewest = async () =>
      at.post(`users/${id}/undo`, { change: (await at.history(id))[0].id });
    await at.remove(id);
    expect((await undoNewest()).body.data.status).toBe('active');
    await at.post(`users/${id}/deactivate`);
    expect((await undoNewest()).body.data.status).toBe('active');
    await at.post('AdminUserApp/TransferAgentToAnotherConcierge', {
      agentIds: [id],
      conciergeId: concierge.id,
    });
    expect((await at.get(id)).concierge).not.toBeNull();
    expect((await undoNewest()).body.data.concierge).toBeNull();
  });

  test('undo is not offered where it would give a role beyond the caller', async () => {
    const { id } = await at.make({ role: 'super-admin' });
    await at.update(id, { version: 1, role: 'agent' }, at.superAdmin);
    const [change] = await at.history(id);
    expect(change).toMatchObject({ what: 'role', abilities: [] });
    expect(await at.post(`users/${id}/undo`, { change: change.id })).toMatchObject({ status: 403 });
    const ofSuperAdmin = await at.app.get(`users/${id}/history`, null, at.superAdmin);
    expect(ofSuperAdmin.body.data[0].abilities).toEqual(['undo']);
    await at.post(`users/${id}/deactivate`);
    expect((await at.history(id))[0]).toMatchObject({ what: 'deactivated', abilities: ['undo'] });
  });

  test('nobody deactivates themselves by undoing that they were reactivated', async () => {
    const person = await at.app.makePerson({ role: 'admin' });
    await at.post(`users/${person.id}/deactivate`, {}, at.superAdmin);
    await at.post(`users/${person.id}/reactivate`, {}, at.superAdmin);
    const own = await at.app.signIn(person);
    const [change] = await at.history(person.id);
    expect(change.what).toBe('reactivated');
    expect(await at.post(`users/${person.id}/undo`, { change: change.id }, own)).toMatchObject({
      status: 403,
      body: { code: 'not-permitted' },
    });
    expect((await at.get(person.id)).status).toBe('active');
  });

  test('is for callers who may see people; undoing for those who may edit them', async () => {
    const person = await at.make({ role: 'agent' });
    expect(await at.app.get(`users/${person.id}/history`, null, at.agent)).toMatchObject({
      status: 403,
    });
    expect(await at.app.get(`users/${randomUUID()}/history`, null, at.admin)).toMatchObject({
      status: 404,
    });
    expect(await at.post(`users/${person.id}/undo`, { change: 1 }, at.agent)).toMatchObject({
      status: 403,
    });
    expect(await at.post(`users/${person.id}/undo`, { change: 'x' })).toMatchObject({
      status: 400,
    });
  });
});
