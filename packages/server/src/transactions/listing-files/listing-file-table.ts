import {
  type ListingFileState,
  listingDocumentKeys,
  listingDocuments,
  listingFileFieldKeys,
  listingFileFields,
  listingFileStates,
  type OfferFieldKind,
} from '@homestead/contract/transactions';
import type { RecordTable } from '#platform';
import { formatDollars } from '../format-dollars.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { type ListingFileRow, listingFileColumns } from './listing-file-columns.ts';

export const LISTING_FILE_RECORD = 'transactions.listing-file';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
/** A date in words; empty for none. */
export const dayInWords = (value: unknown) =>
  typeof value === 'string' ? day.format(new Date(value)) : '';

const textsOf: Partial<Record<OfferFieldKind, (value: unknown) => string>> = {
  money: formatDollars,
  date: dayInWords,
};

/** Listing files as records with a history. Changes of documents are in it, each by its key. */
export const listingFileTable: RecordTable<ListingFileRow> = {
  key: LISTING_FILE_RECORD,
  table: 'listing_file',
  columns: {
    ...Object.fromEntries(
      listingFileFieldKeys.map((key) => {
        const { label, kind } = listingFileFields[key];
        const textOf = textsOf[kind];
        return [listingFileColumns[key], { label: () => label, ...(textOf && { textOf }) }];
      }),
    ),
    ...Object.fromEntries(
      listingDocumentKeys.map((key) => [key, { label: () => listingDocuments[key] }]),
    ),
    state: {
      label: listingFileMessages.state,
      textOf: (state) => listingFileStates[state as ListingFileState] ?? '',
    },
    remarks: { label: listingFileMessages.remarks },
    remarks_reason: { label: listingFileMessages.remarksReason },
    override_reason: { label: listingFileMessages.override },
  },
  refuseMissing: () => refuseTransaction('listing-file-not-found'),
};
