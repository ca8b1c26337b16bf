import { randomUUID } from 'node:crypto';
import type { BulkInput, WireBulkAction } from '@homestead/contract/leads';
import { sql } from 'kysely';
import { beforeEach, expect } from 'vitest';
import { continueBulkActions } from '../src/leads/bulk/bulk-jobs.ts';
import type { Room } from '../src/platform/index.ts';
import type { As, SignedIn } from './accounts-app.ts';
import { openLeadOffice } from './lead-office.ts';

/** The lead office with an admin, leads by the number, and bulk actions on them. */
export async function openBulkOffice(
  env: Record<string, string> = {},
  rooms: readonly Room[] = [],
) {
  const office = await openLeadOffice(env, rooms);
  const { app, db, rowsOf } = office;
  const boss = await app.makePerson({ role: 'admin', first_name: 'Ada', last_name: 'Boss' });
  const admin = await app.signIn(boss);
  beforeEach(() => app.database.empty('bulk_action', 'notification'));

  const { rows: stages } = await sql<{ id: string; display: string }>`
    select id, display from reference_entry where list = 'lead-stages'`.execute(db);
  const stageId = (name: string) => stages.find(({ display }) => display === name)?.id ?? '';
  const { rows: statuses } = await sql<{ id: string }>`
    select id from reference_entry where list = 'lead-statuses' order by position`.execute(db);
  const statusId = statuses[0]?.id ?? '';

  async function leadsOf(agentId: string | null, count: number): Promise<string[]> {
    const { rows } = await sql<{ id: string }>`
      insert into lead (first_name, last_name, email, phone, agent_id, stage_id)
      select 'Lead', 'No ' || n, gen_random_uuid() || '@example.org', '+1402555' || lpad(n::text, 4, '0'),
        ${agentId}::uuid, ${stageId('Unspecified')}::uuid
      from generate_series(1, ${count}) n returning id`.execute(db);
    return rows.map(({ id }) => id);
  }
  const assign = (agentId: string | null): BulkInput => ({ kind: 'assign', agentId });
  const toStage = (name: string): BulkInput => ({ kind: 'stage', stageId: stageId(name) });
  const tagsIn = async () => {
    const { rows } = await sql<{ lead_id: string; tag: string }>`
      select lead_id, tag from lead_tag order by lead_id, tag`.execute(db);
    return rows;
  };
  const start = (action: BulkInput, leadIds: string[], who: As = admin) =>
    app.post('lead-bulk', { action, leadIds }, who);
  const preview = (action: BulkInput, leadIds: string[], who: As = admin) =>
    app.post('lead-bulk/preview', { action, leadIds }, who);
  const undo = (id: string, who: As = admin) => app.post(`lead-bulk/${id}/undo`, undefined, who);
  const rowsIn = async (id: string, who: SignedIn, state?: string) =>
    (await app.get(`lead-bulk/${id}/rows`, state ? { state } : null, who)).body.data;
  const done = async (...given: Parameters<typeof start>): Promise<WireBulkAction> => {
    const answer = await start(...given);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body.data;
  };
  const held = async (column: 'agent_id' | 'stage_id' | 'contact_status_level_id') =>
    new Set((await rowsOf('lead')).map((lead) => lead[column]));
  const keyed = (who: SignedIn) => ({
    headers: { authorization: `Bearer ${who.jwtToken}`, 'idempotency-key': randomUUID() },
  });
  /** Does something while a role lacks permissions. */
  async function without(role: string, keys: string, run: () => Promise<unknown>): Promise<void> {
    const named = `role_key = '${role}' and permission_key in ('${keys.replaceAll(' ', "','")}')`;
    const isNew = `update role set grants_version = grants_version + 1 where key = '${role}'`;
    await app.database.asOwner(`create table held_back as select * from role_grant where ${named};
      delete from role_grant where ${named}; ${isNew}`);
    await run();
    await app.database.asOwner(`insert into role_grant select * from held_back;
      drop table held_back; ${isNew}`);
  }
  const continueAll = () => continueBulkActions(app.services, new AbortController().signal);
  return {
    ...office,
    admin,
    stageId,
    statusId,
    leadsOf,
    assign,
    toStage,
    tagsIn,
    start,
    preview,
    undo,
    rowsIn,
    done,
    held,
    keyed,
    without,
    continueAll,
  };
}
