import type { WireTimelineItem } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { recordMessage } from '#messaging';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { eraseLead } from '../inquiries/lead-person-store.ts';

const { app, db, as, agent, client, claim, list, log, send, waitingLead, rowsOf } =
  await openLeadOffice();
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const lenderPerson = await app.makePerson({ role: 'lender' });
const lender = await app.signIn(lenderPerson);

const read = (id: string, who: SignedIn | null = as.agent, query: Record<string, string> = {}) =>
  app.get(`leads/${id}/timeline`, query, who);
const itemsOf = async (id: string, who: SignedIn = as.agent, query = {}) =>
  (await read(id, who, query)).body.data as WireTimelineItem[];
const titlesOf = async (id: string, who: SignedIn = as.agent, query = {}) =>
  (await itemsOf(id, who, query)).map(({ title }) => title);
const grant = async (column: string, may: boolean) => {
  await app.database.asOwner(`update role_grant set can_view = ${may}, can_edit = ${may}
    where role_key = 'agent' and permission_key = '${column}'`);
  await app.database.asOwner(
    `update role set grants_version = grants_version + 1 where key = 'agent'`,
  );
};

async function ownLead(): Promise<string> {
  const id = await waitingLead();
  await claim(id, as.agent);
  return id;
}

/** The lead of the signed-in client, with an account whose views count. */
async function clientLead(): Promise<string> {
  await send({}, as.client);
  const id = String((await rowsOf('lead'))[0]?.id);
  await claim(id, as.agent);
  return id;
}

