import { referenceLists, type WireReferenceEntry } from '@homestead/contract/leads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AccountsApp, type As, createAccountsApp } from '../../../test/accounts-app.ts';
import { homeRooms } from '../../../test/home-rooms.ts';
import { fieldMessages } from '../messages/fields.ts';
import { leadsRoom } from '../plugin.ts';
import { seedReferenceLists } from './seed-reference-lists.ts';

let app: AccountsApp;
let [admin, agent, client]: As[] = [];

beforeAll(async () => {
  app = await createAccountsApp({}, { rooms: [...homeRooms, leadsRoom] });
  const signIn = async (role: string) => app.signIn(await app.makePerson({ role }));
  [admin, agent, client] = [await signIn('admin'), await signIn('agent'), await signIn('client')];
});
afterAll(() => app.close());

const ask = (list: string, as = admin) =>
  app.get(`reference-lists/${list}`, { pageSize: '100' }, as);
const entriesOf = async (list: string): Promise<WireReferenceEntry[]> =>
  (await ask(list)).body.data;
const add = (list: string, body: object, as = admin) =>
  app.post(`reference-lists/${list}`, body, as);
const update = ({ id, version }: WireReferenceEntry, body: object, as = admin) =>
  app.put(`reference-entries/${id}`, { version, ...body }, as);
const order = (list: string, ids: string[], as = admin) =>
  app.put(`reference-lists/${list}/order`, { ids }, as);
const names = async (list: string) => (await entriesOf(list)).map(({ display }) => display);
const historyOf = (id: string, as = admin) => app.get(`reference-entries/${id}/history`, null, as);
const undo = (id: string, change: number, as = admin) =>
  app.post(`reference-entries/${id}/undo`, { change }, as);

test('every list has entries; two keys of a stage are one; seeding again keeps changes', async () => {
  for (const list of Object.keys(referenceLists)) expect(await names(list)).not.toEqual([]);
  const stages = await entriesOf('lead-stages');
  expect(stages).toHaveLength(16);
  expect(stages.filter(({ display }) => display.endsWith('Updated'))).toMatchObject([
    { code: 'pastclientsupdated', display: 'Past Client - Updated' },
  ]);
  const [sub] = await entriesOf('lead-sub-sources');
  expect((await entriesOf('lead-sources')).map(({ id }) => id)).toContain(sub?.parentId);
  await update(stages[0]!, { display: 'Not sorted yet' });
  await Promise.all([seedReferenceLists(app.database.db), seedReferenceLists(app.database.db)]);
  expect((await names('lead-stages'))[0]).toBe('Not sorted yet');
  expect(await names('lead-stages')).toHaveLength(16);
});

test('an entry sent twice with its key is added once', async () => {
  const { jwtToken } = await app.signIn(await app.makePerson({ role: 'admin' }));
  const authorization = `Bearer ${jwtToken}`;
  const as = { headers: { authorization, 'idempotency-key': 'form-of-entry' } };
  const first = await add('departments', { display: 'Drone photos' }, as);
  expect(first.status).toBe(200);
  expect((await add('departments', { display: 'Drone photos' }, as)).body).toEqual(first.body);
  expect(await add('departments', { display: 'Other' }, as)).toMatchObject({ status: 422 });
  const all = await names('departments');
  expect(all.filter((name) => ['Drone photos', 'Other'].includes(name))).toEqual(['Drone photos']);
});

test('staff read, who holds the permission changes, others do neither', async () => {
  const [entry] = await entriesOf('departments');
  expect(entry?.abilities).toEqual(['edit', 'move', 'retire']);
  const read = (await ask('departments', agent)).body;
  expect([read.data[0].abilities, read.abilities]).toEqual([[], []]);
  const { id } = entry!;
  for (const as of [null, client, agent]) {
    const answers = [
      ...(as === agent ? [] : [await ask('departments', as), await historyOf(id, as)]),
      await add('departments', { display: 'Legal' }, as),
      await update(entry!, { display: 'Legal' }, as),
      await order('departments', [], as),
      await undo(id, 1, as),
    ];
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([as ? 403 : 401]));
  }
});

test('history is read by staff without the permission, and by no one else', async () => {
  const [{ id } = { id: '' }] = await entriesOf('departments');
  const read = await historyOf(id, agent);
  expect(read.status).toBe(200);
  expect(read.body.data.flatMap((change: { abilities: string[] }) => change.abilities)).toEqual([]);
  const outside = await app.signIn(await app.makePerson({ role: 'external-agents' }));
  expect(await historyOf(id, outside)).toMatchObject({
    status: 403,
    body: { code: 'not-permitted' },
  });
  const concierge = await app.signIn(await app.makePerson({ role: 'concierge' }));
  await app.database.db
    .updateTable('role')
    .set((eb) => ({ requires_two_step: true, grants_version: eb('grants_version', '+', 1) }))
    .where('key', '=', 'concierge')
    .execute();
  const late = await app.signIn(await app.makePerson({ role: 'concierge' }));
  for (const as of [concierge, late]) {
    expect(await historyOf(id, as)).toMatchObject({
      status: 403,
      body: { code: 'second-step-needed' },
    });
  }
});

