import { randomUUID } from 'node:crypto';
import { type LeadCondition, leadFieldKeys, operatorsOf } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { openBulkOffice } from '../../../test/bulk-office.ts';
import { leadFields } from './lead-fields.ts';

const { app, db, as, admin, agent, lender, leadsOf, toStage } = await openBulkOffice();

const taken = new Set<string>();
/** Gives the admins’ role a permission, or takes it away. */
const grant = (key: string, may: boolean) =>
  app.database.asOwner(`
    update role_grant set can_view = ${may}, can_edit = ${may} and permission_key like 'column-%'
    where role_key = 'admin' and permission_key = '${key}';
    update role set grants_version = grants_version + 1 where key = 'admin'`);
const take = async (key: string) => {
  taken.add(key);
  await grant(key, false);
};
afterEach(async () => {
  await app.database.empty('smart_list');
  for (const key of taken) await grant(key, true);
  taken.clear();
});

const fields = leadFieldKeys.flatMap((field) =>
  leadFields[field].see.map((key) => ({ field, key })),
);

/** A condition on a field that every value is fine for. */
function conditionOn(field: LeadCondition['field']): LeadCondition {
  const operators = operatorsOf[leadFields[field].kind];
  if (operators.includes('filled')) return { field, is: 'filled', values: [] };
  if (operators.includes('yes')) return { field, is: 'yes', values: [] };
  return { field, is: 'at-least', values: ['1'] };
}

/** Every call that takes the conditions of a list. */
const callsWith = (conditions: LeadCondition[]): [path: string, body: object][] => [
  ['AdminLead/Getleads', { conditions }],
  ['lead-views/GetBoard', { conditions }],
  ['lead-views/GetAreas', { conditions }],
  ['smart-lists', { name: randomUUID(), isShared: false, conditions }],
  ['lead-bulk/preview', { action: toStage('Lead'), match: { conditions } }],
  ['lead-exports', { match: { conditions } }],
];

test.each(fields)('$field narrows and sorts nothing without $key', async ({ field, key }) => {
  await leadsOf(agent.id, 1);
  const statuses = async () => {
    const answers = [];
    for (const [path, body] of callsWith([conditionOn(field)])) {
      answers.push((await app.post(path, body, admin)).status);
    }
    return answers;
  };
  // Bulk actions and files refuse a list of no leads.
  const [listed, board, areas, smart, ...others] = await statuses();
  expect([listed, board, areas, smart]).toEqual([200, 200, 200, 200]);
  expect(others).not.toContain(403);
  await take(key);
  expect(await statuses()).toEqual(Array(6).fill(403));
  if (leadFields[field].isUnsortable) return;
  const sorted = await app.post('AdminLead/Getleads', { getleadsortby: field }, admin);
  expect(sorted).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
});

test('a row has no clock and no next task for who doesn’t work leads', async () => {
  await leadsOf(agent.id, 1);
  await sql`insert into inquiry (lead_id, kind, is_verified, name, email, due_at)
    select id, 'contact', false, 'Ada', 'ada@example.org', now() from lead`.execute(db);
  await sql`insert into lead_task (kind, title, lead_id, owner_id, due_at)
    select 'call', 'Call', id, ${agent.id}, now() from lead`.execute(db);
  const read = async () => (await app.post('AdminLead/Getleads', {}, admin)).body.data[0];
  const at = expect.any(String);
  expect(await read()).toMatchObject({ answerBy: at, nextTask: at });
  await take('lead-claim');
  expect(await read()).toMatchObject({ answerBy: null, nextTask: null });
  const file = await app.post('lead-exports', { match: {} }, admin);
  expect(String(file.body).split('\r\n')[0]).not.toMatch(/Answer by|Next task/);
});

test('leads aren’t in the order of their arrival for who doesn’t see when that was', async () => {
  const [first = '', second = ''] = await leadsOf(agent.id, 2);
  await sql`update lead set lender_id = ${lender.id},
    created_at = case when id = ${first} then now() else now() - interval '1 day' end,
    last_inquiry_at = case when id = ${first} then null else now() end`.execute(db);
  const orders = async (who: typeof as.agent) => {
    const listed = await app.post('AdminLead/Getleads', {}, who);
    const board = await app.post('lead-views/GetBoard', { by: 'lenderStatus' }, who);
    const short = await app.get('AdminLead/GetLeadList', null, who);
    return [listed, board, short].map(({ body }) => body.data.map(({ id }: { id: string }) => id));
  };
  expect(await orders(as.agent)).toEqual(Array(3).fill([first, second]));
  expect(await orders(as.lender)).toEqual(Array(3).fill([second, first]));
});

test('a lead’s page says that the agent is hidden, not that there is none', async () => {
  const [leadid = ''] = await leadsOf(agent.id, 1);
  const read = async () =>
    (await app.get('AdminLead/GetleadContactDetails', { leadid }, admin)).body.data;
  expect((await read()).details.hiddenColumns).not.toContain('agentId');
  await take('column-agent');
  const hidden = await read();
  expect(hidden.agent).toBeNull();
  expect(hidden.details.hiddenColumns).toContain('agentId');
});
