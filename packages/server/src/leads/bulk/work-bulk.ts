import type { BulkKind } from '@homestead/contract/leads';
import { openAccounts } from '#accounts';
import { markOutdated, notify } from '#messaging';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
import { fullName } from '../full-name.ts';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { leadsAssigned } from '../notifications/bulk-notifications.ts';
import { leadMoved } from '../notifications/staff-notifications.ts';
import { LEADS_PATH } from '../notifications/tell-lead.ts';
import { bulkRules } from './bulk-kinds.ts';
import { lockChangedLeads, lockLeadsToChange, selectTakers } from './bulk-lead-store.ts';
import {
  type BulkActionRow,
  type BulkLeadRow,
  type BulkOutcome,
  countBulkRows,
  countGiven,
  countTaken,
  forgetBulkActions,
  lockBulkAction,
  selectGoing,
  selectNextRows,
  storeBulkState,
  storeOutcomes,
} from './bulk-store.ts';
import { handOverBatch } from './hand-over-batch.ts';
import { judgeLead } from './judge-lead.ts';

const JOB = 'leads.work-bulk';
const ROWS_AT_ONCE = 100;
const ACTIONS_AT_ONCE = 20;
const KEPT_DAYS = 30;

/** Defines the jobs that go on with bulk actions and forget old ones. */
export function defineBulkJobs(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    run: (_data, signal) => continueBulkActions(services, signal),
  });
  services.jobs.define({
    name: 'leads.forget-bulk',
    recurs: true,
    run: (_data, signal) => forgetBulk(services, signal),
  });
}

/** Deletes bulk actions of more than 30 days ago, with what became of their leads. */
export async function forgetBulk({ db }: Pick<Services, 'db'>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await forgetBulkActions(db, KEPT_DAYS)) > 0);
}

/**
 * Goes on with the actions that the call which started them didn't finish, as far as their owners
 * may at this moment. Someone who left changes nothing anymore.
 */
export async function continueBulkActions(services: Services, signal: AbortSignal): Promise<void> {
  const { callers } = openAccounts(services);
  for (const { id, owner_id: ownerId } of await selectGoing(services.db, ACTIONS_AT_ONCE)) {
    const caller = await callers.ofPerson(ownerId);
    const origin = { address: '', device: 'system', language: 'en' } as const;
    const actor = caller && { caller, origin };
    await workOnBulk(services, { id, ownerId, actor }, () => signal.aborted);
  }
}

interface Work {
  id: string;
  ownerId: string;
  /** Null for an owner who left. */
  actor: Actor | null;
}

/**
 * Works on a bulk action, some leads per commit, until it is done, someone else works on it, or
 * `isOver`. When a commit fails, its leads are tried one by one, and the one that fails is noted.
 */
export async function workOnBulk(
  services: Services,
  work: Work,
  isOver: () => boolean,
): Promise<void> {
  let limit = ROWS_AT_ONCE;
  while (!isOver()) {
    try {
      const goesOn = await atomically(services.db, (tx) => workBatch(services, tx, work, limit));
      if (!goesOn) return;
    } catch (error) {
      services.log.error({ err: error, job: JOB, row: work.id }, 'bulk action failed with leads');
      if (limit === 1) await atomically(services.db, (tx) => failNext(tx, work));
      limit = limit === 1 ? ROWS_AT_ONCE : 1;
    }
  }
}

async function workBatch(
  services: Services,
  tx: DatabaseTransaction,
  work: Work,
  limit: number,
): Promise<boolean> {
  const found = await lockNext(tx, work, limit);
  if (!found) return false;
  const { action, rows, isUndo } = found;
  if (rows.length === 0) {
    await finish(services, tx, work, { action, isUndo });
    return false;
  }
  const ids = rows.map(({ lead_id }) => lead_id);
  const { actor } = work;
  const leads =
    actor === null
      ? new Map<string, LeadRow>()
      : isUndo
        ? await lockChangedLeads(tx, { actionId: work.id, ownerId: work.ownerId }, ids)
        : await lockLeadsToChange(tx, actor.caller, ids);
  const people = rows.flatMap((row) => (isUndo ? row.before : row.wanted) ?? []);
  const takers =
    action.kind === 'assign' ? await selectTakers(tx, [...new Set(people)]) : new Set<string>();
  const outcomes: BulkOutcome[] = [];
  const workOn = isUndo ? takeBack : changeOne;
  for (const row of rows) {
    const lead = leads.get(row.lead_id);
    const kind = action.kind as BulkKind;
    outcomes.push(await workOn(services, tx, { actor, kind, row, lead, takers }));
  }
  await storeOutcomes(tx, work.id, outcomes);
  if (action.kind === 'assign') await handOverBatch(tx, work.ownerId, rows, outcomes);
  return true;
}

