import {
  type LeadFieldKey,
  type LeadOperator,
  leadFieldKeys,
  operatorsOf,
  type WireListedLead,
} from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { detailColumns } from '../details/lead-detail-columns.ts';
import { leadFields } from './lead-fields.ts';

const { app, db, as, agent, neighbor, client } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });
const caring = {
  low: await app.makePerson({ role: 'concierge', last_name: 'Abel' }),
  high: await app.makePerson({ role: 'concierge', last_name: 'Young' }),
};
await sql`insert into concierge_care (agent_id, concierge_id)
  values (${neighbor.id}, ${caring.low.id}), (${agent.id}, ${caring.high.id})`.execute(db);
const HOUR = 3_600_000;

/** Ada waits for an answer, has a task and a tag; Bea and Cal have nothing of it. */
async function makeLeads(): Promise<Record<'Ada' | 'Bea' | 'Cal', string>> {
  const ids = new Map<string, string>();
  for (const name of ['Ada', 'Bea', 'Cal']) {
    const { rows } = await sql<{ id: string }>`
      insert into lead (first_name, last_name, phone, agent_id, last_inquiry_at)
      values (${name}, 'Lee', '+14025550101', ${agent.id}, now()) returning id`.execute(db);
    ids.set(name, rows[0]?.id ?? '');
  }
  const [ada, bea] = [ids.get('Ada') ?? '', ids.get('Bea') ?? ''];
  const dueAt = new Date(Date.now() + HOUR);
  await sql`insert into inquiry (lead_id, kind, is_verified, name, email, due_at, answered_at,
      answered_how) values
    (${ada}, 'contact', false, 'Ada Lee', 'ada@example.org', ${dueAt}, null, null),
    (${bea}, 'contact', false, 'Bea Lee', 'bea@example.org', ${dueAt}, now(), 'call')`.execute(db);
  await sql`insert into lead_task (kind, title, lead_id, owner_id, due_at)
    values ('call', 'Call', ${ada}, ${agent.id}, ${dueAt})`.execute(db);
  await sql`insert into lead_task (kind, title, lead_id, owner_id, done_at, done_by)
    values ('call', 'Call', ${bea}, ${agent.id}, now(), ${agent.id})`.execute(db);
  await sql`insert into lead_tag (lead_id, tag) values (${ada}, 'vip'), (${bea}, 'Cash')`.execute(
    db,
  );
  await sql`update lead set notes = 'Two dogs', search_setup = true where id = ${ada}`.execute(db);
  await sql`update lead set secondary_phone = '+14025550199', last_connected_agent_on = '2026-11-20'
    where id = ${ada}`.execute(db);
  return Object.fromEntries(ids) as Record<'Ada' | 'Bea' | 'Cal', string>;
}

const namesOf = async (body: object, caller = admin) => {
  const answer = await app.post('AdminLead/Getleads', body, caller);
  expect(answer.status, JSON.stringify([body, answer.body])).toBe(200);
  return (answer.body.data as WireListedLead[]).map((lead) => lead.primaryContact?.firstName);
};
const where = (field: LeadFieldKey, is: LeadOperator, ...values: string[]) =>
  namesOf({ conditions: [{ field, is, values }], getleadsortby: 'primaryContact' });

type Known = 'Low' | 'High' | 'None';
const NEVER_EMPTY: readonly LeadFieldKey[] = ['primaryContact', 'phone', 'createdOn'];
const LONG_AGO = '2020-05-05T12:00:00Z';

/** What Low and High have in the columns of a field's kind; None has nothing. */
async function valuesOf(field: LeadFieldKey): Promise<[low: string, high: string]> {
  const { kind, list, texts } = leadFields[field];
  if (texts) return [texts[0] ?? '', texts[1] ?? ''];
  if (kind === 'person') return [neighbor.id, agent.id];
  if (kind === 'day') return ['2020-05-05', localDate(new Date())];
  if (field.endsWith('hone')) return ['+14025550111', '+14025550999'];
  if (field.endsWith('mail')) return ['alpha@example.org', 'omega@example.org'];
  if (field.toLowerCase().endsWith('zip')) return ['68102', '68199'];
  if (field.toLowerCase().endsWith('state')) return ['IA', 'NE'];
  if (kind !== 'choice') return ['alpha', 'omega'];
  const { rows } = await sql<{ id: string }>`
    select id from reference_entry where list = ${list} and retired_at is null
    order by position, lower(display)`.execute(db);
  return [rows[0]?.id ?? '', rows.at(-1)?.id ?? ''];
}

/**
 * Low has the lesser value in every field, High the greater one, and None has none but what every
 * lead needs.
 */
