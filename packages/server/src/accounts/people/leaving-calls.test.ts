import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AccountsApp,
  createAccountsApp,
  type SignedIn,
  type TestPerson,
} from '../../../test/accounts-app.ts';
import { insertPeople, PASSWORD } from '../../../test/factories/accounts.ts';
import { removePerson } from './remove-person.ts';

let app: AccountsApp;
let admin: SignedIn;
let agent: SignedIn;
let superAdmin: SignedIn;
let superPerson: TestPerson;

const make = (given: object) => app.makePerson({ password: PASSWORD, ...given });

beforeAll(async () => {
  app = await createAccountsApp();
  superPerson = await make({ role: 'super-admin' });
  superAdmin = await app.signIn(superPerson);
  admin = await app.signIn(await make({ role: 'admin' }));
  agent = await app.signIn(await make({ role: 'agent' }));
});
afterAll(() => app.close());

const get = async (id: string, as = admin) => (await app.get(`users/${id}`, null, as)).body.data;
const post = (path: string, body?: unknown, as: SignedIn = admin) => app.post(path, body, as);
const remove = (Id: string, handOverTo?: string, as = admin) =>
  post('AdminUserApp/DeleteUser', { Id, handOverTo }, as);
const history = async (id: string, as = admin) =>
  (await app.get(`users/${id}/history`, null, as)).body.data;

describe('deactivating', () => {
  test('ends sessions and links at once; reactivating lets in again', async () => {
    const person = await make({ role: 'agent' });
    const session = await app.signIn(person);
    const { body } = await post(`users/${person.id}/deactivate`);
    expect(body).toMatchObject({ message: 'User deactivated', data: { status: 'deactivated' } });
    expect((await app.get(`users/${person.id}`, null, session)).status).toBe(401);
    await expect(app.signIn(person)).rejects.toThrow('answered 400');
    expect((await post(`users/${person.id}/deactivate`)).body.data.version).toBe(body.data.version);
    expect((await post(`users/${person.id}/reactivate`)).body.data.status).toBe('active');
    await app.signIn(person);
  });

  test('is for who may edit people, within their reach', async () => {
    const person = await make({ role: 'agent' });
    expect(await post(`users/${person.id}/deactivate`, undefined, agent)).toMatchObject({
      status: 403,
    });
    expect(await post(`users/${randomUUID()}/deactivate`)).toMatchObject({ status: 404 });
    expect(await post(`users/${superPerson.id}/deactivate`)).toMatchObject({
      status: 403,
      body: { code: 'role-above-yours' },
    });
  });
});

describe('the last super-admin', () => {
  const refused = { status: 409, body: { code: 'last-super-admin' } };

  test('can’t be deactivated, deleted or given another role', async () => {
    const id = superPerson.id;
    expect(await post(`users/${id}/deactivate`, undefined, superAdmin)).toMatchObject(refused);
    expect(await remove(id, undefined, superAdmin)).toMatchObject(refused);
    const { version } = await get(id, superAdmin);
    expect(
      await post(`users/${id}/update`, { id, version, role: 'admin' }, superAdmin),
    ).toMatchObject(refused);
    // One who was invited and has not come can't stand in.
    await insertPeople(app.database.db, [{ role: 'super-admin', email_verified_at: null }]);
    expect(await remove(id, undefined, superAdmin)).toMatchObject(refused);
  });

  test('stays also when two leave at the same time', async () => {
    const other = await make({ role: 'super-admin' });
    const sessions = [superAdmin, await app.signIn(other)];
    const [one, two] = await Promise.all(
      sessions.map(async ({ sessionId }) => {
        const caller = await app.accounts.callers.find(sessionId);
        return { caller: caller!, origin: { address: '127.0.0.1', device: 'a test' } };
      }),
    );
    const ids = [other.id, superPerson.id];
    const outcomes = await Promise.allSettled([
      removePerson(app.accounts, one!, { id: other.id, handOverTo: undefined }),
      removePerson(app.accounts, two!, { id: superPerson.id, handOverTo: undefined }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'last-super-admin' },
    });
    const left = await app.database.db
      .selectFrom('person')
      .select('id')
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute();
    expect(left).toHaveLength(1);
  });
});

