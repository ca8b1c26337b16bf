import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { createTestServices } from '../../test/services.ts';
import { checkAudit, defineAuditJobs, linkAudit } from './audit-chain.ts';

let at: TestDatabase;
beforeEach(async () => {
  at = await createTestDatabase();
  await at.pool.query(
    `insert into security_event (kind) select 'signed-in' from generate_series(1, 3);
     insert into record_change (record_kind, record_id, what, before, after, changed_at)
       select 'accounts.person', n::text, 'edited', '{"name": "A"}', '{"name": "B"}',
         now() - interval '31 days'
       from generate_series(1, 3) n`,
  );
  expect(await linkAudit(at.db)).toBe(6);
});
afterEach(() => at.close());

/** As an attacker with the owner's password would. */
const forge = (table: string, statement: string) =>
  at.asOwner(
    `alter table ${table} disable trigger all; ${statement}; alter table ${table} enable trigger all`,
  );

const WHOLE = { position: 6, brokenAt: null, reason: null };

test('each row of history is in the chain once, and later rows follow', async () => {
  expect(await checkAudit(at.db)).toMatchObject(WHOLE);
  expect(await linkAudit(at.db)).toBe(0);
  await at.pool.query(`insert into security_event (kind) values ('signed-out')`);
  expect(await Promise.all([linkAudit(at.db), linkAudit(at.db)])).toEqual(
    expect.arrayContaining([0, 1]),
  );
  expect(await checkAudit(at.db)).toMatchObject({ ...WHOLE, position: 7 });
});

test.each([
  ['security_event', `update security_event set kind = 'other' where id = 2`, 'row-changed', 5],
  ['record_change', `update record_change set after = '{}' where id = 1`, 'row-changed', 1],
  ['security_event', 'delete from security_event where id = 3', 'row-missing', 6],
  ['audit_link', 'delete from audit_link where position = 4', 'gap', 5],
  ['audit_link', `update audit_link set digest = 'x' where position = 2`, 'link', 2],
  ['audit_link', 'delete from audit_link where position > 4', 'rewritten', 6],
])('a forgery of %s is found: %s', async (table, statement, reason, brokenAt) => {
  await checkAudit(at.db);
  await forge(table, statement);
  expect(await checkAudit(at.db)).toMatchObject({ brokenAt, reason });
});

test('a chain that was written again after a change is found by an earlier check', async () => {
  await checkAudit(at.db);
  await forge('security_event', `update security_event set kind = 'other' where id = 1`);
  await forge('audit_link', 'delete from audit_link');
  await linkAudit(at.db);
  expect(await checkAudit(at.db)).toMatchObject({ brokenAt: 6, reason: 'rewritten' });
});

test('erasing by law is no break, and is in the chain itself', async () => {
  await at.pool.query(`select erase_history('accounts.person', '{1,2}')`);
  expect(await checkAudit(at.db)).toMatchObject(WHOLE);
  expect(await linkAudit(at.db)).toBe(2);
  expect(await checkAudit(at.db)).toMatchObject({ ...WHOLE, position: 8 });
  await forge('record_change', `update record_change set after = '{"name": "C"}' where id = 1`);
  expect(await checkAudit(at.db)).toMatchObject({ reason: 'row-changed' });
});

test('a row that is committed after later ones is linked; far back, by the nightly job', async () => {
  const late = await at.pool.connect();
  await late.query('begin');
  await late.query(`insert into security_event (kind) values ('signed-out')`);
  await at.pool.query(
    `insert into security_event (kind) select 'signed-in' from generate_series(1, 3)`,
  );
  expect(await linkAudit(at.db)).toBe(3);
  await late.query('commit');
  late.release();
  expect(await linkAudit(at.db, 3)).toBe(0);
  expect(await linkAudit(at.db)).toBe(1);
  expect(await checkAudit(at.db)).toMatchObject({ ...WHOLE, position: 10 });
});

test('a column that is added later changes no digest', async () => {
  await at.asOwner(`alter table security_event add column later text`);
  expect(await checkAudit(at.db)).toMatchObject(WHOLE);
});

test('the nightly job logs a break as an error and shows it as a metric', async () => {
  const log = { error: vi.fn(), info: vi.fn(), warn: vi.fn() };
  const services = createTestServices(at, { log: log as never });
  const runs = new Map<string, (data: unknown) => Promise<void>>();
  const jobs = { define: (job: { name: string; run: never }) => runs.set(job.name, job.run) };
  defineAuditJobs({ ...services, jobs: jobs as never });
  const broken = async () =>
    /^audit_broken (\d)$/m.exec(await services.metrics.registry.metrics())?.[1];
  await runs.get('platform.check-audit')?.(null);
  expect([await broken(), log.error.mock.calls.length]).toEqual(['0', 0]);
  await forge('security_event', 'delete from security_event where id = 1');
  await runs.get('platform.check-audit')?.(null);
  expect([await broken(), log.error.mock.calls.length]).toEqual(['1', 1]);
});