async function lockNext(tx: DatabaseTransaction, { id, ownerId }: Work, limit: number) {
  const action = await lockBulkAction(tx, { id, ownerId, skip: true });
  if (action?.state !== 'running' && action?.state !== 'undoing') return null;
  const isUndo = action.state === 'undoing';
  const rows = await selectNextRows(tx, id, { state: isUndo ? 'done' : 'waiting', limit });
  return { action, rows, isUndo };
}

interface OneLead {
  actor: Actor | null;
  kind: BulkKind;
  row: BulkLeadRow;
  lead: LeadRow | undefined;
  takers: ReadonlySet<string>;
}

async function changeOne(
  services: Services,
  tx: DatabaseTransaction,
  { actor, kind, row, lead, takers }: OneLead,
): Promise<BulkOutcome> {
  const { position, wanted } = row;
  if (actor === null) return { position, state: 'refused', reason: 'not-permitted' };
  const verdict = judgeLead(actor, kind, { lead, wanted, takers });
  if (verdict.state !== 'done' || !lead) return { position, ...verdict };
  const { column, change } = bulkRules[kind];
  const { version } = await change(services, tx, actor, { lead, wanted });
  return { position, state: 'done', before: lead[column], version };
}

/** Changes a lead back whose column is as the action left it. */
async function takeBack(
  services: Services,
  tx: DatabaseTransaction,
  { actor, kind, row, lead, takers }: OneLead,
): Promise<BulkOutcome> {
  const { position, wanted, before } = row;
  const kept = (reason: string): BulkOutcome => ({ position, state: 'kept', reason });
  if (actor === null) return kept('not-permitted');
  if (!lead) return kept('lead-not-found');
  const { column, change } = bulkRules[kind];
  const versions = lead.field_versions as Readonly<Record<string, number>>;
  const isStillSo = lead[column] === wanted && versions[column] === row.version;
  if (!isStillSo) return kept('changed-meanwhile');
  if (kind === 'assign' && before !== null && !takers.has(before)) return kept('agent-cannot-take');
  await change(services, tx, actor, { lead, wanted: before });
  return { position, state: 'undone' };
}

/** Ends an action, with one notification for each person who got or lost leads by it. */
async function finish(
  services: Services,
  tx: DatabaseTransaction,
  { id, ownerId, actor }: Work,
  { action, isUndo }: { action: BulkActionRow; isUndo: boolean },
): Promise<void> {
  await storeBulkState(tx, { id, ownerId, state: isUndo ? 'undone' : 'done' });
  if (action.kind !== 'assign' || !actor) return;
  const about = { kind: 'bulk-action', id };
  const { firstName, lastName, personId } = actor.caller;
  const by = fullName({ firstName, lastName });
  if (isUndo) {
    const rows = await countBulkRows(tx, [id]);
    const isAllUndone = rows.every(({ state }) => state !== 'kept');
    const to = isAllUndone ? await takersOf(tx, id) : [];
    if (to.length > 0) await markOutdated(tx, { type: leadsAssigned, to, about });
    const former = isAllUndone ? await formerOf(tx, id) : [];
    if (former.length > 0) await markOutdated(tx, { type: leadMoved, to: former, about });
    return;
  }
  for (const { agentId, count } of await countGiven(tx, id, 'done')) {
    if (agentId === personId) continue;
    await notify(services, tx, {
      ...{ type: leadsAssigned, to: [agentId], event: `bulk:${id}`, about },
      ...{ path: LEADS_PATH, facts: { name: by, count } },
    });
  }
  for (const { agentId, count } of await countTaken(tx, id)) {
    if (agentId === personId) continue;
    await notify(services, tx, {
      ...{ type: leadMoved, to: [agentId], event: `bulk:${id}`, about, path: LEADS_PATH },
      facts: { why: 'reassigned-many', by, count },
    });
  }
}

const formerOf = async (tx: DatabaseTransaction, id: string) =>
  (await countTaken(tx, id, 'undone')).map(({ agentId }) => agentId);

const takersOf = async (tx: DatabaseTransaction, id: string) =>
  (await countGiven(tx, id, 'undone')).map(({ agentId }) => agentId);

/** Notes that the next lead of an action can't be changed. */
async function failNext(tx: DatabaseTransaction, work: Work): Promise<void> {
  const [row] = (await lockNext(tx, work, 1))?.rows ?? [];
  if (!row) return;
  const { position } = row;
  const isUndo = row.state === 'done';
  await storeOutcomes(tx, work.id, [{ position, state: isUndo ? 'kept' : 'failed', reason: null }]);
}