async function homeId(): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select id from listing where mls_number = 'Q1'`.execute(db);
  return rows[0]?.id ?? 0;
}

async function addViews(count: number, start: string, minutes = 40): Promise<void> {
  const id = await homeId();
  await sql`
    insert into viewed_home (person_id, listing_id) values (${client.id}, ${id})
    on conflict do nothing`.execute(db);
  await sql`
    insert into home_view (person_id, listing_id, viewed_at)
    select ${client.id}, ${id}, ${start}::timestamptz + make_interval(mins => ${minutes} * n)
    from generate_series(0, ${count - 1}) as n`.execute(db);
}

test('tells everything that happened, newest first, in words', async () => {
  const id = await ownLead();
  await log(id, as.agent, { how: 'call', outcome: 'voicemail', note: 'Said I’d call at noon.' });
  await atomically(db, (tx) =>
    recordMessage(tx, {
      ...{ channel: 'email', direction: 'in', address: 'eve@example.org' },
      ...{ subject: 'A yard', body: 'Yes, please.', about: { kind: 'lead', id } },
    }),
  );
  const details = (await app.get(`leads/${id}/details`, {}, as.agent)).body;
  const hot = details.choices.stageId.at(1);
  const changed = { version: details.data.version, stageId: hot.id };
  await app.put(`leads/${id}/details`, changed, as.agent);
  const { status, body } = await read(id);
  expect(status).toBe(200);
  const said = body.data.map(({ title, by }: WireTimelineItem) => [title, by]);
  expect(said.slice(0, 4)).toEqual([
    [`Stage: ${hot.name}`, 'Nora Lindqvist'],
    ['A yard', null],
    ['Call: left a voicemail', 'Nora Lindqvist'],
    ['Claimed the lead', 'Nora Lindqvist'],
  ]);
  expect(said).toContainEqual(['Wrote with the contact form', null]);
  const inquiry = body.data.find(({ kind }: WireTimelineItem) => kind === 'inquiry');
  expect(inquiry).toMatchObject({ group: 'inquiries', body: 'Which homes have a yard?' });
  expect(body).toMatchObject({
    next: null,
    name: 'Eve O’Brien',
    counts: { calls: 1, emails: 1, inquiries: 1 },
    abilities: ['note', 'log', 'text', 'email'],
  });
});

test('a call that reached nobody leaves the clock running; one that did stops it', async () => {
  const id = await ownLead();
  const waiting = async () => (await list(as.agent)).body.total;
  await log(id, as.agent, { how: 'call', outcome: 'no-answer', note: '' });
  expect(await waiting()).toBe(1);
  await log(id, as.agent, { how: 'call', outcome: 'reached', note: '' });
  expect(await waiting()).toBe(0);
});

test('strangers, clients and other agents get nothing; lenders what their columns show', async () => {
  const id = await ownLead();
  await sql`update lead set lender_id = ${lenderPerson.id}`.execute(db);
  await app.post(`leads/${id}/notes`, { body: 'Private to staff' }, as.agent);
  const details = (await app.get(`leads/${id}/details`, {}, admin)).body;
  const both = {
    ...{ version: details.data.version, city: 'Omaha', lenderStatusId: null },
    stageId: details.choices.stageId.at(1).id,
    tShirtSizeId: details.choices.tShirtSizeId[0].id,
  };
  expect((await app.put(`leads/${id}/details`, both, admin)).status).toBe(200);
  const [note] = await itemsOf(id, as.agent, { groups: 'notes' });
  const statuses = async (path: string) => {
    const people = [null, as.client, as.neighbor, as.lender, lender, as.agent, admin];
    const answers = await Promise.all(people.map((who) => app.get(path, {}, who)));
    return answers.map(({ status }) => status);
  };
  expect(await statuses(`leads/${id}/timeline`)).toEqual([401, 403, 404, 404, 200, 200, 200]);
  expect(await statuses(`leads/${id}/timeline/${note?.id}`)).toEqual([
    ...[401, 403, 404, 404, 404, 200, 200],
  ]);
  const { body } = await read(id, lender);
  expect(body.data.map(({ facts }: WireTimelineItem) => facts.map(({ label }) => label))).toEqual([
    ['Stage', 'T-Shirt Size', 'City'],
  ]);
  expect(body).toMatchObject({ pinned: [], counts: { changes: 1 }, abilities: [] });
  expect(Object.keys(body.counts)).toEqual(['changes']);
});

test('columns that the caller may not see are in no entry, no title and no count', async () => {
  const id = await ownLead();
  const { data } = (await app.get(`leads/${id}/details`, {}, admin)).body;
  const set = { version: data.version, secondaryEmail: 'sam@example.org' };
  await app.put(`leads/${id}/details`, set, admin);
  const changes = () => read(id, as.agent, { groups: 'changes' });
  const seen = (await changes()).body;
  expect(seen.data[0].facts).toEqual([
    { label: 'Second contact: Email', before: '', after: 'sam@example.org' },
  ]);
  await grant('column-email', false);
  const hidden = (await changes()).body;
  await grant('column-email', true);
  expect(JSON.stringify(hidden)).not.toContain('sam@example.org');
  expect(hidden.counts.changes).toBe(seen.counts.changes - 1);
  expect(hidden.data).toHaveLength(seen.data.length - 1);
});

test('filters by group, and refuses what isn’t one', async () => {
  const id = await ownLead();
  await log(id, as.agent, { how: 'meeting', note: 'Coffee' });
  expect(await titlesOf(id, as.agent, { groups: 'calls' })).toEqual(['Meeting logged']);
  expect(await titlesOf(id, as.agent, { groups: 'calls,inquiries' })).toHaveLength(2);
  expect(await titlesOf(id, as.agent, { groups: 'tours' })).toEqual([]);
  const wrong = [
    { groups: 'calls,all' },
    { before: 'yesterday' },
    { before: '2026-13-40T00:00:00.000000Z_activity_0000000000000000001' },
    { before: '2026-01-01T00:00:00.000000Z_activity_9999999999999999999' },
    { before: '2026-01-01T00:00:00.000000Z_nothing_0000000000000000001' },
  ];
  for (const query of wrong) {
    const asked = Object.fromEntries(Object.entries(query));
    const { status, body } = await read(id, as.agent, asked);
    expect([query, status]).toEqual([query, 400]);
    expect(body.errors[0].field).toBe(Object.keys(query)[0]);
  }
  const mixed = '2026-01-01T00:00:00.000000Z_activity_0b9f6a52-6a5c-4f0e-9d0f-0d9a4d1b6a12';
  expect((await read(id, as.agent, { before: mixed })).status).toBe(200);
});

test('pages neither repeat nor leave out anything, also while more happens', async () => {
  const id = await clientLead();
  await sql`
    insert into lead_activity (lead_id, kind, facts, happened_at)
    select ${id}, 'contact', jsonb_build_object('how', 'call', 'note', n::text),
      timestamptz '2026-01-01' + make_interval(mins => n / 7)
    from generate_series(1, 180) as n`.execute(db);
  await addViews(30, '2025-12-31T12:00:00Z', 1);
  const seen: WireTimelineItem[] = [];
  let before: string | null = null;
  let pages = 0;
  do {
    const { body } = await read(id, as.agent, before ? { before } : {});
    expect(body.data.length).toBeLessThanOrEqual(50);
    seen.push(...body.data);
    before = body.next;
    pages += 1;
    await log(id, as.agent, { how: 'call', note: `new ${pages}` });
  } while (before && pages < 20);
  const all = seen.flatMap(({ folded, ...item }) => folded ?? [item]);
  expect(new Set(all.map((item) => item.id)).size).toBe(all.length);
  const notes = all.flatMap(({ kind, body }) => (kind === 'contact' ? Number(body) : []));
  expect(notes).toEqual(Array.from({ length: 180 }, (_, n) => 180 - n));
  expect(all.filter(({ kind }) => kind === 'viewed-home')).toHaveLength(30);
});

test('views of one day come as one item, which has them all', async () => {
  const id = await clientLead();
  await sql`delete from home_view`.execute(db);
  await addViews(3, '2026-01-05T15:00:00Z');
  await addViews(2, '2026-01-04T15:00:00Z');
  await sql`
    insert into saved_home (person_id, listing_id, mark, marked_at, note)
    values (${client.id}, ${await homeId()}, 'favorite', '2026-01-04T15:20:00Z', 'My secret note')
  `.execute(db);
  const answer = await read(id, as.agent, { groups: 'web' });
  const items = answer.body.data as WireTimelineItem[];
  expect(items.map(({ kind, folded }) => [kind, folded?.length ?? null])).toEqual([
    ['viewed-home', 3],
    ['viewed-home', null],
    ['saved-home', null],
    ['viewed-home', null],
  ]);
  expect(items[0]?.home).toMatchObject({
    mlsNumber: 'Q1',
    address: expect.stringMatching(/^5011/),
  });
  expect(JSON.stringify(answer.body)).not.toContain('secret');
  await sql`update viewed_home set hidden_at = now()`.execute(db);
  expect(await titlesOf(id, as.agent, { groups: 'web' })).toEqual(['Saved a home']);
  await sql`delete from saved_home`.execute(db);
});

test('favorites and searches that a client removed stay, with when they were saved', async () => {
  const id = await clientLead();
  await sql`delete from home_view`.execute(db);
  await sql`delete from viewed_home`.execute(db);
  await sql`
    insert into saved_home (person_id, listing_id, previous_mark, previous_marked_at, changed_at)
    values (${client.id}, ${await homeId()}, 'favorite', '2026-01-04T15:20:00Z',
      '2026-01-05T16:00:00Z')`.execute(db);
  await sql`
    insert into saved_search (person_id, name, filter, sort, frequency, wants, created_at,
      deleted_at)
    values (${client.id}, 'Yards', '{}', 'newest', 'daily', '{new}', '2026-01-03T15:00:00Z',
      '2026-01-06T15:00:00Z')`.execute(db);
  const items = await itemsOf(id, as.agent, { groups: 'web' });
  expect(items.map(({ kind, title, body }) => ({ kind, title, body }))).toEqual([
    {
      kind: 'removed-search',
      title: 'Deleted a saved search: Yards',
      body: expect.stringMatching(/^Saved .*January 3/),
    },
    {
      kind: 'removed-home',
      title: 'Removed a home from favorites',
      body: expect.stringMatching(/^Saved .*January 4/),
    },
  ]);
  expect(items[1]?.home).toMatchObject({ mlsNumber: 'Q1' });
  expect((await read(id, as.neighbor, { groups: 'web' })).status).toBe(404);
  await sql`insert into viewed_home (person_id, listing_id, hidden_at)
    values (${client.id}, ${await homeId()}, now())
    on conflict (person_id, listing_id) do update set hidden_at = now()`.execute(db);
  expect((await itemsOf(id, as.agent, { groups: 'web' })).map(({ kind }) => kind)).toEqual([
    'removed-search',
  ]);
  await sql`delete from viewed_home`.execute(db);
  // A home that is a favorite again says so, and nothing more.
  await sql`update saved_home set mark = 'favorite', marked_at = now(), previous_mark = null,
    previous_marked_at = null`.execute(db);
  expect((await itemsOf(id, as.agent, { groups: 'web' })).map(({ kind }) => kind)).toEqual([
    'saved-home',
    'removed-search',
  ]);
  await sql`delete from saved_home`.execute(db);
  await sql`delete from saved_search`.execute(db);
});

test('a long text is cut in the list, and whole when it is opened', async () => {
  const id = await ownLead();
  const body = 'Long. '.repeat(500);
  await atomically(db, (tx) =>
    recordMessage(tx, {
      ...{ channel: 'email', direction: 'in', address: 'eve@example.org', subject: 'Long' },
      ...{ body, about: { kind: 'lead', id } },
    }),
  );
  const [item] = await itemsOf(id, as.agent, { groups: 'emails' });
  expect(item).toMatchObject({ isCut: true, body: body.slice(0, 1000) });
  const whole = await app.get(`leads/${id}/timeline/${item?.id}`, {}, as.agent);
  expect(whole.body.data).toMatchObject({ isCut: false, body });
  const other = await app.get(`leads/${id}/timeline/message_${agent.id}`, {}, as.agent);
  expect(other).toMatchObject({ status: 404, body: { code: 'entry-not-found' } });
});

test('an erased lead has no timeline, and its notes are gone', async () => {
  const id = await ownLead();
  const { note } = (await app.post(`leads/${id}/notes`, { body: 'A yard' }, as.agent)).body.data;
  await db.transaction().execute((tx) => eraseLead(tx, id));
  expect((await read(id, admin)).status).toBe(404);
  expect(await rowsOf('lead_note')).toEqual([]);
  const { rows } = await sql`
    select before, after from record_change where record_id = ${note.noteId}`.execute(db);
  expect(rows).toEqual([{ before: {}, after: {} }]);
});
