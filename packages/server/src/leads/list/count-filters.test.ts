import {
  type LeadCondition,
  leadFieldKeys,
  operatorsOf,
  valuesOf,
} from '@homestead/contract/leads';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { actAs } from '#accounts';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { leadFields } from './lead-fields.ts';
import { type LeadFilter, listed } from './lead-list-store.ts';
import { countFiltered } from './smart-list-store.ts';

const { app, db, agent, neighbor } = await openLeadOffice();
const admin = await app.makePerson({ role: 'admin' });
const concierge = await app.makePerson({ role: 'concierge' });
await sql`insert into concierge_care (agent_id, concierge_id)
  values (${agent.id}, ${concierge.id})`.execute(db);

const everything: LeadFilter = {
  ...{ roleKey: null, agentId: null, stageId: null, statusId: null, isUnclaimed: false },
  ...{ words: [], searched: { name: true, email: true, phone: true }, conditions: [] },
};

/** A value of each kind that some leads have. */
function sampleValue(field: LeadCondition['field'], is: LeadCondition['is']): string {
  const { kind, texts } = leadFields[field];
  if (is === 'before' || is === 'after') return '2026-01-01';
  if (is === 'in-last-days' || is === 'not-for-days') return '10';
  if (kind === 'number') return '50';
  if (field === 'phone') return '402555';
  if (kind === 'text') return field === 'primaryContact' ? 'a L' : '5';
  if (kind === 'tag') return 'vip';
  return texts ? 'Buyer' : agent.id;
}

const conditions = leadFieldKeys.flatMap((field) =>
  operatorsOf[leadFields[field].kind].map((is): LeadCondition => {
    return { field, is, values: valuesOf[is] === 'none' ? [] : [sampleValue(field, is)] };
  }),
);
const filters: LeadFilter[] = [
  everything,
  { ...everything, words: ['lee', '5'] },
  { ...everything, roleKey: 'agent' },
  { ...everything, agentId: neighbor.id },
  { ...everything, isUnclaimed: true },
  { ...everything, stageId: agent.id, statusId: agent.id },
  ...conditions.map((condition) => ({ ...everything, conditions: [condition] })),
  { ...everything, conditions: conditions.filter(({ is }) => is === 'contains-not') },
];

test.each([
  ['an admin', admin],
  ['a concierge', concierge],
  ['an agent', agent],
])('the counts of %s are those of the lists', async (_, { id }) => {
  for (let n = 0; n < 24; n += 1) {
    await sql`
      insert into lead (first_name, last_name, phone, city, agent_id, lead_role, score,
        last_contacted_at, last_worked_on)
      values ('Ada', ${n % 3 ? 'Lee' : 'Oz'}, ${`+140255501${String(n % 9).padStart(2, '0')}`},
        ${n % 2 ? `Omaha ${n}` : null}, ${[agent.id, neighbor.id, null][n % 3]},
        ${n % 2 ? 'Buyer' : null}, ${n * 4}, now() - make_interval(days => ${n}::int),
        current_date - ${n}::int)`.execute(db);
  }
  await sql`insert into lead_tag (lead_id, tag)
    select id, 'VIP' from lead where score % 5 = 0`.execute(db);
  const caller = (await actAs(db, id))?.caller;
  if (!caller) throw new Error('The person is not there');
  const alone: number[] = [];
  for (const filter of filters) {
    const { rows } = await sql<{ total: number }>`
      select count(*)::int as total from lead where ${listed(caller, filter)}`.execute(db);
    alone.push(rows[0]?.total ?? -1);
  }
  expect(await countFiltered(db, caller, filters)).toEqual(alone);
  expect(alone.filter((count) => count > 0).length).toBeGreaterThan(40);
});
