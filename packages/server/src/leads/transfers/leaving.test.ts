import { expect, it } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, agent, neighbor } = await openLeadOffice();
const lender = await app.makePerson({ role: 'lender' });
const admin = await app.signIn(await app.makePerson({ role: 'admin' }));
const { pool } = app.database;

async function insert(table: string, row: Record<string, unknown>): Promise<string> {
  const names = Object.keys(row);
  const { rows } = await pool.query(
    `insert into ${table} (${names.join(', ')})
     values (${names.map((_, n) => `$${n + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return rows[0].id;
}

const lead = (of: Record<string, unknown>) =>
  insert('lead', {
    email: `${crypto.randomUUID()}@example.org`,
    first_name: 'Eve',
    last_name: 'T',
    ...of,
  });
const heldBy = async (id: string) =>
  (await app.get(`users/${id}/handover`, null, admin)).body.data as {
    held: { name: string; count: number }[];
    candidates: { id: string }[];
  };
const counts = (held: { name: string; count: number }[]) =>
  Object.fromEntries(held.map(({ name, count }) => [name, count]));
const leave = (Id: string, handOverTo?: string) =>
  app.post('AdminUserApp/DeleteUser', { Id, handOverTo }, admin);

it('an agent who leaves hands over leads, tasks, confirmed tours and running plans in one commit', async () => {
  const leadId = await lead({ agent_id: agent.id });
  const other = await lead({ agent_id: neighbor.id });
  const task = { kind: 'call', title: 'Call', owner_id: agent.id };
  const about = await insert('lead_task', { ...task, lead_id: leadId });
  const own = await insert('lead_task', task);
  const done = await insert('lead_task', { ...task, done_at: new Date() });
  const tour = await insert('tour_request', {
    ...{ listing_key: 'Q1', mls_number: 'Q1', kind: 'in-person', comments: '' },
    ...{ name: 'Eve T', email: 'eve@example.org', phone: '', tour_on: '2099-12-01' },
    ...{ state: 'confirmed', agreed_at: '2099-12-01T16:30:00Z' },
  });
  await insert('inquiry', {
    ...{ lead_id: leadId, tour_request_id: tour, name: 'Eve T', email: 'eve@example.org' },
    ...{ kind: 'tour', is_verified: true, is_suspected: false },
  });
  await pool.query(
    `with plan as (insert into action_plan (name) values ('Welcome') returning id, version),
      edition as (insert into action_plan_edition (plan_id, version, steps)
        select id, version, '{"list": []}' from plan returning plan_id, version)
      insert into action_plan_run (plan_id, plan_version, lead_id, due_at)
        select plan_id, version, lead_id, now() + interval '1 day' from edition
          cross join (values ($1::uuid), ($2)) run (lead_id)`,
    [leadId, other],
  );
  expect(counts((await heldBy(agent.id)).held)).toEqual({ leads: 1, tasks: 2, tours: 1, plans: 1 });
  const refused = await leave(agent.id);
  expect([refused.status, refused.body.code]).toEqual([409, 'handover-needed']);
  expect((await leave(agent.id, lender.id)).body.code).toBe('cannot-take-over');
  expect((await leave(agent.id, neighbor.id)).status).toBe(200);
  const { rows: leads } = await pool.query('select id, agent_id from lead order by id');
  expect(new Map(leads.map((row) => [row.id, row.agent_id]))).toEqual(
    new Map([
      [leadId, neighbor.id],
      [other, neighbor.id],
    ]),
  );
  const { rows: tasks } = await pool.query('select id, owner_id from lead_task');
  expect(Object.fromEntries(tasks.map((row) => [row.id, row.owner_id]))).toEqual({
    [about]: neighbor.id,
    [own]: neighbor.id,
    [done]: agent.id,
  });
  expect(counts((await heldBy(neighbor.id)).held)).toEqual({
    ...{ leads: 2, tasks: 2, tours: 1, plans: 2 },
  });
  const { rows: runs } = await pool.query('select state from action_plan_run');
  expect(runs).toEqual([{ state: 'running' }, { state: 'running' }]);
});

it('doesn’t hand leads over to someone whose license lapsed (R-492)', async () => {
  const leaving = await app.makePerson({ role: 'agent' });
  const lapsed = await app.makePerson({ role: 'agent', license_expires_on: '2020-01-01' });
  const candidates = async () => (await heldBy(leaving.id)).candidates.map(({ id }) => id);
  await insert('lead_task', { kind: 'call', title: 'Call', owner_id: leaving.id });
  expect(await candidates()).toContain(lapsed.id);
  const leadId = await lead({ agent_id: leaving.id });
  expect(await candidates()).toContain(neighbor.id);
  expect(await candidates()).not.toContain(lapsed.id);
  const refused = await leave(leaving.id, lapsed.id);
  expect([refused.status, refused.body.code]).toEqual([400, 'cannot-take-over']);
  await pool.query("update person set license_expires_on = '2999-01-01' where id = $1", [
    lapsed.id,
  ]);
  expect(await candidates()).toContain(lapsed.id);
  expect((await leave(leaving.id, lapsed.id)).status).toBe(200);
  const { rows } = await pool.query('select agent_id from lead where id = $1', [leadId]);
  expect(rows).toEqual([{ agent_id: lapsed.id }]);
});

it('a lender who leaves hands over the leads they finance, to a lender', async () => {
  const next = await app.makePerson({
    role: 'internal-lenders',
    first_name: 'Lena',
    last_name: 'Loan',
  });
  const financed = await lead({ agent_id: neighbor.id, lender_id: lender.id });
  expect(counts((await heldBy(lender.id)).held)).toEqual({ 'financed-leads': 1 });
  expect((await heldBy(lender.id)).candidates.map(({ id }) => id)).toContain(next.id);
  expect((await leave(lender.id)).body.code).toBe('handover-needed');
  expect((await leave(lender.id, next.id)).status).toBe(200);
  const { rows } = await pool.query('select lender_id, agent_id from lead where id = $1', [
    financed,
  ]);
  expect(rows).toEqual([{ lender_id: next.id, agent_id: neighbor.id }]);
  const taker = await app.signIn(next);
  expect((await app.get(`leads/${financed}/timeline`, null, taker)).status).toBe(200);
  const { rows: lines } = await pool.query(
    "select facts from lead_activity where lead_id = $1 and kind = 'lender-changed'",
    [financed],
  );
  expect(lines[0].facts).toMatchObject({ to: 'Lena Loan' });
  const { rows: changes } = await pool.query(
    "select before, after from record_change where record_id = $1 and record_kind = 'leads.lead'",
    [financed],
  );
  expect(changes).toEqual([{ before: { lender_id: lender.id }, after: { lender_id: next.id } }]);
});
