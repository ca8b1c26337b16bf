import {
  type ListingDocumentKey,
  listingDocumentKeys,
  listingDocuments,
  requiredListingDocuments,
  type WireDocumentFile,
  type WireListingDocument,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import {
  type Actor,
  type DatabaseTransaction,
  type FileFacts,
  findFileFacts,
  findName,
  type PeopleByName,
  type Queryable,
  recordChanges,
} from '#platform';
import { formatDay } from '../format-day.ts';
import { requireBroker } from '../is-broker.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { type DocumentFileRow, selectDocumentFiles } from './document-file-store.ts';
import {
  type ListingDocumentRow,
  selectListingDocuments,
  storeListingDocument,
} from './listing-document-store.ts';
import { type ListingFileRow, listingTermsOf } from './listing-file-columns.ts';
import { raiseVersion } from './listing-file-state-store.ts';
import { LISTING_FILE_RECORD } from './listing-file-table.ts';

/** The documents of a listing file: those that its sale needs, and others that came in. */
export async function readListingDocuments(
  db: Queryable,
  file: ListingFileRow,
): Promise<{ documents: WireListingDocument[]; missing: ListingDocumentKey[] }> {
  const rows = await selectListingDocuments(db, file.id);
  const files = await selectDocumentFiles(db, file.id);
  const required = requiredListingDocuments(listingTermsOf(file));
  const people = await namePeople(db, [
    ...new Set([
      ...rows.flatMap(({ noted_by }) => noted_by ?? []),
      ...files.flatMap(({ added_by, removed_by }) => [added_by ?? [], removed_by ?? []].flat()),
    ]),
  ]);
  const facts = await findFileFacts(
    db,
    files.map(({ file_key }) => file_key),
  );
  const rowOf = (key: ListingDocumentKey) => rows.find(({ document }) => document === key);
  const filesOf = (key: ListingDocumentKey) => files.filter(({ document }) => document === key);
  const isIn = (key: ListingDocumentKey) =>
    isNotedAsIn(rowOf(key)) || filesOf(key).some(({ removed_at }) => removed_at === null);
  const shown = listingDocumentKeys.filter(
    (key) => required.includes(key) || rowOf(key) || filesOf(key).length > 0,
  );
  return {
    documents: shown.map((key) => {
      const row = rowOf(key);
      return {
        key,
        isRequired: required.includes(key),
        receivedOn: row?.received_on ?? null,
        waivedBecause: row?.waived_because ?? null,
        by: findName(people, row?.noted_by ?? null),
        note: row?.note ?? '',
        files: filesOf(key).map((one) => presentFile(one, people, facts)),
      };
    }),
    missing: required.filter((key) => !isIn(key)),
  };
}

function presentFile(
  row: DocumentFileRow,
  people: PeopleByName,
  facts: ReadonlyMap<string, FileFacts>,
): WireDocumentFile {
  const known = facts.get(row.file_key);
  return {
    id: row.id,
    file: row.file_key,
    name: known?.name ?? '',
    by: findName(people, row.added_by),
    at: row.added_at.toISOString(),
    removed: row.removed_at && {
      by: findName(people, row.removed_by),
      at: row.removed_at.toISOString(),
      reason: row.removed_because,
    },
  };
}

const isNotedAsIn = (row: ListingDocumentRow | undefined) =>
  row !== undefined && (row.received_on !== null || row.waived_because !== null);

/** What is noted about a document; undefined stays as it is. */
export interface GivenDocument {
  receivedOn?: string | null | undefined;
  note?: string | null | undefined;
  waivedBecause?: string | null | undefined;
}

/**
 * Notes on a locked listing file that a document came in, or that a broker does without it.
 * Refuses (broker-only) anyone else who waives it or takes a waiver back.
 */
export async function noteDocument(
  tx: DatabaseTransaction,
  actor: Actor,
  file: ListingFileRow,
  key: ListingDocumentKey,
  given: GivenDocument,
): Promise<ListingFileRow> {
  const rows = await selectListingDocuments(tx, file.id);
  const held = rows.find(({ document }) => document === key);
  const before = held?.waived_because ?? null;
  const waivedBecause = given.waivedBecause === undefined ? before : given.waivedBecause;
  if (waivedBecause !== before) requireBroker(actor.caller);
  return storeNoted(tx, file, {
    ...{ key, held },
    noted: {
      received_on: given.receivedOn === undefined ? (held?.received_on ?? null) : given.receivedOn,
      waived_because: waivedBecause,
      noted_by: actor.caller.personId,
      note: given.note === undefined ? (held?.note ?? '') : (given.note ?? ''),
    },
  });
}

/** Notes on a locked listing file that documents came in signed, unless they were there. */
export async function noteSigned(
  tx: DatabaseTransaction,
  file: ListingFileRow,
  keys: readonly ListingDocumentKey[],
  receivedOn: string,
): Promise<void> {
  const rows = await selectListingDocuments(tx, file.id);
  for (const key of keys) {
    const held = rows.find(({ document }) => document === key);
    if (held?.received_on) continue;
    const note = [held?.note, listingFileMessages.signedByAll()].filter(Boolean).join(' · ');
    const waived_because = held?.waived_because ?? null;
    const noted = { received_on: receivedOn, waived_because, noted_by: null, note };
    await storeNoted(tx, file, { key, held, noted });
  }
}

async function storeNoted(
  tx: DatabaseTransaction,
  file: ListingFileRow,
  {
    key,
    held,
    noted,
  }: {
    key: ListingDocumentKey;
    held: ListingDocumentRow | undefined;
    noted: Parameters<typeof storeListingDocument>[3];
  },
): Promise<ListingFileRow> {
  await storeListingDocument(tx, file.id, key, noted);
  await recordChanges(tx, [
    {
      ...{ kind: LISTING_FILE_RECORD, recordId: file.id, what: 'edited' },
      changedBy: noted.noted_by,
      ...{ before: { [key]: inWords(held) }, after: { [key]: inWords(noted) } },
    },
  ]);
  return raiseVersion(tx, file.id);
}

function inWords(
  row: Pick<ListingDocumentRow, 'received_on' | 'waived_because' | 'note'> | undefined,
): string {
  const parts = [
    row?.received_on && listingFileMessages.received({ day: formatDay(row.received_on) }),
    row?.waived_because && listingFileMessages.waived({ reason: row.waived_because }),
    row?.note,
  ];
  return parts.filter(Boolean).join(' · ');
}

/** Refuses (listing-documents-missing) a listing file that lacks documents, and names them. */
export async function requireDocuments(tx: Queryable, file: ListingFileRow): Promise<void> {
  if (file.override_reason !== null) return;
  const { missing } = await readListingDocuments(tx, file);
  if (missing.length === 0) return;
  const fields = missing.map((key) => {
    const label = listingDocuments[key];
    return { field: key, label, message: listingFileMessages.documentMissing({ label }) };
  });
  refuseTransaction('listing-documents-missing', { fields });
}
