import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actAs } from '#accounts';
import type { Caller } from '#platform';
import { createAccountsApp } from '../../../test/accounts-app.ts';
import { rowsRead } from '../../../test/rows-read.ts';
import { selectContactEmails } from '../emails/contact-email-store.ts';
import { selectKnownAddresses } from '../emails/email-people-store.ts';
import { selectHousehold } from '../record/record-store.ts';
import { type LeadFilter, selectLeadPage } from './lead-list-store.ts';
import { countFiltered } from './smart-list-store.ts';

/** Of these, a statement about one lead reads a few. */
const LEADS = 3000;
const page = { page: 1, pageSize: 20 };

const app = await createAccountsApp();
const { db } = app.database;
afterAll(() => app.close());

const admin = await app.makePerson({ role: 'admin' });
const agent = await app.makePerson({ role: 'agent' });
const ids = await insertLeads();
let caller: Caller;
let agentCaller: Caller;

/** Every tenth is the agent's. */
async function insertLeads(): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    insert into lead (first_name, last_name, email, agent_id)
    select 'Ann', 'Novak ' || n, 'lead-' || n || '@example.org',
      case n % 10 when 0 then ${agent.id}::uuid else ${admin.id}::uuid end
    from generate_series(1, ${LEADS}::int) n returning id`.execute(db);
  await app.database.asOwner('vacuum analyze lead');
  return rows.map(({ id }) => id);
}

async function callerOf(id: string): Promise<Caller> {
  const acting = await actAs(db, id);
  if (!acting) throw new Error('The person is not there');
  return acting.caller;
}

beforeAll(async () => {
  caller = await callerOf(admin.id);
  agentCaller = await callerOf(agent.id);
});

test('what belongs to one lead is found without reading the others', async () => {
  const [id = '', linked = ''] = ids;
  await sql`update lead set secondary_lead_id = ${linked} where id = ${id}`.execute(db);
  const lead = { id, secondary_lead_id: linked };
  const [page, search] = [
    { page: 1, pageSize: 20 },
    { search: '', withSecond: true, withNames: true },
  ];
  const works = [
    (on: typeof db) => selectHousehold(on, caller, lead),
    (on: typeof db) => selectContactEmails(on, caller, { leadId: id, ...search }, page),
    (on: typeof db) => selectKnownAddresses(on, caller, id, ['lead-2@example.org']),
  ];
  for (const work of works) {
    expect(await rowsRead(app.database, 'lead', work)).toBeLessThan(50);
  }
});

const everything: LeadFilter = {
  ...{ roleKey: null, agentId: null, stageId: null, statusId: null, isUnclaimed: false },
  ...{ words: [], searched: { name: true, email: true, phone: true }, conditions: [] },
};

test.each(['createdOn', 'primaryContact', 'score'] as const)(
  'an index brings the order by %s',
  async (by) => {
    const order = { by, descending: by !== 'primaryContact' };
    const read = await rowsRead(app.database, 'lead', (on) =>
      selectLeadPage(on, caller, everything, order, page),
    );
    // The count reads all.
    expect(read).toBeGreaterThanOrEqual(LEADS);
    expect(read).toBeLessThan(LEADS + 100);
  },
);

test('an agent’s leads are read once for the counts of all their lists', async () => {
  const conditions: LeadFilter['conditions'] = [{ field: 'city', is: 'filled', values: [] }];
  const filters = Array.from({ length: 20 }, () => ({ ...everything, conditions }));
  const read = await rowsRead(app.database, 'lead', (on) =>
    countFiltered(on, agentCaller, filters),
  );
  expect(read).toBeLessThan(LEADS / 2);
});
