import { randomUUID } from 'node:crypto';
import type { BulkInput } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openBulkOffice } from '../../../test/bulk-office.ts';
import { toldTo } from '../../../test/told.ts';
import { forgetBulk } from './bulk-jobs.ts';
import { insertBulkAction } from './bulk-store.ts';

const {
  app,
  db,
  as,
  agent,
  neighbor,
  admin,
  rowsOf,
  mails,
  stageId,
  statusId,
  leadsOf,
  assign,
  toStage,
  start,
  preview,
  undo,
  rowsIn,
  done,
  held,
  keyed,
  continueAll,
} = await openBulkOffice();
const lenderPerson = await app.makePerson({ role: 'lender' });

describe('changing many', () => {
  it('500 leads are assigned with one notification, and given back (R-363)', async () => {
    const ids = await leadsOf(agent.id, 500);
    const told = await preview(assign(neighbor.id), ids);
    expect(told.body.data).toMatchObject({ total: 500, ready: 500, same: 0, refused: [] });
    expect(told.body.data.samples).toHaveLength(5);
    const started = await done(assign(neighbor.id), ids);
    // On a busy machine, the job does the rest.
    await continueAll();
    const action = (await app.get(`lead-bulk/${started.id}`, null, admin)).body.data;
    expect(action).toMatchObject({ state: 'done', what: 'Agent: Otto Berg', abilities: ['undo'] });
    expect(action.counts).toMatchObject({ done: 500, waiting: 0, refused: 0, failed: 0 });
    expect(await held('agent_id')).toEqual(new Set([neighbor.id]));
    expect(await toldTo(app.services, neighbor)).toEqual([
      '500 leads are yours now, from Ada Boss',
    ]);
    expect(await mails()).toHaveLength(1);
    await undo(action.id);
    await continueAll();
    expect((await app.get(`lead-bulk/${action.id}`, null, admin)).body.data).toMatchObject({
      ...{ state: 'undone', abilities: [] },
      counts: { undone: 500, kept: 0 },
    });
    expect(await held('agent_id')).toEqual(new Set([agent.id]));
    const kinds = (await rowsOf('lead_activity')).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'owner-changed')).toHaveLength(1000);
  });

  it('keeps a history, a line on the timeline and an event for each lead', async () => {
    const [id = ''] = await leadsOf(agent.id, 1);
    await done(toStage('Prospect'), [id], as.agent);
    const [change] = (await app.get(`leads/${id}/details/history`, null, admin)).body.data;
    expect(change.fields).toMatchObject([{ before: 'Unspecified', after: 'Prospect' }]);
    expect(await rowsOf('lead_activity')).toMatchObject([
      { kind: 'stage-changed', done_by: agent.id },
    ]);
    const types = (await rowsOf('event_outbox')).map(({ type }) => type);
    expect(types).toContain('leads.lead-changed');
  });

  it('says what became of each, and leaves what is so already', async () => {
    const ids = await leadsOf(agent.id, 2);
    const set: BulkInput = { kind: 'status', contactStatusLevelId: statusId };
    await done(set, [ids[0] ?? '']);
    const { id, counts } = await done(set, ids);
    expect(counts).toMatchObject({ done: 1, same: 1 });
    expect((await rowsIn(id, admin)).map(({ state }: { state: string }) => state)).toEqual([
      'same',
      'done',
    ]);
    await done({ kind: 'status', contactStatusLevelId: null }, ids);
    expect(await held('contact_status_level_id')).toEqual(new Set([null]));
  });

  it('the same form again does nothing twice', async () => {
    const ids = await leadsOf(agent.id, 3);
    const who = keyed(admin);
    const [one, again] = [
      await start(assign(neighbor.id), ids, who),
      await start(assign(neighbor.id), ids, who),
    ];
    expect(again.body).toEqual(one.body);
    expect(await rowsOf('bulk_action')).toHaveLength(1);
    expect(await toldTo(app.services, neighbor)).toHaveLength(1);
    expect((await start(assign(agent.id), ids, who)).status).toBe(422);
  });

  it('a lead that fails is noted, and the others are done', async () => {
    const ids = await leadsOf(agent.id, 5);
    await app.database.asOwner(`
      create function fail_lead() returns trigger language plpgsql as $$
        begin raise exception 'no'; end $$;
      create trigger fail_lead before update on lead for each row
        when (old.id = '${ids[2]}') execute function fail_lead()`);
    const { id, counts, state } = await done(toStage('Lead'), ids);
    await app.database.asOwner('drop trigger fail_lead on lead; drop function fail_lead()');
    expect(state).toBe('done');
    expect(counts).toMatchObject({ done: 4, failed: 1 });
    expect(await rowsIn(id, admin, 'failed')).toMatchObject([
      { leadId: ids[2], message: expect.stringMatching(/went wrong/) },
    ]);
  });

  it('goes on after the program died, as far as the owner may by then', async () => {
    const targets = (await leadsOf(agent.id, 3)).map((leadId) => ({
      ...{ leadId, wanted: stageId('Lead') },
    }));
    const input = { kind: 'stage', stageId: stageId('Lead') } as const;
    const begin = (ownerId: string) =>
      insertBulkAction(db, { ownerId, kind: 'stage', input }, targets);
    await begin(neighbor.id);
    const id = await begin(agent.id);
    await Promise.all([continueAll(), continueAll()]);
    await continueAll();
    const { data } = (await app.get(`lead-bulk/${id}`, null, as.agent)).body;
    expect(data).toMatchObject({ state: 'done', counts: { done: 3, refused: 0 } });
    const [others] = (await app.get('lead-bulk', null, as.neighbor)).body.data;
    expect(others).toMatchObject({ state: 'done', counts: { done: 0, refused: 3 } });
    expect(await rowsOf('lead_activity')).toHaveLength(3);
  });
});