describe('deleting', () => {
  test('keeps a person for 30 days, out of lists, unable to sign in, and brings them back', async () => {
    const person = await make({ role: 'client', last_name: 'Leaver' });
    expect((await remove(person.id)).body).toMatchObject({ data: true, message: 'User deleted' });
    const list = async (filter: object) =>
      (await post('AdminUserApp/GetUserList', { filter: { search: 'Leaver', ...filter } })).body
        .data;
    expect(await list({})).toEqual([]);
    expect(await list({ status: 'deleted' })).toMatchObject([{ id: person.id, status: 'deleted' }]);
    await expect(app.signIn(person)).rejects.toThrow('answered 400');
    expect(await get(person.id)).toMatchObject({
      status: 'deleted',
      may: { restore: true, edit: false },
    });
    expect((await remove(person.id)).status).toBe(200);
    expect((await history(person.id)).map(({ what }: { what: string }) => what)).toEqual([
      'deleted',
    ]);
    expect((await post(`users/${person.id}/restore`)).body).toMatchObject({
      message: 'User restored',
      data: { status: 'active', deleted_at: null },
    });
    await app.signIn(person);
  });

  test('is over after 30 days', async () => {
    const person = await make({ role: 'client' });
    await remove(person.id);
    await app.database.db
      .updateTable('person')
      .set({ deleted_at: new Date(Date.now() - 31 * 86_400_000) })
      .where('id', '=', person.id)
      .execute();
    expect(await post(`users/${person.id}/restore`)).toMatchObject({ status: 404 });
  });

  test('an address taken meanwhile stops the return', async () => {
    const person = await make({ role: 'client' });
    await remove(person.id);
    await make({ role: 'client', email: person.email });
    expect(await post(`users/${person.id}/restore`)).toMatchObject({
      status: 400,
      body: { code: 'email-taken' },
    });
  });

  test('asks for a handover of what is held, and carries it along', async () => {
    const leaving = await make({ role: 'concierge', last_name: 'Leaving' });
    const successor = await make({ role: 'internal-concierge', last_name: 'Successor' });
    const cared = await make({ role: 'agent' });
    await post('AdminUserApp/TransferAgentToAnotherConcierge', {
      agentIds: [cared.id],
      conciergeId: leaving.id,
    });
    const held = (await app.get(`users/${leaving.id}/handover`, null, admin)).body.data;
    expect(held.held).toEqual([{ name: 'agents-in-care', label: 'Agents in care', count: 1 }]);
    expect(held.candidates).toMatchObject([{ id: successor.id }]);
    expect(await remove(leaving.id)).toMatchObject({
      status: 409,
      body: {
        code: 'handover-needed',
        errors: [{ field: 'agents-in-care', message: 'Agents in care 1 to hand over' }],
      },
    });
    const wrong = { status: 400, body: { code: 'cannot-take-over' } };
    for (const to of [cared.id, leaving.id, randomUUID()]) {
      expect(await remove(leaving.id, to)).toMatchObject(wrong);
    }
    expect((await remove(leaving.id, successor.id)).status).toBe(200);
    expect((await get(cared.id)).concierge).toMatchObject({ id: successor.id });
    expect((await history(cared.id))[0].fields).toEqual([
      { field: 'concierge', label: 'Concierge', before: 'Maria Leaving', after: 'Maria Successor' },
    ]);
    expect((await history(leaving.id))[0].fields).toContainEqual({
      field: 'handed_over_to',
      label: 'Handed over to',
      before: '',
      after: 'Maria Successor',
    });
  });

  test('a role that does other work is refused while something is held', async () => {
    const leaving = await make({ role: 'agent' });
    const standIn = await make({ role: 'co-agent' });
    await post('User/AssignCoAgent', { agentId: leaving.id, coAgentId: standIn.id });
    const change = (role: string, version: number) =>
      post(`users/${leaving.id}/update`, { id: leaving.id, version, role });
    expect(await change('lender', 1)).toMatchObject({
      status: 409,
      body: { code: 'handover-needed' },
    });
    expect((await change('internal-agents', 1)).status).toBe(200);
    const other = await make({ role: 'agent' });
    expect((await remove(leaving.id, other.id)).status).toBe(200);
    expect((await get(standIn.id)).coagentof).toMatchObject([{ id: other.id }]);
  });

  test('a room’s own step runs in the same commit: when it fails, nothing happened', async () => {
    app.accounts.handovers.register({
      name: 'test-things',
      label: 'Things',
      count: async (_tx, id) => (id === stubborn.id ? 2 : 0),
      mayTake: () => true,
      handOver: async () => {
        throw new Error('the room is on fire');
      },
    });
    const stubborn = await make({ role: 'client' });
    const other = await make({ role: 'client' });
    expect((await remove(stubborn.id, other.id)).status).toBe(500);
    expect(await get(stubborn.id)).toMatchObject({ status: 'active', version: 1 });
  });
});

