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
import { requireBroker } from '../is-broker.ts';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import {
  changeListingFile,
  moveListingFile,
  startListingFile,
  storeListingChange,
} from './change-listing-file.ts';
import { confirmListingFile } from './confirm-listing-file.ts';
import { noteDocument } from './listing-documents.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { listingFileHistory } from './listing-file-history.ts';
import { selectListingFiles } from './listing-file-store.ts';
import { tellWaits } from './listing-news.ts';
import { presentListingFile, presentListingRows } from './present-listing-file.ts';
import {
  requireListingFile,
  requireLockedFile,
  requireSellersFile,
} from './require-listing-file.ts';

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
    const abilities = mayWriteTransactions(caller) ? ['create' as const] : [];
    return { data: await presentListingRows(db, rows), ...facts, abilities };
  });

  serveEndpoint(app, calls.createListingFile, (call) =>
    answerOnce(services, submissionOf(calls.createListingFile, call.body, call), async (tx) => {
      const actor = actorOf(call);
      const file = await startListingFile(tx, actor, call.body);
      await tellWaits(services, tx, { before: null, file });
      return present(tx, actor.caller, file);
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
      const changed = await changeListingFile(tx, actor, file, given);
      await tellWaits(services, tx, { before: file, file: changed });
      return present(tx, actor.caller, changed);
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
      await tellWaits(services, tx, { before: file, file: moved });
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

  serveEndpoint(app, calls.confirmListingFile, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const file = await requireLockedFile(tx, actor.caller, call.params.id);
      requireVersion(file, call.body.version);
      return present(tx, actor.caller, await confirmListingFile(tx, actor, file));
    }),
  );

  serveEndpoint(app, calls.getListingFileHistory, async (call) => {
    const caller = requireCaller(call);
    // What the seller said about offers is in it.
    const { id } = await requireSellersFile(db, caller, call.params.id);
    return answerRecordHistory(db, listingFileHistory(caller), { ...call, params: { id } });
  });

  serveEndpoint(app, calls.undoListingFileChange, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { caller } = actor;
      const before = await requireLockedFile(tx, caller, call.params.id);
      const params = { id: before.id };
      await undoCalledChange(tx, listingFileHistory(caller), { ...call, params });
      const file = await requireListingFile(tx, caller, call.params.id);
      await tellWaits(services, tx, { before, file });
      return present(tx, caller, file);
    }),
  );
}
