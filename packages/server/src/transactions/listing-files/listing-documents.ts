import {
  type ListingDocumentKey,
  listingDocumentKeys,
  listingDocuments,
  requiredListingDocuments,
  type WireListingDocument,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import {
  type Actor,
  type Caller,
  type DatabaseTransaction,
  findName,
  type Queryable,
  recordChanges,
} from '#platform';
import { listingFileMessages } from '../messages/listing-files.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import {
  type ListingDocumentRow,
  selectListingDocuments,
  storeListingDocument,
} from './listing-document-store.ts';
import { type ListingFileRow, listingTermsOf } from './listing-file-columns.ts';
import { raiseVersion } from './listing-file-state-store.ts';
import { dayInWords, LISTING_FILE_RECORD } from './listing-file-table.ts';

const brokers: readonly string[] = ['admin', 'super-admin'];
/** Whether the caller decides for the brokerage. */
export const isBroker = ({ role }: Pick<Caller, 'role'>) => brokers.includes(role);

/** Refuses (broker-only) anyone else. */
export function requireBroker(caller: Caller): void {
  if (!isBroker(caller)) refuseTransaction('broker-only');
}

/** The documents of a listing file: those that its sale needs, and others that came in. */
export async function readListingDocuments(
  db: Queryable,
  file: ListingFileRow,
): Promise<{ documents: WireListingDocument[]; missing: ListingDocumentKey[] }> {
  const rows = await selectListingDocuments(db, file.id);
  const required = requiredListingDocuments(listingTermsOf(file));
  const people = await namePeople(
    db,
    rows.flatMap(({ noted_by }) => noted_by ?? []),
  );
  const rowOf = (key: ListingDocumentKey) => rows.find(({ document }) => document === key);
  const shown = listingDocumentKeys.filter((key) => required.includes(key) || rowOf(key));
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
      };
    }),
    missing: required.filter((key) => !isIn(rowOf(key))),
  };
}

const isIn = (row: ListingDocumentRow | undefined) =>
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
  const { personId } = actor.caller;
  const noted = {
    received_on: given.receivedOn === undefined ? (held?.received_on ?? null) : given.receivedOn,
    waived_because: waivedBecause,
    noted_by: personId,
    note: given.note === undefined ? (held?.note ?? '') : (given.note ?? ''),
  };
  await storeListingDocument(tx, file.id, key, noted);
  await recordChanges(tx, [
    {
      ...{ kind: LISTING_FILE_RECORD, recordId: file.id, what: 'edited', changedBy: personId },
      ...{ before: { [key]: inWords(held) }, after: { [key]: inWords(noted) } },
    },
  ]);
  return raiseVersion(tx, file.id);
}

function inWords(
  row: Pick<ListingDocumentRow, 'received_on' | 'waived_because' | 'note'> | undefined,
): string {
  const parts = [
    row?.received_on && listingFileMessages.received({ day: dayInWords(row.received_on) }),
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
