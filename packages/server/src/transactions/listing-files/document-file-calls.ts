import {
  documentFileEndpoints as calls,
  DOCUMENT_FILE,
  DOCUMENT_FILE_MAX_BYTES,
  DOCUMENT_FILES_MAX,
  type ListingDocumentKey,
  listingFileEndpoints,
} from '@homestead/contract/transactions';
import type { FastifyInstance } from 'fastify';
import {
  type Actor,
  actorOf,
  answerOnce,
  atomically,
  checkPdf,
  type DatabaseTransaction,
  findFileFacts,
  mayCall,
  recordChanges,
  recordEvent,
  redrawPicture,
  requireVersion,
  type Services,
  serveEndpoint,
  submissionOf,
} from '#platform';
import { listingFileMessages } from '../messages/listing-files.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { listingFileChanged } from '../transaction-events.ts';
import { requireOpen } from './add-received-offer.ts';
import {
  type DocumentFileRow,
  insertDocumentFile,
  isDocumentFileInSight,
  selectDocumentFiles,
  selectUsedDocumentFiles,
  storeRemoval,
} from './document-file-store.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { raiseVersion } from './listing-file-state-store.ts';
import { LISTING_FILE_RECORD } from './listing-file-table.ts';
import { presentListingFile } from './present-listing-file.ts';
import { requireLockedFile } from './require-listing-file.ts';

const PDF_PAGES = 300;

/** Registers the files of listing files’ documents and their calls. */
export function serveDocumentFileCalls(app: FastifyInstance, services: Services): void {
  const { db, files } = services;
  const picture = redrawPicture(DOCUMENT_FILE_MAX_BYTES);
  files.register({
    name: DOCUMENT_FILE,
    maxBytes: DOCUMENT_FILE_MAX_BYTES,
    accepts: {
      'application/pdf': checkPdf(PDF_PAGES),
      'image/jpeg': picture,
      'image/png': picture,
      'image/webp': picture,
    },
    mayUpload: (caller) => mayCall(caller, calls.attachDocumentFile.access),
    readers: async (tx, caller, { key }) =>
      mayCall(caller, listingFileEndpoints.getListingFile.access) &&
      isDocumentFileInSight(tx, caller, key),
    findUsed: selectUsedDocumentFiles,
    keptHours: 24,
  });

  serveEndpoint(app, calls.attachDocumentFile, (call) => {
    const actor = actorOf(call);
    const body = { ...call.params, ...call.body };
    return answerOnce(services, submissionOf(calls.attachDocumentFile, body, call), async (tx) => {
      const { id, document, file: key, replaces } = body;
      const { caller } = actor;
      const file = await requireLockedFile(tx, caller, id);
      requireOpen(file);
      const { name } = await files.requireOwn(tx, key, { purpose: DOCUMENT_FILE, caller });
      const held = await heldFiles(tx, file, document);
      // One key is one file of one document; a second try finds it there.
      const used = await selectUsedDocumentFiles(tx, [key]);
      if (used.has(key)) refuseTransaction('document-file-not-found');
      if (held.length >= DOCUMENT_FILES_MAX) refuseTransaction('too-many-document-files');
      const old = replaces === undefined ? null : requireCurrent(held, replaces);
      const added = { fileId: file.id, document, key, by: caller.personId };
      const newId = await insertDocumentFile(tx, added);
      if (old) {
        const removal = { by: caller.personId, because: null, replacedBy: newId };
        await storeRemoval(tx, old.id, removal);
      }
      const text = old
        ? listingFileMessages.fileReplaced({ name, old: await nameOf(tx, old) })
        : listingFileMessages.fileAttached({ name });
      const noted = await noteOnDocument(tx, actor, file, { document, text });
      return { data: await presentListingFile(tx, caller, noted) };
    });
  });

  serveEndpoint(app, calls.removeDocumentFile, (call) =>
    atomically(db, async (tx) => {
      const actor = actorOf(call);
      const { caller } = actor;
      const { id, document, file: fileId } = call.params;
      const { version, reason } = call.body;
      const file = await requireLockedFile(tx, caller, id);
      requireOpen(file);
      const held = requireCurrent(await heldFiles(tx, file, document), fileId);
      requireVersion(file, version);
      const removal = { by: caller.personId, because: reason, replacedBy: null };
      await storeRemoval(tx, held.id, removal);
      const text = listingFileMessages.fileRemoved({ name: await nameOf(tx, held), reason });
      const noted = await noteOnDocument(tx, actor, file, { document, text });
      return { data: await presentListingFile(tx, caller, noted) };
    }),
  );
}

const heldFiles = async (
  tx: DatabaseTransaction,
  file: ListingFileRow,
  document: ListingDocumentKey,
): Promise<DocumentFileRow[]> =>
  (await selectDocumentFiles(tx, file.id)).filter((one) => one.document === document);

/** Refuses (document-file-not-found) a file that isn’t there, or was removed. */
function requireCurrent(held: readonly DocumentFileRow[], id: string): DocumentFileRow {
  const found = held.find((one) => one.id === id && one.removed_at === null);
  return found ?? refuseTransaction('document-file-not-found');
}

const nameOf = async (tx: DatabaseTransaction, { file_key: key }: DocumentFileRow) =>
  (await findFileFacts(tx, [key])).get(key)?.name ?? '';

/** Adds to a locked listing file’s history what happened to the files of a document. */
async function noteOnDocument(
  tx: DatabaseTransaction,
  { caller }: Actor,
  file: ListingFileRow,
  { document, text }: { document: ListingDocumentKey; text: string },
): Promise<ListingFileRow> {
  await recordChanges(tx, [
    {
      ...{ kind: LISTING_FILE_RECORD, recordId: file.id, what: 'edited' },
      changedBy: caller.personId,
      ...{ before: { [document]: null }, after: { [document]: text } },
    },
  ]);
  await recordEvent(tx, listingFileChanged, { fileId: file.id, number: file.number });
  return raiseVersion(tx, file.id);
}
