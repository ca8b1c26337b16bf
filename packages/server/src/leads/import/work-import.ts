import { notify } from '#messaging';
import { type DatabaseTransaction, holds, type Services } from '#platform';
import { continueOwned, type OwnedWork, workThroughOwned } from '../bulk/owned-work.ts';
import { WORK_LEFT } from '../bulk/owned-work-store.ts';
import { fullName } from '../full-name.ts';
import { importMessages } from '../messages/import.ts';
import { leadsAssigned } from '../notifications/bulk-notifications.ts';
import { LEADS_PATH } from '../notifications/tell-lead.ts';
import {
  clearRecords,
  countRecords,
  forgetOldImports,
  type ImportRow,
  lockImport,
  selectGoingImports,
  selectRecordsAfter,
  storeImportState,
  storeRecords,
} from './import-store.ts';
import { leftAlone, makeRecords } from './make-records.ts';
import { takeBackRecords } from './undo-import.ts';

const JOB = 'leads.work-imports';
const RECORDS_AT_ONCE = 50;
const IMPORTS_AT_ONCE = 10;
const KEPT_DAYS = 30;
const DRAFT_HOURS = 24;

/** Defines the jobs that go on with imports and forget old ones. */
export function defineImportJobs(services: Services): void {
  services.jobs.define({
    name: JOB,
    recurs: true,
    wakesOn: WORK_LEFT,
    run: (_data, signal) => continueImports(services, signal),
  });
  services.jobs.define({
    name: 'leads.forget-imports',
    recurs: true,
    run: async (_data, signal) => {
      const limits = { days: KEPT_DAYS, draftHours: DRAFT_HOURS };
      while (!signal.aborted && (await forgetOldImports(services.db, limits)) > 0);
    },
  });
}

/** Goes on with imports that the call which started them didn't finish. */
export async function continueImports(services: Services, signal: AbortSignal): Promise<void> {
  await continueOwned(services, await selectGoingImports(services.db, IMPORTS_AT_ONCE), (work) =>
    workOnImport(services, work, () => signal.aborted),
  );
}

/** Works on an import until it is done, someone else works on it, or `isOver`. */
export function workOnImport(
  services: Services,
  work: OwnedWork,
  isOver: () => boolean,
): Promise<void> {
  const steps = {
    ...{ job: JOB, rowsAtOnce: RECORDS_AT_ONCE },
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
  const { row, records, isUndo } = found;
  if (records.length === 0) {
    await finish(services, tx, work, { row, isUndo });
    return false;
  }
  const { actor } = work;
  const outcomes =
    actor && holds(actor.caller, 'import-leads')
      ? isUndo
        ? await takeBackRecords(tx, { ...work, actor }, records)
        : await makeRecords(tx, actor, row, records)
      : records.map(({ position }) => leftAlone(position, isUndo, 'not-permitted'));
  await storeRecords(tx, work.id, outcomes);
  return true;
}

async function lockNext(tx: DatabaseTransaction, { id, ownerId }: OwnedWork, limit: number) {
  const row = await lockImport(tx, { id, ownerId, skip: true });
  if (row?.state !== 'running' && row?.state !== 'undoing') return null;
  const isUndo = row.state === 'undoing';
  const states = isUndo ? (['created', 'updated'] as const) : (['waiting'] as const);
  const records = await selectRecordsAfter(tx, id, { after: 0, states, limit });
  return { row, records, isUndo };
}

/** Ends an import; someone else who works its leads gets one notification. */
async function finish(
  services: Services,
  tx: DatabaseTransaction,
  { id, ownerId, actor }: OwnedWork,
  { row, isUndo }: { row: ImportRow; isUndo: boolean },
): Promise<void> {
  await clearRecords(tx, id);
  await storeImportState(tx, { id, ownerId, state: isUndo ? 'undone' : 'done' });
  const agentId = row.agent_id;
  if (isUndo || !actor || agentId === null || agentId === ownerId) return;
  const counted = await countRecords(tx, [id]);
  const count = counted
    .filter(({ state }) => state === 'created')
    .reduce((sum, one) => sum + one.count, 0);
  if (count === 0) return;
  await notify(services, tx, {
    ...{ type: leadsAssigned, to: [agentId], event: `import:${id}`, path: LEADS_PATH },
    about: { kind: 'lead-import', id },
    facts: { name: fullName(actor.caller), count },
  });
}

/** Notes that the next record of an import can't be worked on; false if none is left. */
async function failNext(tx: DatabaseTransaction, work: OwnedWork): Promise<boolean> {
  const found = await lockNext(tx, work, 1);
  const position = found?.records[0]?.position;
  if (!found || position === undefined) return false;
  const errors = [{ field: 'record', label: '', message: importMessages.failed() }];
  const state = found.isUndo ? 'kept' : 'failed';
  await storeRecords(tx, work.id, [{ position, state, errors }]);
  return true;
}