async function makeExtremes(): Promise<void> {
  const now = new Date();
  await sql`insert into lead (first_name, last_name, email, phone, agent_id, lead_role, score,
      created_at, last_contacted_at, last_inquiry_at, secondary_first_name, secondary_last_name,
      person_id, search_setup, value_updates) values
    ('Low', 'Alpha', 'alpha@example.org', '+14025550111', ${neighbor.id}, 'Buyer', 10,
      ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO}, 'Kim', 'Alpha', ${client.id}, true, true),
    ('High', 'Omega', 'omega@example.org', '+14025550999', ${agent.id}, 'Seller', 90,
      ${now}, ${now}, ${now}, 'Kim', 'Omega', null, false, false),
    ('None', 'Zulu', null, '+14025552000', null, null, null,
      ${new Date(now.getTime() + 1000)}, null, null, null, null, null, false, false)`.execute(db);
  await sql`update lead set country = null`.execute(db);
  for (const field of leadFieldKeys) {
    const { edits } = leadFields[field];
    if (!edits || field === 'primaryContact') continue;
    const [low, high] = await valuesOf(field);
    await sql`update lead set ${sql.ref(detailColumns[edits])} = case first_name
        when 'Low' then ${low} else ${high} end::${sql.raw(typeOf(field))}
      where first_name <> 'None'`.execute(db);
  }
  await sql`insert into lead_tag (lead_id, tag)
    select id, case first_name when 'Low' then 'Alpha' else 'omega' end from lead
    where first_name <> 'None'`.execute(db);
  await sql`insert into inquiry (lead_id, kind, is_verified, name, email, due_at)
    select id, 'contact', false, 'x', 'x@example.org', last_inquiry_at from lead
    where first_name <> 'None'`.execute(db);
  await sql`insert into lead_task (kind, title, lead_id, owner_id, due_at)
    select 'call', 'Call', id, ${agent.id}, last_inquiry_at from lead
    where first_name <> 'None'`.execute(db);
}

/** A plan runs on Low. */
async function startPlan(): Promise<void> {
  await app.database.empty('action_plan');
  await sql`with plan as (
      insert into action_plan (name) values ('Welcome') returning id, version),
    edition as (insert into action_plan_edition (plan_id, version, steps)
      select id, version, '{"list": []}' from plan returning plan_id, version)
    insert into action_plan_run (plan_id, plan_version, lead_id, due_at)
      select plan_id, version, (select id from lead where first_name = 'Low'), now()
      from edition`.execute(db);
}

function typeOf(field: LeadFieldKey): string {
  const { kind } = leadFields[field];
  if (kind === 'day') return 'date';
  return kind === 'choice' || kind === 'person' ? 'uuid' : 'text';
}

const flags: Partial<Record<LeadFieldKey, Known[]>> = {
  openTask: ['Low', 'High'],
  onPlan: ['Low'],
  hasAccount: ['Low'],
  homeSearch: ['Low'],
  valueUpdates: ['Low'],
  unclaimed: ['None'],
  duplicates: [],
};

/** Whom a condition of the field leaves, compared with what Low has. */
function leftBy(field: LeadFieldKey, is: LeadOperator): Known[] {
  const all: Known[] = ['Low', 'High', 'None'];
  const without = (...some: Known[]) => all.filter((name) => !some.includes(name));
  const known = NEVER_EMPTY.includes(field) ? all : without('None');
  switch (is) {
    case 'filled':
      return known;
    case 'empty':
      return all.filter((name) => !known.includes(name));
    case 'yes':
      return flags[field] ?? [];
    case 'no':
      return without(...(flags[field] ?? []));
    case 'contains-not':
    case 'none-of':
      return without('Low');
    case 'not-for-days':
      return field === 'createdOn' ? ['Low'] : without('High');
    case 'in-last-days':
    case 'after':
    case 'at-least':
      return known.filter((name) => name !== 'Low');
    default:
      return ['Low'];
  }
}

async function sought(field: LeadFieldKey, is: LeadOperator): Promise<string[]> {
  if (['empty', 'filled', 'yes', 'no'].includes(is)) return [];
  if (is === 'before' || is === 'after') return ['2021-01-01'];
  if (is.endsWith('days')) return ['14'];
  if (is.startsWith('at-')) return ['50'];
  const [low] = await valuesOf(field);
  if (field === 'concierge') return [caring.low.id];
  return [low.replace('alpha', 'ALPHA')];
}

test('each way to compare a field leaves the leads that it should', async () => {
  await makeExtremes();
  await startPlan();
  for (const field of leadFieldKeys) {
    for (const is of operatorsOf[leadFields[field].kind]) {
      const values = await sought(field, is);
      const found = (await where(field, is, ...values)).toSorted();
      expect(found, `${field} ${is} ${values}`).toEqual(leftBy(field, is).toSorted());
    }
  }
});

