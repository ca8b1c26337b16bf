import { referenceEndpoints } from '@homestead/contract/leads';
import type { FastifyInstance } from 'fastify';
import {
  actorOf,
  answerOnce,
  atomically,
  changeRecord,
  createRecord,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  serveHistory,
  serveOrder,
} from '#platform';
import { refuseLead } from '../refuse-lead.ts';
import { officeLists } from './office-lists.ts';
import { openStages } from './open-stages.ts';
import {
  entryHistory,
  entryTable,
  lockEntry,
  mayChangeEntries,
  presentEntry,
  requirePosition,
} from './reference-entry.ts';
import { type EntryRow, lockOrder, selectEntries } from './reference-entry-store.ts';

/** Registers the calls of the reference lists. */
export function serveReferenceCalls(
  app: FastifyInstance,
  services: Pick<Services, 'db' | 'secrets'>,
): void {
  const { db } = services;
  const listOf = ({ params: { list } }: { params: { list: string } }): string =>
    officeLists(services).has(list) ? list : refuseLead('reference-list-not-found');

  serveEndpoint(app, referenceEndpoints.listReferenceLists, async () => ({
    data: [...officeLists(services)].map(([key, label]) => ({ key, label })),
  }));

  serveEndpoint(app, referenceEndpoints.listReferenceEntries, async (call) => {
    const caller = requireCaller(call);
    const { rows, ...facts } = await selectEntries(db, listOf(call), call.query);
    const data = rows.map((row) => presentEntry(row, caller));
    return { data, ...facts, abilities: mayChangeEntries(caller) ? ['create' as const] : [] };
  });

  serveEndpoint(app, referenceEndpoints.createReferenceEntry, (call) => {
    const list = listOf(call);
    const scope = `reference-lists/${list} ${requireCaller(call).personId}`;
    const submission = { scope, key: call.idempotencyKey, body: call.body };
    return answerOnce(services, submission, async (tx) => {
      const { display, parentId } = call.body;
      const parent = parentId ? await lockEntry(tx, parentId) : null;
      const parentList = list === 'lead-sub-sources' ? 'lead-sources' : undefined;
      if (parent?.list !== parentList) refuseLead('reference-source-refused');
      const position = await requirePosition(tx, list);
      const values = { list, display, parent_id: parentId ?? null, position };
      const row = await createRecord(tx, entryTable, actorOf(call), values);
      if (list === 'lead-stages') await openStages(tx, requireCaller(call).personId);
      return { data: presentEntry(row, requireCaller(call)) };
    });
  });

  serveEndpoint(app, referenceEndpoints.updateReferenceEntry, (call) =>
    atomically(db, async (tx) => {
      const { version, display, isRetired } = call.body;
      const row = await lockEntry(tx, call.params.id);
      requireVersion(row, version);
      const isSame = isRetired === undefined || isRetired === (row.retired_at !== null);
      const place = isRetired
        ? { retired_at: new Date(), position: 0 }
        : !isSame && { retired_at: null, position: await requirePosition(tx, row.list) };
      const changed = await changeRecord(tx, entryTable, actorOf(call), row, {
        what: isSame ? 'edited' : isRetired ? 'retired' : 'restored',
        set: { ...(display && { display }), ...(!isSame && place) },
      });
      if (isAddedStage(row) && display) await openStages(tx, requireCaller(call).personId);
      return { data: presentEntry(changed, requireCaller(call)) };
    }),
  );

  serveOrder(app, services, referenceEndpoints.orderReferenceList, entryTable, (tx, params) =>
    lockOrder(tx, listOf({ params })),
  );

  const historyCalls = {
    history: referenceEndpoints.getReferenceEntryHistory,
    undo: referenceEndpoints.undoReferenceEntryChange,
  };
  serveHistory(app, services, historyCalls, entryHistory, async (tx, caller, id) => {
    const row = await lockEntry(tx, id);
    if (isAddedStage(row)) await openStages(tx, caller.personId);
    return { data: presentEntry(row, caller) };
  });
}

const isAddedStage = ({ list, code }: EntryRow) => list === 'lead-stages' && code === null;
