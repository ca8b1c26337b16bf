import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertPeople } from '../../../test/factories/accounts.ts';
import { openPeopleOffice, type PeopleOffice } from '../../../test/people-office.ts';
import { answerMessages } from '../messages/answers.ts';
import { fieldMessages } from '../messages/fields.ts';
import { historyMessages } from '../messages/history.ts';
import { removePerson } from './remove-person.ts';

let at: PeopleOffice;

beforeAll(async () => {
  at = await openPeopleOffice();
});
afterAll(() => at.app.close());

describe('deactivating', () => {
  test('ends sessions and links immediately; reactivating allows sign-in again', async () => {
    const person = await at.make({ role: 'agent' });
    const session = await at.app.signIn(person);
    const { body } = await at.post(`users/${person.id}/deactivate`);
    expect(body).toMatchObject({
      message: answerMessages.userDeactivated(),
      data: { status: 'deactivated' },
    });
    expect((await at.app.get(`users/${person.id}`, null, session)).status).toBe(401);
    await expect(at.app.signIn(person)).rejects.toThrow('answered 400');
    expect((await at.post(`users/${person.id}/deactivate`)).body.data.version).toBe(
      body.data.version,
    );
    expect((await at.post(`users/${person.id}/reactivate`)).body.data.status).toBe('active');
    await at.app.signIn(person);
  });

  test('is for callers who may edit people, within their scope', async () => {
    const person = await at.make({ role: 'agent' });
    expect(await at.post(`users/${person.id}/deactivate`, undefined, at.agent)).toMatchObject({
      status: 403,
    });
    expect(await at.post(`users/${randomUUID()}/deactivate`)).toMatchObject({ status: 404 });
    expect(await at.post(`users/${at.superPerson.id}/deactivate`)).toMatchObject({
      status: 403,
      body: { code: 'role-above-yours' },
    });
  });
});

