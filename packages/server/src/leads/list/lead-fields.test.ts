import {
  type LeadFieldKey,
  type LeadOperator,
  leadFieldKeys,
  operatorsOf,
  type WireListedLead,
} from '@homestead/contract/leads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { leadFields } from './lead-fields.ts';

const { app, db, as, agent } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });
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

const { rows: stages } = await sql<{ id: string }>`
  select id from reference_entry where list = 'lead-stages' and code = 'prospects'`.execute(db);

const valuesFor = (field: LeadFieldKey, is: LeadOperator): string[] => {
  if (['empty', 'filled', 'yes', 'no'].includes(is)) return [];
  if (is === 'before' || is === 'after') return ['2026-11-20'];
  if (is.endsWith('days') || is.startsWith('at-')) return ['14'];
  if (field === 'stage') return [stages[0]?.id ?? ''];
  const { kind, texts } = leadFields[field];
  if (kind === 'choice' || kind === 'person') return [texts?.[0] ?? agent.id];
  return ['402'];
};

const namesOf = async (body: object, caller = admin) => {
  const answer = await app.post('AdminLead/Getleads', body, caller);
  expect(answer.status, JSON.stringify([body, answer.body])).toBe(200);
  return (answer.body.data as WireListedLead[]).map((lead) => lead.primaryContact?.firstName);
};
const where = (field: LeadFieldKey, is: LeadOperator, ...values: string[]) =>
  namesOf({ conditions: [{ field, is, values }], getleadsortby: 'primaryContact' });

test('every field is compared in each of its ways, and every column sorted by', async () => {
  await makeLeads();
  for (const field of leadFieldKeys) {
    for (const is of operatorsOf[leadFields[field].kind]) {
      await where(field, is, ...valuesFor(field, is));
    }
    if (leadFields[field].isCondition) continue;
    for (const order of ['asc', 'desc']) {
      expect(await namesOf({ getleadsortby: `${field} ${order}` })).toHaveLength(3);
    }
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
  expect(await namesOf({ getleadsortby: 'answerBy' })).toEqual(['Ada', 'Bea', 'Cal']);
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
