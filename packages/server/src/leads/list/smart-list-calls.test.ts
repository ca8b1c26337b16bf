import type { WireSmartList } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, as, agent, neighbor } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });
const unclaimed = { field: 'unclaimed', is: 'yes', values: [] };
const quiet = { field: 'lastContacted', is: 'not-for-days', values: ['14'] };

beforeEach(async () => {
  await app.database.empty('smart_list');
  for (const [owner, days] of [
    [agent.id, 20],
    [agent.id, 2],
    [neighbor.id, 30],
    [null, null],
  ] as const) {
    await sql`insert into lead (first_name, last_name, phone, agent_id, last_contacted_at)
      values ('Ada', 'Lee', '+14025550101', ${owner},
        now() - make_interval(days => ${days}::int))`.execute(db);
  }
});

const add = (body: object, caller: SignedIn | null) =>
  app.post('smart-lists', { name: 'Quiet', isShared: false, conditions: [quiet], ...body }, caller);
const read = async (caller: SignedIn): Promise<WireSmartList[]> =>
  (await app.get('smart-lists', null, caller)).body.data;

test('a shared list counts each viewer’s own leads; a private one is its owner’s', async () => {
  const own = await add({}, as.agent);
  expect(own.body.data).toMatchObject({
    name: 'Quiet',
    count: 2,
    isOwn: true,
    conditions: [quiet],
  });
  await add({ name: 'Everyone’s', isShared: true }, admin);
  expect((await read(admin)).map(({ name, count }) => [name, count])).toEqual([['Everyone’s', 3]]);
  expect(
    (await read(as.agent)).map(({ name, count, abilities }) => [name, count, abilities]),
  ).toEqual([
    ['Quiet', 2, ['edit', 'delete']],
    ['Everyone’s', 2, []],
  ]);
  expect((await read(as.neighbor)).map(({ name, count }) => [name, count])).toEqual([
    ['Everyone’s', 2],
  ]);
  // A lender doesn't see when leads were contacted.
  expect(await read(as.lender)).toEqual([]);
  expect((await app.get('smart-lists', null, as.client)).status).toBe(403);
});

test('only those who may change a list do, with its newest version', async () => {
  const { data } = (await add({ name: 'Ours', isShared: true }, admin)).body;
  const own = (await add({}, as.agent)).body.data;
  const update = (id: string, body: object, caller: SignedIn) =>
    app.put(`smart-lists/${id}`, { version: 1, ...body }, caller);
  expect(await update(data.id, { name: 'Mine' }, as.agent)).toMatchObject({
    ...{ status: 403, body: { code: 'smart-list-sharing-refused' } },
  });
  expect(await update(own.id, { name: 'Mine' }, as.neighbor)).toMatchObject({ status: 404 });
  expect(await update(own.id, { name: 'Mine' }, admin)).toMatchObject({ status: 404 });
  const changed = await update(own.id, { conditions: [unclaimed] }, as.agent);
  expect(changed.body.data).toMatchObject({ name: 'Quiet', count: 1, version: 2 });
  expect(await update(own.id, { name: 'Late' }, as.agent)).toMatchObject({ status: 409 });
  expect((await app.delete(`smart-lists/${own.id}`, null, as.neighbor)).status).toBe(404);
  expect((await app.delete(`smart-lists/${own.id}`, null, as.agent)).status).toBe(200);
  expect((await read(as.agent)).map(({ name }) => name)).toEqual(['Ours']);
});

test('names are unique, lists are few, and only usable conditions are stored', async () => {
  expect((await add({ isShared: true }, as.lender)).status).toBe(403);
  expect((await add({}, as.lender)).status).toBe(403);
  await add({}, as.agent);
  expect(await add({ name: 'QUIET' }, as.agent)).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'name', message: 'You already have a list with this name.' }] },
  });
  expect((await add({ name: 'Bad', conditions: [{ ...quiet, values: [] }] }, admin)).status).toBe(
    400,
  );
  for (let index = 1; index < 20; index += 1) await add({ name: `List ${index}` }, as.agent);
  expect(await add({ name: 'One more' }, as.agent)).toMatchObject({ status: 409 });
  expect(await read(as.agent)).toHaveLength(20);
});