describe('undo (R-364)', () => {
  it('leaves leads that were changed since, and lists them', async () => {
    const ids = await leadsOf(agent.id, 3);
    const { id } = await done(toStage('Prospect'), ids, as.agent);
    await app.put(`leads/${ids[0]}/updatestage`, { stageId: stageId('Lead') }, admin);
    await app.put(`leads/${ids[1]}/updatenotes`, { notes: 'Two dogs' }, admin);
    const { counts } = (await undo(id, as.agent)).body.data;
    expect(counts).toMatchObject({ undone: 2, kept: 1, done: 0 });
    expect(await rowsIn(id, as.agent, 'kept')).toMatchObject([
      { leadId: ids[0], name: 'Lead No 1', message: expect.any(String) },
    ]);
    const kept = (await rowsOf('lead')).find((lead) => lead.id === ids[0]);
    expect(kept?.stage_id).toBe(stageId('Lead'));
  });

  it('is harmless when repeated', async () => {
    const { id } = await done(toStage('Prospect'), await leadsOf(agent.id, 2));
    const once = (await undo(id)).body;
    expect((await undo(id)).body).toEqual(once);
    expect(await rowsOf('lead_activity')).toHaveLength(4);
  });

  it('brings back own leads that are out of sight by now, and unread news of them', async () => {
    const ids = await leadsOf(agent.id, 2);
    const { id } = await done(assign(neighbor.id), ids, as.agent);
    expect((await rowsIn(id, as.agent))[0]).toMatchObject({ name: null, state: 'done' });
    await undo(id, as.agent);
    expect(await held('agent_id')).toEqual(new Set([agent.id]));
    expect(await rowsOf('notification')).toMatchObject([{ read_at: expect.any(Date) }]);
  });

  it('isn’t possible after a day, nor without the permission', async () => {
    const { id } = await done(toStage('Prospect'), await leadsOf(agent.id, 1));
    await sql`update bulk_action set started_at = now() - interval '25 hours'`.execute(db);
    expect(await undo(id)).toMatchObject({ status: 409, body: { code: 'bulk-undo-refused' } });
    const { data } = (await app.get(`lead-bulk/${id}`, null, admin)).body;
    expect(data.abilities).toEqual([]);
  });

  it('is forgotten after 30 days', async () => {
    await done(toStage('Prospect'), await leadsOf(agent.id, 1));
    await sql`update bulk_action set started_at = now() - interval '31 days'`.execute(db);
    await forgetBulk(app.services, new AbortController().signal);
    expect(await rowsOf('bulk_action_row')).toEqual([]);
  });
});

it('someone whose license lapsed gets no leads, by any call (R-492)', async () => {
  const lapsed = await app.makePerson({ role: 'agent' });
  const lapse = (day: string | null) =>
    sql`update person set license_expires_on = ${day} where id = ${lapsed.id}`.execute(db);
  const offered = async () =>
    (await app.get('leads/lookups', null, admin)).body.data.agentList.map(
      (one: { id: string }) => one.id,
    );
  await lapse('2020-01-01');
  const ids = await leadsOf(agent.id, 1);
  const assignmultipleagents = [{ lead_id: ids[0], assign_to: lapsed.id }];
  const [given, many, one] = [
    await start(assign(lapsed.id), ids),
    await app.post('AdminLead/AssignMultipleLead', { assignmultipleagents }, admin),
    await app.put(`leads/${ids[0]}/agent`, { agentId: lapsed.id }, admin),
  ];
  expect([given.body.code, one.body.code]).toEqual(Array(2).fill('agent-cannot-take'));
  expect(many.body.data).toMatchObject({ assigned: 0, results: [{ state: 'refused' }] });
  expect(await held('agent_id')).toEqual(new Set([agent.id]));
  expect(await offered()).not.toContain(lapsed.id);
  await lapse('2999-01-01');
  expect(await offered()).toContain(lapsed.id);
  expect((await done(assign(lapsed.id), ids)).counts).toMatchObject({ done: 1 });
  await done(assign(agent.id), ids);
});

describe('AdminLead/AssignMultipleLead (R-365)', () => {
  it('gives each lead to its own agent, and says what couldn’t be', async () => {
    const [one = '', two = '', three = '', four = ''] = await leadsOf(agent.id, 4);
    const assignmultipleagents = [
      { lead_id: one, assign_to: agent.id },
      { lead_id: two, assign_to: neighbor.id },
      { lead_id: three, assign_to: lenderPerson.id },
      { lead_id: four, assign_to: agent.id },
      { lead_id: four, assign_to: neighbor.id },
      { lead_id: randomUUID(), assign_to: neighbor.id },
    ];
    const body = { assignmultipleagents };
    const answer = await app.post('AdminLead/AssignMultipleLead', body, admin);
    expect(answer.body).toMatchObject({
      ...{ statusCode: 'success', message: '2 leads assigned' },
      data: { state: 'done', assigned: 2 },
    });
    const { id, results } = answer.body.data;
    expect(results.map(({ state }: { state: string }) => state)).toEqual([
      ...['same', 'done', 'refused', 'done', 'refused'],
    ]);
    expect(await toldTo(app.services, neighbor)).toEqual(['2 leads are yours now, from Ada Boss']);
    expect((await undo(id)).body.data).toMatchObject({ counts: { undone: 2 } });
    expect(await held('agent_id')).toEqual(new Set([agent.id]));
  });
});
