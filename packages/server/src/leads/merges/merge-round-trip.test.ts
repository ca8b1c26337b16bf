import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';

const { app, db, agent, neighbor, client } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });

const { rows: plans } = await sql<{ id: string }>`
  insert into action_plan (name) values ('Welcome') returning id`.execute(db);
const plan = plans[0]?.id;
await sql`insert into action_plan_edition (plan_id, version, steps)
  values (${plan}, 1, '{"list": []}')`.execute(db);

const text = fc.option(fc.constantFrom('One', 'Two', 'Three'));
/** A lead with what belongs to it; moments are minutes ago. */
const model = fc.record({
  first_name: fc.constantFrom('Ada', 'Bea'),
  phone: fc.option(fc.constantFrom('+14025550101', '+14025550102')),
  city: text,
  notes: text,
  lead_role: fc.option(fc.constantFrom('Buyer', 'Seller')),
  agent_id: fc.option(fc.constantFrom(agent.id, neighbor.id)),
  last_inquiry_at: fc.option(fc.integer({ min: 1, max: 500 })),
  last_contacted_at: fc.option(fc.integer({ min: 1, max: 500 })),
  hasAccount: fc.boolean(),
  tags: fc.uniqueArray(fc.constantFrom('vip', 'VIP', 'cash'), { selector: (t) => t.toLowerCase() }),
  tasks: fc.array(
    fc.record({ owner: fc.constantFrom(agent.id, neighbor.id), isDone: fc.boolean() }),
    { maxLength: 3 },
  ),
  notesWritten: fc.integer({ min: 0, max: 2 }),
  inquiries: fc.integer({ min: 0, max: 2 }),
  messages: fc.integer({ min: 0, max: 2 }),
  household: fc.option(fc.constantFrom(randomUUID(), randomUUID())),
  plans: fc.subarray(['running', 'finished']),
  search: fc.option(fc.constantFrom('daily', 'off')),
});
type Model = typeof model extends fc.Arbitrary<infer Value> ? Value : never;

const fields = ['firstName', 'phone', 'city', 'notes', 'leadRole', 'agentId', 'email'] as const;

const ago = (minutes: number | null) =>
  minutes === null ? null : sql`now() - make_interval(mins => ${minutes}, secs => 0.123456)`;

