import {
  leadImportEndpoints as calls,
  LEAD_IMPORT,
  LEAD_IMPORT_MAX_BYTES,
  LEAD_IMPORT_MAX_ROWS,
  type WireLeadImport,
} from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import { recordImport } from '#accounts';
import {
  type Actor,
  actorOf,
  addressOf,
  answerOnce,
  atomically,
  csvFile,
  type FilePurpose,
  holds,
  keepText,
  type Queryable,
  requireCaller,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { startOwned } from '../bulk/owned-work.ts';
import { importMessages } from '../messages/import.ts';
import { requireOwner } from '../record/create-lead.ts';
import { refuseLead } from '../refuse-lead.ts';
import {
  countRecords,
  findImport,
  type ImportRow,
  insertImport,
  leaveRecords,
  lockImport,
  selectImports,
  selectRecords,
  selectRecordsAfter,
  storeImportState,
} from './import-store.ts';
import { isUndoable, presentImport, presentImports, presentRecords } from './present-import.ts';
import { previewImport } from './preview-import.ts';
import { readImportFile } from './read-import-file.ts';
import { requireStillImportable } from './require-importable.ts';
import { workOnImport } from './work-import.ts';

/** CSV files of leads, for the person who uploaded one, until they are read. */
const importFiles: FilePurpose = {
  name: LEAD_IMPORT,
  maxBytes: LEAD_IMPORT_MAX_BYTES,
  accepts: { 'text/csv': keepText },
  refusal: 'csv-unusable',
  mayUpload: (caller) => holds(caller, 'import-leads'),
  keptHours: 24,
  isUploaders: true,
};

/** Registers the calls that make leads of a file. */
export function serveLeadImportCalls(app: FastifyInstance, services: Services): void {
  const { db, files } = services;
  files.register(importFiles);

  const start = (actor: Actor, id: string) =>
    startOwned(services, actor, id, (work, isOver) => workOnImport(services, work, isOver));
  const answer = async (actor: Actor, id: string): Promise<{ data: WireLeadImport }> => ({
    data: await presentImport(db, actor.caller, await requireImport(db, actor, id)),
  });

  serveEndpoint(app, calls.createLeadImport, async (call) => {
    const actor = actorOf(call);
    const { caller } = actor;
    const whose = { purpose: LEAD_IMPORT, caller };
    const form = submissionOf(calls.createLeadImport, call.body, call);
    const { id } = await answerOnce(services, form, async (tx) => {
      const { key, name } = await files.requireOwn(tx, call.body.file, whose);
      const { heads, records } = readImportFile((await files.readOwn(key, whose)).toString());
      const agentId = await requireOwner(tx, caller, undefined);
      const given = { ownerId: caller.personId, fileName: name, heads, agentId };
      return { id: await insertImport(tx, given, records) };
    });
    await files.remove(importFiles, [call.body.file]);
    return answer(actor, id);
  });

  serveEndpoint(app, calls.listLeadImports, async (call) => {
    const caller = requireCaller(call);
    const { rows, ...page } = await selectImports(db, caller.personId, call.query);
    return { data: await presentImports(db, caller, rows), ...page };
  });

  serveEndpoint(app, calls.getLeadImport, (call) => answer(actorOf(call), call.params.id));

  serveEndpoint(app, calls.previewLeadImport, async (call) => {
    const actor = actorOf(call);
    const account = `lead-import:${actor.caller.personId}`;
    await services.throttles.count('form', { account, address: addressOf(call.request) });
    await atomically(db, async (tx) => {
      const row = await lockOwn(tx, actor, call.params.id);
      if (row.state !== 'draft') refuseLead('import-not-ready');
      await previewImport(tx, actor, row, call.body);
      await audit(tx, actor, row, 'rows-previewed');
    });
    return answer(actor, call.params.id);
  });

  serveEndpoint(app, calls.startLeadImport, async (call) => {
    const actor = actorOf(call);
    const { id } = call.params;
    await atomically(db, async (tx) => {
      const row = await lockOwn(tx, actor, id);
      if (row.state !== 'draft') return;
      if (row.mapping === null) refuseLead('import-not-ready');
      await requireStillImportable(tx, actor.caller, row);
      const { personId: ownerId } = actor.caller;
      await storeImportState(tx, { id, ownerId, state: 'running' });
      await audit(tx, actor, row, 'rows-imported');
    });
    await start(actor, id);
    return answer(actor, id);
  });

  serveEndpoint(app, calls.undoLeadImport, async (call) => {
    const actor = actorOf(call);
    const { id } = call.params;
    await atomically(db, async (tx) => {
      const row = await lockOwn(tx, actor, id);
      if (row.state === 'undoing' || row.state === 'undone') return;
      if (!isUndoable(row)) refuseLead('import-undo-refused');
      await leaveRecords(tx, id);
      await storeImportState(tx, { id, ownerId: actor.caller.personId, state: 'undoing' });
    });
    await start(actor, id);
    return answer(actor, id);
  });

  serveEndpoint(app, calls.listLeadImportRows, async (call) => {
    const actor = actorOf(call);
    const { state = null, outlook = null, ...asked } = call.query;
    const { id } = await requireImport(db, actor, call.params.id);
    const { rows, ...page } = await selectRecords(db, id, { state, outlook }, asked);
    return { data: await presentRecords(db, actor.caller, rows), ...page };
  });

  serveEndpoint(app, calls.exportLeadImportErrors, async (call) => {
    const row = await requireImport(db, actorOf(call), call.params.id);
    const records = await selectRecordsAfter(db, row.id, {
      ...{ after: 0, limit: LEAD_IMPORT_MAX_ROWS },
    });
    const isDraft = row.state === 'draft';
    const wrong = records.filter(({ state, outlook }) =>
      isDraft ? outlook === 'refuse' : state === 'refused' || state === 'failed',
    );
    const heads = row.columns as unknown as string[];
    const lines = wrong.map(({ cells, errors }) => [
      ...heads.map((_, index) => (cells as unknown as string[])[index] ?? ''),
      (errors as unknown as { message: string }[]).map(({ message }) => message).join('; '),
    ]);
    return {
      fileName: `refused-${row.file_name}`,
      csv: csvFile([[...heads, importMessages.problem()], ...lines]),
    };
  });
}

/** Writes down who checked or imported which file, and how many records it has. */
async function audit(
  tx: Queryable,
  actor: Actor,
  { id, file_name: file }: ImportRow,
  kind: 'rows-previewed' | 'rows-imported',
): Promise<void> {
  const counted = await countRecords(tx, [id]);
  await recordImport(tx, actor, {
    ...{ kind, what: importMessages.leads(), file },
    rows: counted.reduce((sum, { count }) => sum + count, 0),
  });
}

async function requireImport(db: Queryable, { caller }: Actor, id: string): Promise<ImportRow> {
  const row = await findImport(db, { id, ownerId: caller.personId });
  return row ?? refuseLead('import-not-found');
}

async function lockOwn(tx: Queryable, { caller }: Actor, id: string): Promise<ImportRow> {
  const row = await lockImport(tx, { id, ownerId: caller.personId });
  return row ?? refuseLead('import-not-found');
}
