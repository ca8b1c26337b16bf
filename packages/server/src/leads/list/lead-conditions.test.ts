import {
  type LeadCondition,
  type LeadFieldKey,
  operatorsOf,
  type WireListedLead,
} from '@homestead/contract/leads';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openLeadOffice } from '../../../test/lead-office.ts';
import { leadFields } from './lead-fields.ts';
import { SPELLINGS_MAX } from './lead-spelling-store.ts';

const { app, db, agent, neighbor, as } = await openLeadOffice();
const admin = await app.signInNew({ role: 'admin' });

const DAY = 86_400_000;
const { rows: sources } = await sql<{ id: string }>`
  select id from reference_entry where list = 'lead-sources' order by position limit 3`.execute(db);
const sourceIds = sources.map(({ id }) => id);

/** A lead as the model knows it; days are before now. */
const lead = fc.record({
  name: fc.constantFrom('Ada Lee', 'Bea 100%_', 'Cal O’Neil'),
  source: fc.option(fc.constantFrom(...sourceIds)),
  agent: fc.option(fc.constantFrom(agent.id, neighbor.id)),
  contactedDays: fc.option(fc.integer({ min: 0, max: 40 })),
  city: fc.option(fc.constantFrom('Omaha', 'OMAHA', 'La Vista', 'Lavista', '100%_')),
  tags: fc.uniqueArray(fc.constantFrom<string>('vip', 'cash', 'first home')),
});
type ModelLead = typeof lead extends fc.Arbitrary<infer Value> ? Value : never;

const words = fc.constantFrom('ada', '%', '_', 'o’n', 'oma', 'vista', 'zzz');
const days = fc.integer({ min: 1, max: 45 }).map(String);
const valuesFor: Partial<Record<LeadFieldKey, fc.Arbitrary<string[]>>> = {
  source: fc.uniqueArray(fc.constantFrom(...sourceIds), { minLength: 1 }),
  agent: fc.uniqueArray(fc.constantFrom(agent.id, neighbor.id), { minLength: 1 }),
  tags: fc.uniqueArray(fc.constantFrom('vip', 'CASH', 'first home'), { minLength: 1 }),
};
const compared = ['primaryContact', 'source', 'agent', 'lastContacted', 'city', 'tags'] as const;

const condition: fc.Arbitrary<LeadCondition> = fc
  .constantFrom(...compared, 'unclaimed' as const)
  .chain((field) =>
    fc.constantFrom(...operatorsOf[leadFields[field].kind]).chain((is) => {
      if (['empty', 'filled', 'yes', 'no'].includes(is)) {
        return fc.constant({ field, is, values: [] as string[] });
      }
      const values =
        valuesFor[field] ??
        (is === 'before' || is === 'after'
          ? fc.integer({ min: 0, max: 45 }).map((ago) => [dayBefore(ago)])
          : (is.endsWith('days') ? days : words).map((value) => [value]));
      return values.map((given) => ({ field, is, values: given }));
    }),
  );

/** The date where the brokerage is, some days before now. */
function dayBefore(ago: number): string {
  const at = new Date(Date.now() - ago * DAY);
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(at);
}

function holds(model: ModelLead, { field, is, values }: LeadCondition): boolean {
  if (field === 'unclaimed') return (model.agent === null) === (is === 'yes');
  if (field === 'tags') {
    const given = values.map((value) => value.toLowerCase());
    if (is === 'empty' || is === 'filled') return (model.tags.length === 0) === (is === 'empty');
    if (is === 'all-of') return given.every((tag) => model.tags.includes(tag));
    return given.some((tag) => model.tags.includes(tag)) === (is === 'any-of');
  }
  if (field === 'lastContacted') {
    const ago = model.contactedDays;
    if (is === 'empty' || is === 'filled') return (ago === null) === (is === 'empty');
    if (is === 'not-for-days') return ago === null || ago >= Number(values[0]);
    if (ago === null) return false;
    if (is === 'in-last-days') return ago < Number(values[0]);
    const [day = '', was] = [values[0], dayBefore(ago)];
    return is === 'before' ? was < day : was > day;
  }
  const value = { primaryContact: model.name, ...model }[
    field === 'primaryContact' ? 'name' : (field as 'source' | 'agent' | 'city')
  ];
  if (is === 'empty' || is === 'filled') return (value === null) === (is === 'empty');
  if (is === 'contains' || is === 'contains-not') {
    const has = (value ?? '').toLowerCase().includes((values[0] ?? '').toLowerCase());
    return has === (is === 'contains');
  }
  return (value !== null && values.includes(value)) === (is === 'any-of');
}