describe('the last super-admin', () => {
  const refused = { status: 409, body: { code: 'last-super-admin' } };

  test('can’t be deactivated, deleted or given another role', async () => {
    const id = at.superPerson.id;
    expect(await at.post(`users/${id}/deactivate`, undefined, at.superAdmin)).toMatchObject(
      refused,
    );
    expect(await at.remove(id, undefined, at.superAdmin)).toMatchObject(refused);
    const { version } = await at.get(id, at.superAdmin);
    expect(
      await at.post(`users/${id}/update`, { id, version, role: 'admin' }, at.superAdmin),
    ).toMatchObject(refused);
    // An invited person who has not signed in can't take over.
    await insertPeople(at.app.database.db, [{ role: 'super-admin', email_verified_at: null }]);
    expect(await at.remove(id, undefined, at.superAdmin)).toMatchObject(refused);
  });

  test('stays even when two leave at the same time', async () => {
    const other = await at.make({ role: 'super-admin' });
    const sessions = [at.superAdmin, await at.app.signIn(other)];
    const [one, two] = await Promise.all(
      sessions.map(async ({ sessionId }) => {
        const caller = await at.app.accounts.callers.find(sessionId);
        return {
          caller: caller!,
          origin: { address: '127.0.0.1', device: 'a test', language: 'en' as const },
        };
      }),
    );
    const ids = [other.id, at.superPerson.id];
    const outcomes = await Promise.allSettled([
      removePerson(at.app.accounts, one!, { id: other.id, handOverTo: undefined }),
      removePerson(at.app.accounts, two!, { id: at.superPerson.id, handOverTo: undefined }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'last-super-admin' },
    });
    const left = await at.app.database.db
      .selectFrom('person')
      .select('id')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('hides a person for 30 days, unable to sign in, and can be restored', async () => {
    const person = await at.make({ role: 'client', last_name: 'Leaver' });
    expect((await at.remove(person.id)).body).toMatchObject({
      data: true,
      message: answerMessages.userDeleted(),
    });
    const list = async (filter: object) =>
      (await at.post('AdminUserApp/GetUserList', { filter: { search: 'Leaver', ...filter } })).body
        .data;
    expect(await list({})).toEqual([]);
    expect(await list({ status: 'deleted' })).toMatchObject([{ id: person.id, status: 'deleted' }]);
    await expect(at.app.signIn(person)).rejects.toThrow('answered 400');
    expect(await at.get(person.id)).toMatchObject({
      status: 'deleted',
      abilities: ['restore'],
    });
    expect((await at.remove(person.id)).status).toBe(200);
    expect((await at.history(person.id)).map(({ what }: { what: string }) => what)).toEqual([
      'deleted',
    ]);
    expect((await at.post(`users/${person.id}/restore`)).body).toMatchObject({
      message: answerMessages.userRestored(),
      data: { status: 'active', deleted_at: null },
    });
    await at.app.signIn(person);
  });

  test('is final after 30 days', async () => {
    const person = await at.make({ role: 'client' });
    await at.remove(person.id);
    await at.app.database.db
      .updateTable('person')
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', person.id)
      .execute();
    expect(await at.post(`users/${person.id}/restore`)).toMatchObject({ status: 404 });
  });

  test('an address taken in the meantime prevents the restore', async () => {
    const person = await at.make({ role: 'client' });
    await at.remove(person.id);
    await at.make({ role: 'client', email: person.email });
    expect(await at.post(`users/${person.id}/restore`)).toMatchObject({
      status: 400,
      body: { code: 'email-taken' },
    });
  });

  test('requires a handover of what is held, and performs it', async () => {
    const leaving = await at.make({ role: 'concierge', last_name: 'Leaving' });
    const successor = await at.make({ role: 'internal-concierge', last_name: 'Successor' });
    const cared = await at.make({ role: 'agent' });
    await at.post('AdminUserApp/TransferAgentToAnotherConcierge', {
      agentIds: [cared.id],
      conciergeId: leaving.id,
    });
    const held = (await at.app.get(`users/${leaving.id}/handover`, null, at.admin)).body.data;
    expect(held.held).toEqual([
      { name: 'agents-in-care', label: historyMessages.agentsInCare(), count: 1 },
    ]);
    expect(held.candidates).toMatchObject([{ id: successor.id }]);
    expect(await at.remove(leaving.id)).toMatchObject({
      status: 409,
      body: {
        code: 'handover-needed',
        errors: [
          {
            field: 'agents-in-care',
            message: fieldMessages.toHandOver({ label: historyMessages.agentsInCare(), count: 1 }),
          },
        ],
      },
    });
    const wrong = { status: 400, body: { code: 'cannot-take-over' } };
    for (const to of [cared.id, leaving.id, randomUUID()]) {
      expect(await at.remove(leaving.id, to)).toMatchObject(wrong);
    }
    expect((await at.remove(leaving.id, successor.id)).status).toBe(200);
    expect((await at.get(cared.id)).concierge).toMatchObject({ id: successor.id });
    expect((await at.history(cared.id))[0].fields).toEqual([
      { field: 'concierge', label: 'Concierge', before: 'Maria Leaving', after: 'Maria Successor' },
    ]);
    expect((await at.history(leaving.id))[0].fields).toContainEqual({
      field: 'handed_over_to',
      label: 'Handed over to',
      before: '',
      after: 'Maria Successor',
    });
  });

  test('a role with different work is refused while something is held', async () => {
    const leaving = await at.make({ role: 'agent' });
    const standIn = await at.make({ role: 'co-agent' });
    await at.post('User/AssignCoAgent', { agentId: leaving.id, coAgentId: standIn.id });
    const change = (role: string, version: number) =>
      at.post(`users/${leaving.id}/update`, { id: leaving.id, version, role });
    expect(await change('lender', 1)).toMatchObject({
      status: 409,
      body: { code: 'handover-needed' },
    });
    expect((await change('internal-agents', 1)).status).toBe(200);
    const other = await at.make({ role: 'agent' });
    expect((await at.remove(leaving.id, other.id)).status).toBe(200);
    expect((await at.get(standIn.id)).coagentof).toMatchObject([{ id: other.id }]);
  });

  test('a room’s own step runs in the same commit: when it fails, nothing happens', async () => {
    at.app.accounts.handovers.register({
      name: 'test-things',
      label: () => 'Things',
      count: async (_tx, id) => (id === stubborn.id ? 2 : 0),
      mayTake: () => true,
      handOver: async () => {
        throw new Error('the room is on fire');
      },
    });
    const stubborn = await at.make({ role: 'client' });
    const other = await at.make({ role: 'client' });
    expect((await at.remove(stubborn.id, other.id)).status).toBe(500);
    expect(await at.get(stubborn.id)).toMatchObject({ status: 'active', version: 1 });
  });
});

test('staff signs a person out everywhere', async () => {
  const person = await at.make({ role: 'agent' });
  const session = await at.app.signIn(person);
  expect((await at.post(`users/${person.id}/end-sessions`)).body.message).toBe(
    answerMessages.signedOutEverywhere(),
  );
  expect((await at.app.get(`users/${person.id}`, null, session)).status).toBe(401);
  await at.app.signIn(person);
});
