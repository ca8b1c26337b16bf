import {
  type ListingFileState,
  listingDocumentKeys,
  listingDocuments,
  listingFileFieldKeys,
  listingFileFields,
  listingFileStates,
} from '@homestead/contract/transactions';
import type { RecordTable } from '#platform';
import { formatInstant } from '../format-instant.ts';
import { listingFileMessages } from '../messages/listing-files.ts';
import { offerValueTexts } from '../offers/offer-value-text.ts';
import { refuseTransaction } from '../refuse-transaction.ts';
import { type ListingFileRow, listingFileColumns } from './listing-file-columns.ts';

export const LISTING_FILE_RECORD = 'transactions.listing-file';

/** Listing files as records with a history. Changes of documents are in it, each by its key. */
export const listingFileTable: RecordTable<ListingFileRow> = {
  key: LISTING_FILE_RECORD,
  table: 'listing_file',
  columns: {
    ...Object.fromEntries(
      listingFileFieldKeys.map((key) => {
        const { label, kind } = listingFileFields[key];
        const textOf = offerValueTexts[kind];
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
    confirmed_at: { label: listingFileMessages.confirmed, textOf: formatInstant },
  },
  refuseMissing: () => refuseTransaction('listing-file-not-found'),
};

/** What the history says of the seller’s page; no columns. */
const ofSeller: Readonly<Record<string, { label: () => string }>> = {
  seller_link: { label: listingFileMessages.sellerLink },
  client_reminders: { label: listingFileMessages.sellerReminders },
  seller_said: { label: listingFileMessages.sellerSaid },
};

/** The same with what the history says of the seller’s page. */
export const listingHistoryTable: RecordTable<ListingFileRow> = {
  ...listingFileTable,
  columns: { ...ofSeller, ...listingFileTable.columns },
};
