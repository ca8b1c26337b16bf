import { openAccounts } from '#accounts';
import { notify } from '#messaging';
import { type Actor, atomically, type DatabaseTransaction, type Services } from '#platform';
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
  const { callers } = openAccounts(services);
  for (const { id, owner_id: ownerId } of await selectGoingImports(services.db, IMPORTS_AT_ONCE)) {
    const caller = await callers.ofPerson(ownerId);
    const origin = { address: '', device: 'system', language: 'en' } as const;
    await workOnImport(
      services,
      { id, ownerId, actor: caller && { caller, origin } },
      () => signal.aborted,
    );
  }
}

/** An import that is worked on. */
export interface ImportWork {
  id: string;
  ownerId: string;
  /** Null for an owner who left. */
  actor: Actor | null;
}

/**
 * Works on an import, some records per commit, until it is done, someone else works on it, or
 * `isOver`. When a commit fails, its records are tried one by one, and the one that fails is noted.
 */
export async function workOnImport(
  services: Services,
  work: ImportWork,
  isOver: () => boolean,
): Promise<void> {
  let limit = RECORDS_AT_ONCE;
  while (!isOver()) {
    try {
      const goesOn = await atomically(services.db, (tx) => workBatch(services, tx, work, limit));
      if (!goesOn) return;
    } catch (error) {
      services.log.error({ err: error, job: JOB, row: work.id }, 'import failed with records');
      // Without a row to note it at, what fails is the end: the job tries it again later.
      if (limit === 1 && !(await atomically(services.db, (tx) => failNext(tx, work)))) return;
      limit = limit === 1 ? RECORDS_AT_ONCE : 1;
    }
  }
}

async function workBatch(
  services: Services,
  tx: DatabaseTransaction,
  work: ImportWork,
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
  const outcomes = actor
    ? isUndo
      ? await takeBackRecords(tx, { ...work, actor }, records)
      : await makeRecords(tx, actor, row, records)
    : records.map(({ position }) => leftAlone(position, isUndo, 'not-permitted'));
  await storeRecords(tx, work.id, outcomes);
  return true;
}

async function lockNext(tx: DatabaseTransaction, { id, ownerId }: ImportWork, limit: number) {
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
  { id, ownerId, actor }: ImportWork,
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
async function failNext(tx: DatabaseTransaction, work: ImportWork): Promise<boolean> {
  const found = await lockNext(tx, work, 1);
  const position = found?.records[0]?.position;
  if (!found || position === undefined) return false;
  const errors = [{ field: 'record', label: '', message: importMessages.failed() }];
  const state = found.isUndo ? 'kept' : 'failed';
  await storeRecords(tx, work.id, [{ position, state, errors }]);
  return true;
}