test('an entry is added, renamed, retired, brought back, and each change undone', async () => {
  const { data } = (await add('relationships', { display: ' Neighbor ' })).body;
  expect(await names('relationships')).toContain('Neighbor');
  const renamed = (await update(data, { display: 'Next door' })).body.data;
  const retired = (await update(renamed, { isRetired: true })).body.data;
  expect(retired).toMatchObject({ display: 'Next door', abilities: ['edit', 'restore'] });
  expect((await entriesOf('relationships')).at(-1)).toEqual(retired);
  expect((await update(retired, { isRetired: false })).body.data.retiredAt).toBeNull();
  const [restored, , edited] = (await historyOf(data.id)).body.data;
  expect(edited.fields).toMatchObject([
    { label: fieldMessages.name(), before: 'Neighbor', after: 'Next door' },
  ]);
  expect((await undo(data.id, restored.id)).body.data.abilities).toContain('restore');
  expect((await undo(data.id, edited.id)).body.data.display).toBe('Neighbor');
  expect((await undo(data.id, edited.id)).body.code).toBe('not-undoable');
  expect((await historyOf(data.id)).body.data.at(-1)).toMatchObject({
    what: 'created',
    abilities: [],
  });
});

test('an order is taken whole or not at all, and a move undone', async () => {
  const ids = (await entriesOf('t-shirt-sizes')).map(({ id }) => id);
  const [first = '', second = '', ...rest] = ids;
  for (const bad of [rest, [first, first, ...rest], [...ids, first]]) {
    expect(await order('t-shirt-sizes', bad)).toMatchObject({ status: 409 });
  }
  expect((await order('t-shirt-sizes', ['XS'])).status).toBe(400);
  expect((await names('t-shirt-sizes')).slice(0, 2)).toEqual(['XS', 'S']);
  expect((await order('t-shirt-sizes', [second, first, ...rest])).status).toBe(200);
  expect((await names('t-shirt-sizes')).slice(0, 3)).toEqual(['S', 'XS', 'M']);
  const [moved] = (await historyOf(second)).body.data;
  expect(moved.fields).toEqual([
    { field: 'position', label: fieldMessages.position(), before: '2', after: '1' },
  ]);
  expect((await undo(second, moved.id)).status).toBe(200);
  expect((await names('t-shirt-sizes')).slice(0, 2)).toEqual(['XS', 'S']);
});

test('changes of one list at the same time never deadlock', async () => {
  const list = 'departments';
  const all = await entriesOf(list);
  const ids = all.map(({ id }) => id);
  for (let round = 0; round < 8; round += 1) {
    await order(list, ids);
    await order(list, ids.toReversed());
    const histories = await Promise.all(ids.map((id) => historyOf(id)));
    const moves = histories.flatMap(({ body }) => body.data.slice(0, 1));
    const answers = await Promise.all([
      ...moves.map(({ recordId, id }) => undo(recordId, id)),
      ...ids.map(() => order(list, ids)),
      ...all.map((entry) => update(entry, {})),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  }
});

test('bad input is refused', async () => {
  const [source] = await entriesOf('lead-sources');
  const nobody = { ...source!, id: crypto.randomUUID() };
  const field = (message: string) => ({
    errors: [{ field: 'display', label: fieldMessages.name(), message }],
  });
  const taken = field(fieldMessages.nameTaken());
  const sub = { display: 'home SEARCH', parentId: source!.id };
  for (const [answer, status, body] of [
    [await add('lead-sources', { display: 'zillow' }), 400, taken],
    [await add('lead-sub-sources', sub), 400, taken],
    [await update(source!, { display: 'Zillow' }), 400, taken],
    [await add('lead-sources', { display: ' ' }), 400, { code: 'bad-input' }],
    [await add('lead-sub-sources', { display: 'New' }), 400, { code: 'reference-source-refused' }],
    [await add('lead-stages', { ...sub }), 400, { code: 'reference-source-refused' }],
    [await ask('shoe-sizes'), 404, { code: 'reference-list-not-found' }],
    [await add('shoe-sizes', { display: '44' }), 404, { code: 'reference-list-not-found' }],
    [await update(nobody, { display: 'X' }), 404, { code: 'reference-entry-not-found' }],
    [await update({ ...source!, version: 9 }, {}), 409, { code: 'changed-meanwhile' }],
    [await undo(source!.id, 1), 404, { code: 'change-not-found' }],
  ] as const) {
    expect(answer).toMatchObject({ status, body });
  }
});
