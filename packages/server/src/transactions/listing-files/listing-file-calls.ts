import { listingFileEndpoints as calls } from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import { requireFairWords } from '#leads';
import {
  actorOf,
  answerOnce,
  answerRecordHistory,
  atomically,
  type Caller,
  type Queryable,
  requireCaller,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
  undoCalledChange,
} from '#platform';
import { listingFileMessages } from '../messages/listing-files.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import {
  changeListingFile,
  moveListingFile,
  startListingFile,
  storeListingChange,
} from './change-listing-file.ts';
import { noteDocument, requireBroker } from './listing-documents.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { listingFileHistory } from './listing-file-history.ts';
import { findListingFile, lockListingFile, selectListingFiles } from './listing-file-store.ts';
import { presentListingFile, presentListingRows } from './present-listing-file.ts';

/** Registers the calls of listing files. */
export function serveListingFileCalls(app: FastifyInstance, services: Services): void {
  const { db } = services;
  const present = async (from: Queryable, caller: Caller, file: ListingFileRow) => ({
    data: await presentListingFile(from, caller, file),
  });

  serveEndpoint(app, calls.listListingFiles, async (call) => {
    const { sort = 'changed', direction = 'desc', page, pageSize, ...filter } = call.query;
    const order = { sort, direction };
    const asked = { page, pageSize };
    const caller = requireCaller(call);
    const { rows, ...facts } = await selectListingFiles(db, caller, filter, order, asked);
    return { data: await presentListingRows(db, rows), ...facts, abilities: ['create' as const] };
  });

  serveEndpoint(app, calls.createListingFile, (call) =>
    answerOnce(services, submissionOf(calls.createListingFile, call.body, call), async (tx) => {
      const actor = actorOf(call);
      return present(tx, actor.caller, await startListingFile(tx, actor, call.body));
    }),
  );

  serveEndpoint(app, calls.getListingFile, async (call) => {
    const caller = requireCaller(call);
    return present(db, caller, await requireListingFile(db, caller, call.params.id));
  });

  serveEndpoint(app, calls.updateListingFile, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { version, ...given } = call.body;
      const file = await requireLockedFile(tx, actor.caller, call.params.id);
      requireVersion(file, version);
      return present(tx, actor.caller, await changeListingFile(tx, actor, file, given));
    }),
  );

  serveEndpoint(app, calls.writeListingRemarks, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { version, remarks, fairHousingReason } = call.body;
      const file = await requireLockedFile(tx, actor.caller, call.params.id);
      requireVersion(file, version);
      const reason = fairHousingReason ?? '';
      const label = listingFileMessages.remarks();
      const found = await requireFairWords(services, remarks, reason, 'remarks', label);
      const set = { remarks, remarks_reason: found?.reason ?? '' };
      return present(tx, actor.caller, await storeListingChange(tx, actor, file, set));
    }),
  );

  serveEndpoint(app, calls.moveListingFile, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.moveListingFile, body, call), async (tx) => {
      const file = await requireLockedFile(tx, actor.caller, call.params.id);
      requireVersion(file, call.body.version);
      const moved = await moveListingFile(tx, actor, file, call.body.state);
      return present(tx, actor.caller, moved);
    });
  });

  serveEndpoint(app, calls.updateListingDocument, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { version, ...given } = call.body;
      const file = await requireLockedFile(tx, actor.caller, call.params.id);
      requireVersion(file, version);
      const noted = await noteDocument(tx, actor, file, call.params.document, given);
      return present(tx, actor.caller, noted);
    }),
  );

  serveEndpoint(app, calls.overrideListingDocuments, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const file = await requireLockedFile(tx, actor.caller, call.params.id);
      requireBroker(actor.caller);
      requireVersion(file, call.body.version);
      const changed = await storeListingChange(tx, actor, file, {
        override_reason: call.body.reason,
        override_by: actor.caller.personId,
        override_at: new Date(),
      });
      return present(tx, actor.caller, changed);
    }),
  );

  serveEndpoint(app, calls.getListingFileHistory, async (call) => {
    const caller = requireCaller(call);
    const { id } = await requireListingFile(db, caller, call.params.id);
    return answerRecordHistory(db, listingFileHistory(caller), { ...call, params: { id } });
  });

  serveEndpoint(app, calls.undoListingFileChange, (call) =>
    atomically(db, async (tx) => {
      const caller = requireCaller(call);
      const { id } = await requireLockedFile(tx, caller, call.params.id);
      await undoCalledChange(tx, listingFileHistory(caller), { ...call, params: { id } });
      return present(tx, caller, await requireListingFile(tx, caller, call.params.id));
    }),
  );
}

/** Refuses (listing-file-not-found) a listing file out of the caller's sight. */
export async function requireListingFile(
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<ListingFileRow> {
  const file = await findListingFile(db, caller, id);
  return file ?? refuseTransaction('listing-file-not-found');
}

/** The same, held until the commit. */
export async function requireLockedFile(
  tx: Queryable,
  caller: Caller,
  id: number,
): Promise<ListingFileRow> {
  const file = await lockListingFile(tx, caller, id);
  return file ?? refuseTransaction('listing-file-not-found');
}
