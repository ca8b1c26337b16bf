import type { BulkKind } from '@homestead/contract/leads';
import {
  type Actor,
  atomically,
  type DatabaseTransaction,
  RefusalError,
  type Services,
} from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { bulkRules } from './bulk-kinds.ts';
import { lockChangedLeads, lockLeadsToChange } from './bulk-lead-store.ts';
import { type BulkWork, type OpenBulk, refused, type StoredBulkInput } from './bulk-rules.ts';
import {
  type BulkLeadRow,
  type BulkOutcome,
  lockBulkAction,
  pauseBulk,
  selectNextRows,
  storeOutcomes,
} from './bulk-store.ts';
import { finishBulk } from './finish-bulk.ts';
import { handOverBatch } from './hand-over-batch.ts';
import { judgeLead } from './judge-lead.ts';

export const BULK_JOB = 'leads.work-bulk';
const ROWS_AT_ONCE = 100;
const EMAILS_AT_ONCE = 25;
const PAUSE_SECONDS = 5;

/**
 * Works on a bulk action, some leads per commit, until it is done, someone else works on it, or
 * `isOver`. When a commit fails, its leads are tried one by one, and the one that fails is noted.
 */
export async function workOnBulk(
  services: Services,
  work: BulkWork,
  isOver: () => boolean,
): Promise<void> {
  let limit = ROWS_AT_ONCE;
  while (!isOver()) {
    try {
      const goesOn = await atomically(services.db, (tx) => workBatch(services, tx, work, limit));
      if (!goesOn) return;
    } catch (error) {
      const facts = { err: error, job: BULK_JOB, row: work.id };
      services.log.error(facts, 'bulk action failed with leads');
      // Without a row to note it at, what fails is the end: the job tries it again later.
      if (limit === 1 && !(await atomically(services.db, (tx) => failNext(tx, work)))) return;
      limit = limit === 1 ? ROWS_AT_ONCE : 1;
    }
  }
}

async function workBatch(
  services: Services,
  tx: DatabaseTransaction,
  work: BulkWork,
  limit: number,
): Promise<boolean> {
  const found = await lockNext(tx, work, limit);
  if (!found) return false;
  const { kind, input, rows, isUndo } = found;
  if (rows.length === 0) {
    await finishBulk(services, tx, work, { kind, isUndo });
    return false;
  }
  const outcomes = work.actor
    ? await workRows(services, tx, { ...work, actor: work.actor }, { kind, input, rows, isUndo })
    : rows.map(({ position }) => leftAlone(position, isUndo, 'not-permitted'));
  await storeOutcomes(tx, work.id, outcomes);
  if (kind === 'assign') await handOverBatch(tx, work.ownerId, rows, outcomes);
  if (kind !== 'email' || isUndo) return true;
  // The outbox is sent in its order: a reset must not wait behind hundreds of emails.
  await pauseBulk(tx, { ...work, seconds: PAUSE_SECONDS });
  return false;
}

const leftAlone = (position: number, isUndo: boolean, reason: string): BulkOutcome => ({
  ...{ position, state: isUndo ? 'kept' : 'refused', reason },
});

interface Batch {
  kind: BulkKind;
  input: StoredBulkInput;
  rows: readonly BulkLeadRow[];
  isUndo: boolean;
}

async function workRows(
  services: Services,
  tx: DatabaseTransaction,
  { id: actionId, ownerId, actor }: BulkWork & { actor: Actor },
  { kind, input, rows, isUndo }: Batch,
): Promise<BulkOutcome[]> {
  const leadIds = rows.map(({ lead_id }) => lead_id);
  const leads = isUndo
    ? await lockChangedLeads(tx, { actionId, ownerId }, leadIds)
    : await lockLeadsToChange(tx, actor.caller, leadIds);
  const ids = new Set(rows.flatMap((row) => (isUndo ? row.before : row.wanted) ?? []));
  const batch = { actor, input, leads: [...leads.values()], ids: [...ids] };
  const open = await bulkRules[kind].open(services, tx, batch);
  const outcomes: BulkOutcome[] = [];
  const workOn = isUndo ? takeBack : changeOne;
  for (const row of rows) outcomes.push(await workOn(tx, open, row, leads.get(row.lead_id)));
  return outcomes;
}

async function changeOne(
  tx: DatabaseTransaction,
  open: OpenBulk,
  { position, wanted }: BulkLeadRow,
  lead: LeadRow | undefined,
): Promise<BulkOutcome> {
  const verdict = judgeLead(open, lead, wanted);
  if (verdict.state !== 'done' || !lead) return { position, ...verdict };
  try {
    return { position, ...verdict, ...(await open.change(tx, lead, wanted)) };
  } catch (error) {
    // What a change refuses, it refuses before it writes anything.
    if (error instanceof RefusalError) return { position, ...refused(error.code) };
    throw error;
  }
}

async function takeBack(
  tx: DatabaseTransaction,
  open: OpenBulk,
  row: BulkLeadRow,
  lead: LeadRow | undefined,
): Promise<BulkOutcome> {
  const { position } = row;
  const reason = lead ? await open.takeBack(tx, lead, row) : 'lead-not-found';
  return reason === null ? { position, state: 'undone' } : leftAlone(position, true, reason);
}

async function lockNext(tx: DatabaseTransaction, { id, ownerId }: BulkWork, limit: number) {
  const action = await lockBulkAction(tx, { id, ownerId, skip: true });
  if (action?.state !== 'running' && action?.state !== 'undoing') return null;
  if (action.next_at > new Date()) return null;
  const isUndo = action.state === 'undoing';
  const kind = action.kind as BulkKind;
  const rows = await selectNextRows(tx, id, {
    state: isUndo ? 'done' : 'waiting',
    limit: kind === 'email' ? Math.min(limit, EMAILS_AT_ONCE) : limit,
  });
  return { kind, input: action.input as unknown as StoredBulkInput, rows, isUndo };
}

/** Notes that the next lead of an action can't be changed; false if none is left. */
async function failNext(tx: DatabaseTransaction, work: BulkWork): Promise<boolean> {
  const [row] = (await lockNext(tx, work, 1))?.rows ?? [];
  if (!row) return false;
  const { position } = row;
  const isUndo = row.state === 'done';
  await storeOutcomes(tx, work.id, [{ position, state: isUndo ? 'kept' : 'failed', reason: null }]);
  return true;
}