test('conditions leave the leads that a plain model of them leaves', async () => {
  const given = fc.tuple(
    fc.array(lead, { minLength: 1, maxLength: 8 }),
    fc.array(fc.array(condition, { minLength: 1, maxLength: 3 }), { minLength: 3, maxLength: 6 }),
  );
  await fc.assert(
    fc.asyncProperty(given, async ([leads, lists]) => {
      await app.database.empty('lead');
      for (const [index, one] of leads.entries()) {
        const [first = '', ...rest] = one.name.split(' ');
        const { rows } = await sql<{ id: string }>`
          insert into lead (first_name, last_name, phone, source_id, agent_id, city,
            last_contacted_at)
          values (${first}, ${rest.join(' ')}, ${`+140255501${String(index).padStart(2, '0')}`},
            ${one.source}, ${one.agent}, ${one.city},
            ${one.contactedDays === null ? null : new Date(Date.now() - one.contactedDays * DAY)})
          returning id`.execute(db);
        for (const tag of one.tags) {
          await sql`insert into lead_tag (lead_id, tag) values (${rows[0]?.id}, ${tag})`.execute(
            db,
          );
        }
      }
      for (const conditions of lists) {
        const { body } = await app.post('AdminLead/Getleads', { conditions }, admin);
        const phones = (body.data as WireListedLead[]).map((one) => one.primaryContact?.phone);
        const wanted = leads.flatMap((one, index) =>
          conditions.every((each) => holds(one, each))
            ? [`+140255501${String(index).padStart(2, '0')}`]
            : [],
        );
        expect(phones.sort()).toEqual(wanted.sort());
        expect(body.totalRecords).toBe(wanted.length);
      }
    }),
    { numRuns: 25 },
  );
});

test('a city is found among more spellings than are looked up, and only on leads in sight', async () => {
  await sql`insert into lead (first_name, last_name, phone, agent_id, city)
    select 'Ada', 'Lee', '+14025550101', ${neighbor.id}, 'City ' || lpad(n::text, 5, '0')
    from generate_series(1, ${SPELLINGS_MAX + 20}::int) n`.execute(db);
  await sql`insert into lead (first_name, last_name, phone, agent_id, city)
    values ('Bea', 'Own', '+14025550101', ${agent.id}, 'City 00007'), ('Cal', 'Own', '+14025550101', ${agent.id}, null)`.execute(
    db,
  );
  const found = async (is: string, value: string, who = admin) => {
    const conditions = [{ field: 'city', is, values: [value] }];
    return (await app.post('AdminLead/Getleads', { conditions }, who)).body.totalRecords;
  };
  const last = String(SPELLINGS_MAX + 20).padStart(5, '0');
  expect(await found('contains', 'city 00007')).toBe(2);
  expect(await found('contains', last)).toBe(1);
  expect(await found('contains-not', last)).toBe(SPELLINGS_MAX + 21);
  expect(await found('contains', 'CITY')).toBe(SPELLINGS_MAX + 21);
  expect(await found('contains', 'city', as.agent)).toBe(1);
  expect(await found('contains-not', 'city', as.agent)).toBe(1);
  expect(await found('contains', last, as.agent)).toBe(0);
});
