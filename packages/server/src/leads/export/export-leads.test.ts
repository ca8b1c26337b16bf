import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { As } from '../../../test/accounts-app.ts';
import { openBulkOffice } from '../../../test/bulk-office.ts';

const { app, db, as, agent, neighbor, admin, leadsOf, stageId } = await openBulkOffice();
const concierge = await app.signIn(await app.makePerson({ role: 'concierge' }));
const coAgentPerson = await app.makePerson({ role: 'co-agent' });
const coAgent = await app.signIn(coAgentPerson);
await sql`insert into co_agent (agent_id, co_agent_id)
  values (${agent.id}, ${coAgentPerson.id})`.execute(db);

const save = (body: object, who: As = admin) => app.post('lead-exports', body, who);
const linesOf = (body: unknown) => String(body).trim().split('\r\n').slice(1);
const audited = async () => (await app.get('audit', { kind: 'export' }, admin)).body.data;

describe('who exports leads (R-378)', () => {
  it.each([
    ['a visitor', () => null, 401],
    ['a client', () => as.client, 403],
    ['a lender', () => as.lender, 403],
  ])('%s doesn’t', async (_who, session, status) => {
    const ids = await leadsOf(agent.id, 1);
    for (const leads of [{ leadIds: ids }, { match: {} }]) {
      expect((await save(leads, session())).status).toBe(status);
    }
    expect(await audited()).toEqual([]);
  });

  it('the others get the leads in their sight and nobody else’s, by ids and by list', async () => {
    const [own = '', others = ''] = [
      ...(await leadsOf(agent.id, 1)),
      ...(await leadsOf(neighbor.id, 1)),
    ];
    await sql`update lead set first_name = 'Own' where id = ${own}`.execute(db);
    await sql`update lead set first_name = 'Others' where id = ${others}`.execute(db);
    const namesFor = async (who: As) => {
      const found = [];
      for (const leads of [{ leadIds: [own, others, randomUUID()] }, { match: {} }]) {
        const { status, body } = await save({ ...leads, columns: ['primaryContact'] }, who);
        expect(status, JSON.stringify(body)).toBe(200);
        found.push(linesOf(body).map((line) => line.split(',')[0]));
      }
      return found;
    };
    expect(await namesFor(as.agent)).toEqual([['Own'], ['Own']]);
    expect(await namesFor(as.neighbor)).toEqual([['Others'], ['Others']]);
    expect(await namesFor(coAgent)).toEqual([['Own'], ['Own']]);
    expect((await namesFor(admin)).map((names) => names.toSorted())).toEqual(
      Array(2).fill(['Others', 'Own']),
    );
    const none = await save({ leadIds: [own, others] }, concierge);
    expect(linesOf(none.body)).toEqual([]);
  });

  it('needs the permission, and a column’s permission for the column', async () => {
    const ids = await leadsOf(agent.id, 1);
    const grant = (key: string, may: boolean) =>
      app.database.asOwner(`update role_grant set can_view = ${may}, can_edit = ${may} where role_key = 'agent'
        and permission_key = '${key}';
        update role set grants_version = grants_version + 1 where key = 'agent'`);
    await grant('column-email', false);
    const { body } = await save({ leadIds: ids }, as.agent);
    expect(body).not.toContain('@example.org');
    expect(String(body).split('\r\n')[0]).not.toContain('Email');
    const asked = await save({ leadIds: ids, columns: ['email'] }, as.agent);
    expect(asked).toMatchObject({ status: 403, body: { code: 'not-permitted' } });
    const sorted = { conditions: [{ field: 'email', is: 'contains', values: ['a'] }] };
    expect((await save({ match: sorted }, as.agent)).status).toBe(403);
    await grant('column-email', true);
    expect((await save({ leadIds: ids, columns: ['email'] }, as.agent)).body).toContain('@');
  });
});

describe('a file of leads', () => {
  it('has all fields in words, without formulas, as a download', async () => {
    const [id = ''] = await leadsOf(agent.id, 1);
    await sql`update lead set first_name = '=cmd|calc', last_name = 'O"Brien, Jr',
      created_at = '2026-11-20T16:02:11Z', stage_id = ${stageId('Prospect')}, score = null
      where id = ${id}`.execute(db);
    await app.put(`leads/${id}/tags`, { tags: ['vip', '+1'] }, admin);
    const { body, headers } = await save({ leadIds: [id] });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="leads-[\d-]+\.csv"$/);
    expect(String(body).charCodeAt(0)).toBe(0xfeff);
    const [head = '', line = ''] = String(body).slice(1).split('\r\n');
    expect(head).toMatch(/^First Name,Last Name,Email,Phone no\.,Stage,/);
    expect(line.startsWith(`'=cmd|calc,"O""Brien, Jr",`)).toBe(true);
    expect(line).toContain('(402) 555-0001');
    expect(line).toContain('Prospect');
    expect(line).toContain('Nora Lindqvist');
    expect(line).toContain('2026-11-20 10:02');
    expect(line).toMatch(/,(\+1; vip|'\+1; vip),/);
  });

  it('is in the audit with who, the filter and how many rows', async () => {
    await leadsOf(agent.id, 3);
    const filter = { agent: agent.id, stage: 'Unspecified' };
    const conditions = [{ field: 'city', is: 'empty', values: [] }];
    const { body } = await save({ match: { filter, conditions }, columns: ['primaryContact'] });
    expect(linesOf(body)).toHaveLength(3);
    const [entry] = await audited();
    expect(entry).toMatchObject({ by: { firstName: 'Ada' }, what: 'rows-exported' });
    expect(entry.fields.map(({ label, after }: Record<string, string>) => [label, after])).toEqual([
      ['Exported', 'Leads'],
      ['Rows', '3'],
      ['Agent', 'Nora Lindqvist'],
      ['Stage', 'Unspecified'],
      ['Columns', 'First Name, Last Name'],
      ['Conditions', 'City empty'],
    ]);
  });

  it('is read in pages, each lead once', async () => {
    await leadsOf(agent.id, 1203);
    const { body } = await save({ match: {}, columns: ['email'] });
    const lines = linesOf(body);
    expect(lines).toHaveLength(1203);
    expect(new Set(lines).size).toBe(1203);
  });

  it.each([
    ['neither leads nor a list', {}],
    ['both', { leadIds: [agent.id], match: {} }],
    ['an unknown column', { match: {}, columns: ['password'] }],
    ['a misspelled filter', { match: { filters: {} } }],
    ['an empty list', { match: { filter: { search: 'Nobody' } } }],
  ])('can’t be made of %s', async (_what, body) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { code: 'bad-input' } });
  });
});
