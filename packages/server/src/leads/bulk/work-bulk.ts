import type { BulkKind } from '@homestead/contract/leads';
import { type Actor, type DatabaseTransaction, refusalIn, type Services } from '#platform';
import type { LeadRow } from '../inquiries/lead-store.ts';
import { bulkRules } from './bulk-kinds.ts';
import { lockGivenLeads, lockLeadsToChange } from './bulk-lead-store.ts';
import { type OpenBulk, refused, type StoredBulkInput } from './bulk-rules.ts';
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
import { judgeLead, readMissing } from './judge-lead.ts';
import { type OwnedWork, workThroughOwned } from './owned-work.ts';

export const BULK_JOB = 'leads.work-bulk';
const ROWS_AT_ONCE = 100;
const EMAILS_AT_ONCE = 25;
const PAUSE_SECONDS = 5;

/** Works on a bulk action until it is done, someone else works on it, or `isOver`. */
export function workOnBulk(
  services: Services,
  work: OwnedWork,
  isOver: () => boolean,
): Promise<void> {
  const steps = {
    ...{ job: BULK_JOB, rowsAtOnce: ROWS_AT_ONCE },
    workOnRows: (tx: DatabaseTransaction, limit: number) => workBatch(services, tx, work, limit),
    failNext: (tx: DatabaseTransaction) => failNext(tx, work),
  };
  return workThroughOwned(services, work, steps, isOver);
}

async function workBatch(
  services: Services,
  tx: DatabaseTransaction,
  work: OwnedWork,
  limit: number,
): Promise<boolean> {
  const found = await lockNext(tx, work, limit);
  if (!found) return false;
  const { kind, input, rows, isUndo } = found;
  if (rows.length === 0) {
    await finishBulk(services, tx, work, { kind, isUndo });
    return false;
  }
  const { actor } = work;
  const outcomes =
    actor && mayDo(actor, kind)
      ? await workRows(services, tx, { id: work.id, actor }, { kind, input, rows, isUndo })
      : rows.map(({ position }) => leftAlone(position, isUndo, 'not-permitted'));
  await storeOutcomes(tx, work.id, outcomes);
  if (kind === 'assign') await handOverBatch(tx, work.ownerId, rows, outcomes);
  if (kind !== 'email' || isUndo) return true;
  // The outbox is sent in its order: a reset must not wait behind hundreds of emails.
  await pauseBulk(tx, { ...work, seconds: PAUSE_SECONDS });
  return false;
}

/** Whether the owner of a bulk action may still do it with any lead. */
function mayDo({ caller }: Actor, kind: BulkKind): boolean {
  try {
    bulkRules[kind].requireMay(caller);
    return true;
  } catch (error) {
    refusalIn(error);
    return false;
  }
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
  { id: actionId, actor }: { id: string; actor: Actor },
  { kind, input, rows, isUndo }: Batch,
): Promise<BulkOutcome[]> {
  const leadIds = rows.map(({ lead_id }) => lead_id);
  const leads =
    isUndo && kind === 'assign'
      ? await lockGivenLeads(tx, actor.caller, actionId, leadIds)
      : await lockLeadsToChange(tx, actor.caller, leadIds);
  const ids = new Set(rows.flatMap((row) => (isUndo ? row.before : row.wanted) ?? []));
  const batch = { actor, input, leads: [...leads.values()], ids: [...ids] };
  const open = await bulkRules[kind].open(services, tx, batch);
  const outcomes: BulkOutcome[] = [];
  const workOn = isUndo ? takeBack : changeOne;
  const whyMissing = await readMissing(tx, actor.caller, { ids: leadIds, found: leads });
  for (const row of rows) {
    const { lead_id: id } = row;
    outcomes.push(await workOn(tx, open, row, { lead: leads.get(id), missing: whyMissing(id) }));
  }
  return outcomes;
}

interface FoundLead {
  lead: LeadRow | undefined;
  /** Why there is none. */
  missing: string;
}

async function changeOne(
  tx: DatabaseTransaction,
  open: OpenBulk,
  { position, wanted }: BulkLeadRow,
  { lead, missing }: FoundLead,
): Promise<BulkOutcome> {
  const verdict = judgeLead(open, lead, { wanted, missing });
  if (verdict.state !== 'done' || !lead) return { position, ...verdict };
  try {
    return { position, ...verdict, ...(await open.change(tx, lead, wanted)) };
  } catch (error) {
    // What a change refuses, it refuses before it writes anything.
    return { position, ...refused(refusalIn(error).code) };
  }
}

async function takeBack(
  tx: DatabaseTransaction,
  open: OpenBulk,
  row: BulkLeadRow,
  { lead, missing }: FoundLead,
): Promise<BulkOutcome> {
  const { position } = row;
  try {
    const reason = lead ? await open.takeBack(tx, lead, row) : missing;
    return reason === null ? { position, state: 'undone' } : leftAlone(position, true, reason);
  } catch (error) {
    return leftAlone(position, true, refusalIn(error).code);
  }
}

async function lockNext(tx: DatabaseTransaction, { id, ownerId }: OwnedWork, limit: number) {
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
async function failNext(tx: DatabaseTransaction, work: OwnedWork): Promise<boolean> {
  const [row] = (await lockNext(tx, work, 1))?.rows ?? [];
  if (!row) return false;
  const { position } = row;
  const isUndo = row.state === 'done';
  await storeOutcomes(tx, work.id, [{ position, state: isUndo ? 'kept' : 'failed', reason: null }]);
  return true;
}