async function store(given: Model, name: string, personId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, email, phone, city, notes, lead_role, agent_id,
      claimed_at, last_inquiry_at, last_contacted_at, person_id)
    values (${given.first_name}, 'Lee', ${`${name}@example.org`}, ${given.phone}, ${given.city},
      ${given.notes}, ${given.lead_role}, ${given.agent_id},
      case when ${given.agent_id}::uuid is not null then now() - interval '1.234567 hours' end,
      ${ago(given.last_inquiry_at)}, ${ago(given.last_contacted_at)},
      ${given.hasAccount ? personId : null})
    returning id`.execute(db);
  const id = String(rows[0]?.id);
  await sql`insert into lead_route (lead_id, given_to) values (${id}, ${given.agent_id})`.execute(
    db,
  );
  await sql`insert into lead_decision (lead_id, facts) values (${id}, '{}')`.execute(db);
  if (given.household) {
    await sql`insert into household_member (lead_id, household_id)
      values (${id}, ${given.household})`.execute(db);
  }
  for (const tag of given.tags) {
    await sql`insert into lead_tag (lead_id, tag) values (${id}, ${tag})`.execute(db);
  }
  for (const { owner, isDone } of given.tasks) {
    await sql`insert into lead_task (kind, title, owner_id, lead_id, done_at)
      values ('call', 'Call', ${owner}, ${id}, case when ${isDone} then now() end)`.execute(db);
  }
  for (let index = 0; index < given.notesWritten; index += 1) {
    await sql`insert into lead_note (lead_id, written_by, body)
      values (${id}, ${agent.id}, 'Note')`.execute(db);
  }
  for (let index = 0; index < given.inquiries; index += 1) {
    await sql`insert into inquiry (lead_id, kind, is_verified, name)
      values (${id}, 'contact', false, 'Ada')`.execute(db);
    await sql`insert into lead_activity (lead_id, kind) values (${id}, 'inquiry')`.execute(db);
  }
  for (let index = 0; index < given.messages; index += 1) {
    await sql`insert into message (channel, direction, address, thread, body, status, about_kind,
        about_id)
      values ('email', 'in', 'a@example.org', gen_random_uuid()::text, 'Hi', 'received', 'lead',
        ${id})`.execute(db);
  }
  if (given.search) {
    await sql`
      with built as (
        insert into saved_search (name, filter, frequency, holder_id, person_id)
        values ('Blair', '{}', ${given.search}, ${given.hasAccount ? null : id},
          ${given.hasAccount ? personId : null})
        returning id
      )
      update lead set search_setup = true, search_setup_id = built.id from built
      where lead.id = ${id}`.execute(db);
  }
  for (const state of given.plans) {
    await sql`insert into action_plan_run (plan_id, plan_version, lead_id, state, due_at)
      values (${plan}, 1, ${id}, ${state}, case when ${state === 'running'} then now() end)`.execute(
      db,
    );
  }
  return id;
}

/** Every row of leads and of what belongs to them; versions count changes, also those undone. */
async function everything(): Promise<unknown> {
  const { rows } = await sql<{ rows: unknown }>`
    select jsonb_build_array(
      (select jsonb_agg(to_jsonb(l) - '{version,field_versions}'::text[] order by l.id) from lead l),
      (select jsonb_agg(to_jsonb(t) - 'version' order by t.id) from lead_task t),
      (select jsonb_agg(to_jsonb(n) order by n.id) from lead_note n),
      (select jsonb_agg(to_jsonb(i) order by i.id) from inquiry i),
      (select jsonb_agg(to_jsonb(d) order by d.id) from lead_decision d),
      (select jsonb_agg(to_jsonb(r) order by r.lead_id) from lead_route r),
      (select jsonb_agg(to_jsonb(g) order by g.lead_id, g.tag) from lead_tag g),
      (select jsonb_agg(to_jsonb(m) order by m.id) from message m),
      (select jsonb_agg(to_jsonb(a) order by a.id) from lead_activity a where a.kind = 'inquiry'),
      (select jsonb_agg(to_jsonb(p) order by p.id) from action_plan_run p),
      (select jsonb_agg(to_jsonb(h) order by h.lead_id) from household_member h),
      (select jsonb_agg(to_jsonb(o)) from lead_address o),
      (select jsonb_agg(to_jsonb(s) - 'version' order by s.id) from saved_search s)
    ) as rows`.execute(db);
  return rows[0]?.rows;
}

const given = fc.record({
  one: model,
  other: model,
  third: model,
  take: fc.subarray([...fields]),
  takeThird: fc.subarray([...fields]),
  isNested: fc.boolean(),
});

test('merging and unmerging gives back the state of every row', async () => {
  await fc.assert(
    fc.asyncProperty(given, async ({ one, other, third, take, takeThird, isNested }) => {
      await app.database.empty('lead', 'message', 'saved_search');
      const ids = [
        await store(one, 'one', client.id),
        await store(
          { ...other, hasAccount: other.hasAccount && !one.hasAccount },
          'other',
          client.id,
        ),
        await store({ ...third, hasAccount: false }, 'third', ''),
      ] as const;
      const before = await everything();
      const keepsAccount = other.hasAccount && !one.hasAccount;
      const [survivorId, mergedId] = keepsAccount ? [ids[1], ids[0]] : [ids[0], ids[1]];
      const hasAccount = one.hasAccount || other.hasAccount;
      const usable = (chosen: readonly string[]) =>
        chosen.filter((field) => field !== 'email' || !hasAccount);
      const merged = await app.post(
        'lead-merges',
        { survivorId, mergedId, take: usable(take) },
        admin,
      );
      expect(merged.body).toMatchObject({ data: { leadId: survivorId } });
      const undo = [merged.body.data.id];
      const nested =
        isNested && !hasAccount
          ? { survivorId: ids[2], mergedId: survivorId }
          : { survivorId, mergedId: ids[2] };
      const again = await app.post('lead-merges', { ...nested, take: usable(takeThird) }, admin);
      expect(again.body).toMatchObject({ data: { leadId: nested.survivorId } });
      undo.unshift(again.body.data.id);
      for (const id of undo) {
        const undone = await app.post(`lead-merges/${id}/unmerge`, {}, admin);
        expect(undone.body).toMatchObject({ data: { kept: [] } });
      }
      expect(await everything()).toEqual(before);
    }),
    { numRuns: 10 },
  );
}, 120_000);