test('each column puts the leads in order, those without a value last', async () => {
  await makeExtremes();
  for (const field of leadFieldKeys) {
    if (leadFields[field].isUnsortable) continue;
    const isKnown = NEVER_EMPTY.includes(field);
    expect(await namesOf({ getleadsortby: field }), field).toEqual(['Low', 'High', 'None']);
    expect(await namesOf({ getleadsortby: `${field} desc` }), field).toEqual(
      isKnown ? ['None', 'High', 'Low'] : ['High', 'Low', 'None'],
    );
  }
});

test('leads are found by who waits, what is planned and what is set up', async () => {
  await makeLeads();
  for (const field of ['openTask', 'homeSearch'] as const) {
    expect(await where(field, 'yes')).toEqual(['Ada']);
    expect(await where(field, 'no')).toEqual(['Bea', 'Cal']);
  }
  for (const field of ['answerBy', 'nextTask', 'lastConnectedAgent'] as const) {
    expect(await where(field, 'filled')).toEqual(['Ada']);
  }
  expect(await where('notes', 'contains', 'dog')).toEqual(['Ada']);
  expect(await where('secondaryPhone', 'contains', '(402) 555-0199')).toEqual(['Ada']);
  expect(await where('hasAccount', 'yes')).toEqual([]);
  expect(await where('onPlan', 'no')).toEqual(['Ada', 'Bea', 'Cal']);
  expect(await namesOf({ getleadsortby: 'tags' })).toEqual(['Bea', 'Ada', 'Cal']);
  expect((await namesOf({ getleadsortby: 'answerBy' }))[0]).toBe('Ada');
});

test('words are found in what was written about a lead, as far as the caller may read it', async () => {
  const { Ada, Bea, Cal } = await makeLeads();
  await sql`insert into lead_note (lead_id, written_by, body)
    values (${Bea}, ${agent.id}, 'Wants a GARDEN, near Dundee')`.execute(db);
  await sql`insert into message (channel, direction, address, thread, subject, body, status,
      about_kind, about_id)
    values ('email', 'in', 'cal@example.org', 't1', 'The gardens', 'Don’t call', 'received', 'lead',
      ${Cal})`.execute(db);
  await sql`update lead set notes = 'Garden and garage' where id = ${Ada}`.execute(db);
  expect(await where('words', 'contains', 'garden')).toEqual(['Ada', 'Bea', 'Cal']);
  expect(await where('words', 'contains', 'garden dundee')).toEqual(['Bea']);
  expect(await where('words', 'contains', "don't: & | !")).toEqual(['Cal']);
  expect(await where('words', 'contains-not', 'dundee')).toEqual(['Ada', 'Cal']);
  const conditions = [{ field: 'words', is: 'contains', values: ['garden'] }];
  expect(await namesOf({ conditions }, as.neighbor)).toEqual([]);
  const lender = await app.makePerson({ role: 'lender' });
  await sql`update lead set lender_id = ${lender.id}, lender_notes = 'Loan approved'
    where id in (${Ada}, ${Cal})`.execute(db);
  const caller = await app.signIn(lender);
  expect(await namesOf({ conditions }, caller)).toEqual([]);
  const loan = [{ field: 'words', is: 'contains', values: ['approv'] }];
  expect(await namesOf({ conditions: loan }, caller)).toHaveLength(2);
  const refused = await app.post(
    'AdminLead/Getleads',
    {
      conditions: [{ field: 'words', is: 'contains', values: ['& |'] }],
    },
    admin,
  );
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'conditions.0' }] } });
});

test('a row has its clock, its next task, and what its viewer may do', async () => {
  const { Ada } = await makeLeads();
  const { body } = await app.post('AdminLead/Getleads', {}, as.agent);
  const ada = (body.data as WireListedLead[]).find(({ id }) => id === Ada);
  expect(ada).toMatchObject({
    ...{ answerBy: expect.any(String), nextTask: expect.any(String) },
    ...{ lastConnectedAgent: '2026-11-20', abilities: ['edit', 'tag', 'log', 'text'] },
  });
});

test('what is due in the next days is neither overdue nor later', async () => {
  const { Bea, Cal } = await makeLeads();
  const due = (lead: string, days: number) => {
    const at = new Date(Date.now() + days * 24 * HOUR);
    return sql`insert into lead_task (kind, title, lead_id, owner_id, due_at)
      values ('call', 'Call', ${lead}, ${agent.id}, ${at})`.execute(db);
  };
  await due(Bea, 3);
  await due(Cal, -1);
  expect(await where('nextTask', 'in-next-days', '2')).toEqual(['Ada']);
  expect(await where('nextTask', 'in-next-days', '4')).toEqual(['Ada', 'Bea']);
  expect(await where('answerBy', 'in-next-days', '1')).toEqual(['Ada']);
  const refused = async (field: LeadFieldKey, ...values: string[]) => {
    const conditions = [{ field, is: 'in-next-days', values }];
    return (await app.post('AdminLead/Getleads', { conditions }, admin)).status;
  };
  expect(await refused('lastContacted', '2')).toBe(400);
  expect(await refused('nextTask', '0')).toBe(400);
});