describe('the GET calls of old', () => {
  test('work with a bearer header, may be repeated, and are never kept', async () => {
    const one = await make({ role: 'client' });
    const two = await make({ role: 'client' });
    const first = await app.get(`users/deleteuser/${one.id}`, null, admin);
    expect(first).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect((await app.get(`users/deleteuser/${one.id}`, null, admin)).status).toBe(200);
    expect((await app.get('AdminUserApp/DeleteUser', { Id: two.id }, admin)).status).toBe(200);
    expect(await get(two.id)).toMatchObject({ status: 'deleted' });
  });

  test.each<Record<string, string>>([
    { purpose: 'prefetch' },
    { 'sec-purpose': 'prefetch;prerender' },
    { 'sec-fetch-mode': 'navigate' },
  ])('refuse %j', async (headers) => {
    const person = await make({ role: 'client' });
    const paths = [
      `users/deleteuser/${person.id}`,
      `AdminUserApp/DeleteUser?Id=${person.id}`,
      `AdminUserApp/RemoveAgentFromConcierge?ConciergeId=${person.id}`,
    ];
    for (const path of paths) {
      const answer = await app.get(path, null, {
        headers: {
          ...headers,
          authorization: `Bearer ${admin.jwtToken}`,
        },
      });
      expect(answer).toMatchObject({ status: 403, body: { code: 'not-by-navigation' } });
    }
    expect(await get(person.id)).toMatchObject({ status: 'active' });
  });

  test('do nothing by HEAD, nor with the cookie alone', async () => {
    const person = await make({ role: 'client' });
    const url = `/api/v1/users/deleteuser/${person.id}`;
    const head = await app.app.inject({
      method: 'HEAD',
      url,
      headers: { authorization: `Bearer ${admin.jwtToken}` },
    });
    expect(head.statusCode).toBe(404);
    const cookie = await app.get(url, null, { headers: { cookie: admin.cookie } });
    expect(cookie.status).toBe(401);
    expect(await get(person.id)).toMatchObject({ status: 'active' });
  });
});

describe('history', () => {
  test('tells fields before and after, and takes changes back', async () => {
    const person = await make({ role: 'agent', city: 'Omaha' });
    const change = (body: object) => {
      const { id } = person;
      return post(`users/${id}/update`, { id, ...body });
    };
    await change({ version: 1, city: 'Papillion', role: 'internal-agents' });
    const [first] = await history(person.id);
    expect(first).toMatchObject({
      what: 'role',
      changed_by: { firstName: 'Maria' },
      fields: [
        { field: 'role', label: 'Role', before: 'Agent', after: 'Internal-Agents' },
        { field: 'city', label: 'City', before: 'Omaha', after: 'Papillion' },
      ],
      may: { undo: true },
    });
    const undo = (changeId: number) => post(`users/${person.id}/undo`, { change: changeId });
    const undone = await undo(first.id);
    expect(undone.body.data).toMatchObject({ city: 'Omaha', role: { role: 'agent' } });
    expect(await undo(first.id)).toMatchObject({ status: 409, body: { code: 'not-undoable' } });
    expect(await undo(999_999)).toMatchObject({ status: 404, body: { code: 'change-not-found' } });
    const [second, before] = await history(person.id);
    expect(second).toMatchObject({ undoes: first.id });
    expect(before).toMatchObject({ undone_by: second.id, may: { undo: false } });
  });

  test('a change with a later one upon it stays', async () => {
    const person = await make({ role: 'agent', city: 'Omaha' });
    const { id } = person;
    await post(`users/${id}/update`, { id, version: 1, city: 'Elkhorn' });
    const [first] = await history(id);
    await post(`users/${id}/update`, { id, version: 2, city: 'Gretna' });
    expect(await post(`users/${id}/undo`, { change: first.id })).toMatchObject({ status: 409 });
  });

  test('a deletion, a deactivation and a tie are taken back', async () => {
    const person = await make({ role: 'agent' });
    const concierge = await make({ role: 'concierge' });
    const { id } = person;
    const undoNewest = async () => post(`users/${id}/undo`, { change: (await history(id))[0].id });
    await remove(id);
    expect((await undoNewest()).body.data.status).toBe('active');
    await post(`users/${id}/deactivate`);
    expect((await undoNewest()).body.data.status).toBe('active');
    await post('AdminUserApp/TransferAgentToAnotherConcierge', {
      agentIds: [id],
      conciergeId: concierge.id,
    });
    expect((await get(id)).concierge).not.toBeNull();
    expect((await undoNewest()).body.data.concierge).toBeNull();
  });

  test('is for who may see people; taking back for who may edit them', async () => {
    const person = await make({ role: 'agent' });
    expect(await app.get(`users/${person.id}/history`, null, agent)).toMatchObject({ status: 403 });
    expect(await app.get(`users/${randomUUID()}/history`, null, admin)).toMatchObject({
      status: 404,
    });
    expect(await post(`users/${person.id}/undo`, { change: 1 }, agent)).toMatchObject({
      status: 403,
    });
    expect(await post(`users/${person.id}/undo`, { change: 'x' })).toMatchObject({ status: 400 });
  });
});

test('staff signs a person out everywhere', async () => {
  const person = await make({ role: 'agent' });
  const session = await app.signIn(person);
  expect((await post(`users/${person.id}/end-sessions`)).body.message).toBe(
    'Signed out everywhere',
  );
  expect((await app.get(`users/${person.id}`, null, session)).status).toBe(401);
  await app.signIn(person);
});
