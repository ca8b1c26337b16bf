import type { WireComparison, WireLeadMerge, WireTimelineItem } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { mailSubjects } from '#messaging';
import { atomically } from '#platform';
import type { SignedIn } from '../../../test/accounts-app.ts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { findLeadOfPhone } from '../inquiries/lead-person-store.ts';
import { movedTables } from './moved-rows-store.ts';

const { app, db, agent, neighbor, client, as, send, rowsOf } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });

const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) returning id`.execute(db);
  return String(rows[0]?.id);
};
const addLead = (given: Record<string, unknown> = {}) =>
  insert('lead', { first_name: 'Eve', last_name: 'Tester', agent_id: agent.id, ...given });

/** Who stays, and who is merged. */
let eve = '';
let evelyn = '';
beforeEach(async () => {
  eve = await addLead({ email: 'eve@example.org', phone: '+14025550142', notes: 'A yard' });
  evelyn = await addLead({
    ...{ first_name: 'Evelyn', email: 'evelyn@example.org', phone: '+14025550142' },
    ...{ city: 'Omaha', notes: 'Two dogs' },
  });
});

const compare = (who: SignedIn | null, one = eve, other = evelyn) =>
  app.get('lead-merges/compare', { leadId: one, otherLeadId: other }, who);
const merge = (who: SignedIn | null, given: object = {}) =>
  app.post('lead-merges', { survivorId: eve, mergedId: evelyn, ...given }, who);
const unmerge = (who: SignedIn | null, id: string) =>
  app.post(`lead-merges/${id}/unmerge`, {}, who);
const merges = async (id: string, who = as.agent): Promise<WireLeadMerge[]> =>
  (await app.get(`leads/${id}/merges`, {}, who)).body.data;
const titles = async (id: string, who = as.agent): Promise<string[]> =>
  (await app.get(`leads/${id}/timeline`, {}, who)).body.data.map(
    ({ title }: WireTimelineItem) => title,
  );
const lead = async (id: string) =>
  (await sql<Record<string, unknown>>`select * from lead where id = ${id}`.execute(db)).rows[0];

describe('merging', () => {
  it('shows two leads side by side, and suggests the one that stays', async () => {
    const data: WireComparison = (await compare(as.agent)).body.data;
    expect(data).toMatchObject({ reasons: ['phone'], survivorId: eve });
    expect(data.leads.map(({ name, hasAccount }) => [name, hasAccount])).toEqual([
      ['Eve Tester', false],
      ['Evelyn Tester', false],
    ]);
    const shown = Object.fromEntries(data.fields.map(({ field, values }) => [field, values]));
    expect(shown).toMatchObject({
      agentId: ['Nora Lindqvist', 'Nora Lindqvist'],
      ...{ firstName: ['Eve', 'Evelyn'], city: [null, 'Omaha'], notes: ['A yard', 'Two dogs'] },
    });
    expect(shown).not.toHaveProperty('zip');
    expect((await compare(as.agent, eve, eve)).body.code).toBe('bad-input');
  });

  it('gives the survivor what belongs to both, and the values that were chosen', async () => {
    await insert('lead_note', { lead_id: evelyn, written_by: agent.id, body: 'Likes brick' });
    const task = { kind: 'call', title: 'Call', owner_id: agent.id, lead_id: evelyn };
    await insert('lead_task', task);
    await sql`insert into lead_tag (lead_id, tag) values (${evelyn}, 'vip'), (${eve}, 'cash'),
      (${evelyn}, 'CASH')`.execute(db);
    await app.put(`leads/${evelyn}/updatestage`, { stageId: await stage('prospects') }, as.agent);
    const merged = await merge(as.agent, { take: ['city', 'notes'] });
    expect(merged).toMatchObject({ status: 200, body: { data: { leadId: eve } } });
    const { body } = await app.get('AdminLead/GetleadContactDetails', { leadid: evelyn }, as.agent);
    expect(body.data).toMatchObject({
      ...{ id: eve, notes: 'Two dogs', details: { city: 'Omaha', firstName: 'Eve' } },
    });
    expect(await titles(evelyn)).toEqual(
      expect.arrayContaining(['Merged with Evelyn Tester', 'Note', 'Stage: Prospect']),
    );
    const { body: tasks } = await app.get('tasks', { leadId: eve }, as.agent);
    expect(tasks.data).toMatchObject([{ title: 'Call' }]);
    const { body: list } = await app.post('AdminLead/Getleads', {}, as.agent);
    expect(list.data).toMatchObject([{ id: eve, tags: ['cash', 'vip'] }]);
    expect(list.totalRecords).toBe(1);
    expect(await merges(eve)).toMatchObject([
      {
        ...{ name: 'Evelyn Tester', email: 'evelyn@example.org', mergedBy: 'Nora Lindqvist' },
        abilities: ['unmerge'],
      },
    ]);
    expect((await app.get(`leads/${eve}/merges`, {}, as.agent)).body.addresses).toEqual([
      { kind: 'email', address: 'evelyn@example.org' },
    ]);
  });

  it('leads what comes later from either address to the survivor', async () => {
    expect((await merge(as.agent, { take: ['email'] })).status).toBe(200);
    expect(await lead(eve)).toMatchObject({ email: 'evelyn@example.org' });
    for (const email of ['eve@example.org', 'evelyn@example.org']) {
      expect((await send({ email, phone: '(402) 555-0177' })).status).toBe(200);
    }
    expect((await rowsOf('inquiry')).map((row) => row.lead_id)).toEqual([eve, eve]);
    expect(await rowsOf('lead')).toHaveLength(2);
    const taken = { firstName: 'Eve', email: 'eve@example.org' };
    const refused = await app.post('AdminLead/CreateLead', taken, as.agent);
    expect(refused.body).toMatchObject({ code: 'lead-email-taken' });
    await app.put(
      `leads/${eve}/details`,
      { phone: '4025550199', version: (await lead(eve))?.version },
      as.agent,
    );
    expect((await findLeadOfPhone(db, '+14025550142'))?.id).toBe(eve);
    const [subject] = mailSubjects(app.services).filter(({ kind }) => kind === 'lead');
    await atomically(db, async (tx) => {
      expect(await subject?.findByAddress(tx, 'eve@example.org')).toBe(eve);
      expect(await subject?.find(tx, evelyn)).toEqual({ id: eve, personId: null });
    });
  });

  it('refuses the same lead, a merged one, an account that would be lost, and a stale page', async () => {
    expect((await merge(as.agent, { mergedId: eve })).body).toMatchObject({
      ...{ code: 'bad-input', errors: [{ field: 'mergedId' }] },
    });
    const version = Number((await lead(eve))?.version);
    await app.put(`leads/${eve}/updatenotes`, { notes: 'No yard' }, admin);
    const stale = await merge(as.agent, { survivorVersion: version });
    expect(stale).toMatchObject({ status: 409, body: { code: 'changed-meanwhile' } });
    await sql`update lead set person_id = ${client.id} where id = ${evelyn}`.execute(db);
    expect((await merge(as.agent)).body.code).toBe('merge-keeps-account');
    const [first, second] = await Promise.all([
      merge(as.agent, { survivorId: evelyn, mergedId: eve }),
      merge(admin, { survivorId: evelyn, mergedId: eve }),
    ]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const late = [first, second].find(({ status }) => status === 409);
    expect(late?.body).toMatchObject({ code: 'lead-merged' });
    expect(late?.body.message).toContain(`/leads/${evelyn}`);
    const other = await addLead({ phone: '+14025550100' });
    const into = await merge(as.agent, { survivorId: eve, mergedId: other });
    expect(into.body.code).toBe('lead-merged');
    expect((await app.put(`leads/${eve}/updatenotes`, { notes: 'x' }, as.agent)).body.code).toBe(
      'lead-merged',
    );
  });

  it('is for those who hold lead-merge, with both leads in their scope', async () => {
    for (const who of [null, as.client, as.lender]) {
      const status = who === null ? 401 : 403;
      expect((await compare(who)).status).toBe(status);
      expect((await merge(who)).status).toBe(status);
      expect((await unmerge(who, eve)).status).toBe(status);
    }
    const theirs = await addLead({ phone: '+14025550142', agent_id: neighbor.id });
    const open = await addLead({ phone: '+14025550142', agent_id: null });
    const given = { survivorId: eve, mergedId: theirs };
    for (const pair of [given, { survivorId: theirs, mergedId: eve }]) {
      expect((await merge(as.agent, pair)).body.code).toBe('lead-not-found');
      expect((await compare(as.agent, pair.survivorId, pair.mergedId)).body.code).toBe(
        'lead-not-found',
      );
    }
    expect((await merge(as.agent, { mergedId: open })).body.code).toBe('merge-outside-scope');
    const { id } = (await merge(as.agent)).body.data;
    expect((await unmerge(as.neighbor, id)).body.code).toBe('merge-not-found');
    expect((await app.get(`leads/${evelyn}/merges`, {}, as.neighbor)).status).toBe(404);
    expect((await merge(admin, { survivorId: theirs, mergedId: eve })).status).toBe(200);
    expect((await unmerge(as.agent, id)).body.code).toBe('merge-not-found');
    expect((await unmerge(admin, id)).body.code).toBe('merge-nested');
  });

  it('gives a lead of another agent to the chosen one, with the tasks, and tells who had it', async () => {
    const theirs = await addLead({ phone: '+14025550142', agent_id: neighbor.id });
    const task = { kind: 'call', title: 'Call', owner_id: neighbor.id, lead_id: theirs };
    const taskId = await insert('lead_task', task);
    const { id } = (await merge(admin, { mergedId: theirs })).body.data;
    const owner = async () => {
      const [row] = await rowsOf('lead_task');
      return [row?.id, row?.owner_id, row?.lead_id];
    };
    expect(await owner()).toEqual([taskId, agent.id, eve]);
    const told = await rowsOf('notification');
    expect(told.filter(({ person_id }) => person_id === neighbor.id)).toHaveLength(1);
    expect((await unmerge(admin, id)).status).toBe(200);
    expect(await owner()).toEqual([taskId, neighbor.id, theirs]);
    const taken = await merge(admin, { mergedId: theirs, take: ['agentId'] });
    expect(taken.status).toBe(200);
    expect(await lead(eve)).toMatchObject({ agent_id: neighbor.id });
    expect((await unmerge(admin, taken.body.data.id)).status).toBe(200);
    expect(await lead(eve)).toMatchObject({ agent_id: agent.id });
  });
});

const stage = async (code: string) =>
  (
    await sql<{ id: string }>`
      select id from reference_entry where list = 'lead-stages' and code = ${code}`.execute(db)
  ).rows[0]?.id;

describe('unmerging', () => {
  it('keeps and names what changed since, and leaves new entries with the survivor', async () => {
    const { id } = (await merge(as.agent, { take: ['notes', 'city'] })).body.data;
    await app.put(`leads/${eve}/updatenotes`, { notes: 'Three dogs' }, as.agent);
    await send({ email: 'evelyn@example.org' });
    const undone = await unmerge(as.agent, id);
    expect(undone.body.data).toEqual({ leadId: eve, restoredId: evelyn, kept: ['Notes'] });
    expect(await lead(eve)).toMatchObject({ notes: 'Three dogs', city: null });
    expect(await lead(evelyn)).toMatchObject({ notes: 'Two dogs', merged_into_id: null });
    expect((await rowsOf('inquiry')).map((row) => row.lead_id)).toEqual([eve]);
    expect(await titles(evelyn)).toContain('Merge undone with Eve Tester');
    expect(await titles(eve)).toContain('Merge undone with Evelyn Tester');
    expect((await unmerge(as.agent, id)).body.code).toBe('merge-undone');
    await send({ email: 'evelyn@example.org', message: 'Again' });
    expect((await rowsOf('inquiry')).map((row) => row.lead_id).sort()).toEqual(
      [eve, evelyn].sort(),
    );
  });

  it('keeps what the one who undoes it may not change', async () => {
    const { id } = (await merge(as.agent, { take: ['notes', 'city'] })).body.data;
    const mayEditNotes = async (may: boolean) => {
      await app.database.asOwner(`update role_grant set can_edit = ${may}
        where role_key = 'agent' and permission_key = 'column-notes'`);
      await app.database.asOwner(
        `update role set grants_version = grants_version + 1 where key = 'agent'`,
      );
    };
    await mayEditNotes(false);
    const undone = await unmerge(as.agent, id);
    await mayEditNotes(true);
    expect(undone.body.data).toEqual({ leadId: eve, restoredId: evelyn, kept: ['Notes'] });
    expect(await lead(eve)).toMatchObject({ notes: 'Two dogs', city: null });
  });

  it('never leaves a lead that nobody can reach', async () => {
    const one = await addLead({ email: 'only@example.org' });
    const other = await addLead({ phone: '+14025550188' });
    const swapped = { survivorId: one, mergedId: other, take: ['email', 'phone'] };
    expect((await merge(as.agent, { ...swapped, take: ['email'] })).body).toMatchObject({
      ...{ code: 'bad-input', errors: [{ field: 'email' }] },
    });
    const { body } = await merge(as.agent, swapped);
    expect(await lead(one)).toMatchObject({ email: null, phone: '+14025550188' });
    await sql`update lead set email = 'new@example.org' where id = ${one}`.execute(db);
    await sql`update lead set email = null where id = ${one}`.execute(db);
    const undone = await unmerge(as.agent, body.data.id);
    expect(undone).toMatchObject({ status: 200 });
    expect(await lead(one)).toMatchObject({ email: 'only@example.org', phone: null });
  });

  it('keeps the address that a lead needs to be reached', async () => {
    const one = await addLead({ email: 'only@example.org' });
    const other = await addLead({ phone: '+14025550188' });
    const { body } = await merge(as.agent, { survivorId: one, mergedId: other, take: ['phone'] });
    await sql`update lead set email = null where id = ${one}`.execute(db);
    const undone = await unmerge(as.agent, body.data.id);
    expect(undone.body.data.kept).toEqual(['Phone']);
    expect(await lead(one)).toMatchObject({ email: null, phone: '+14025550188' });
  });

  it('goes one merge after the other, the newest first', async () => {
    const third = await addLead({ first_name: 'E', email: 'e@example.org' });
    await insert('lead_note', { lead_id: evelyn, written_by: agent.id, body: 'Likes brick' });
    const inner = (await merge(as.agent)).body.data.id;
    const outer = (await merge(as.agent, { survivorId: third, mergedId: eve })).body.data.id;
    const { body } = await app.get('AdminLead/GetleadContactDetails', { leadid: evelyn }, as.agent);
    expect(body.data.id).toBe(third);
    expect(await rowsOf('lead_note')).toMatchObject([{ lead_id: third }]);
    expect((await unmerge(as.agent, inner)).body.code).toBe('merge-nested');
    expect((await unmerge(as.agent, outer)).status).toBe(200);
    expect(await lead(evelyn)).toMatchObject({ merged_into_id: eve });
    expect(await rowsOf('lead_note')).toMatchObject([{ lead_id: eve }]);
    expect((await unmerge(as.agent, inner)).status).toBe(200);
    expect(await rowsOf('lead_note')).toMatchObject([{ lead_id: evelyn }]);
  });
});

test('every table that refers to leads either moves with a merge or has a reason to stay', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'lead'::regclass order by 1`.execute(db);
  const stays = {
    client_approval: 'what the merged lead approved',
    household_member: 'moves, unless the survivor is in a household',
    lead: 'who is whose second contact, and what a lead was merged into',
    lead_address: 'made by merges',
    lead_import_row: 'says which lead a row of a file became',
    lead_distinct: 'says something about the merged lead itself',
    lead_merge: 'made by merges',
    lead_route: 'where rules put the merged lead, which is looked at again after unmerging',
    lead_tag: 'moves, unless the survivor has the tag',
    listing_file: 'names the merged lead, and is read as the survivor’s',
    offer: 'names the merged lead, and is read as the survivor’s',
    offer_approval: 'who approved a version',
    offer_client_link: 'was sent to the merged lead, and is made for one mailbox',
    seller_wish: 'what the merged lead said about an offer',
    value_update: 'what was sent to the merged lead itself',
  };
  expect(rows.map(({ name }) => name)).toEqual(
    [...Object.keys(movedTables), ...Object.keys(stays)].sort(),
  );
});
