import type { FormKey } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import type { ListingDocumentKey } from '@homestead/contract/transactions';
import { envelopeChanged } from '#documents';
import { atomically, type DatabaseTransaction, recordEvent, type Services } from '#platform';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { lockListingFileById } from '../listing-files/listing-file-store.ts';
import { noteSigned } from '../listing-files/listing-documents.ts';
import { listingFileChanged, offerChanged } from '../transaction-events.ts';
import { findDealIds } from './deal-document-store.ts';
import { numberOf } from './find-deal.ts';

/** The documents of a listing file that forms are. */
const documentOf: Partial<Record<FormKey, ListingDocumentKey>> = {
  'agency-disclosure': 'agency-disclosure',
  'seller-disclosure': 'property-disclosure',
  'lead-paint': 'lead-paint',
  'sid-receipt': 'sid-statement',
};

/**
 * Tells open pages of deals what becomes of their envelopes, and ticks the documents of a listing
 * file whose forms are signed by all and sealed.
 */
export function followDisclosures(services: Pick<Services, 'db' | 'events'>): void {
  const { db, events } = services;
  events.subscribe(envelopeChanged, 'transactions.follow-envelopes', async (change) => {
    const number = change.about && numberOf(change.about.id);
    if (!change.about || number === null) return;
    const { kind } = change.about;
    await atomically(db, async (tx) => {
      const { offerId, fileId } = await findDealIds(tx, kind, number ?? 0);
      if (offerId) await recordEvent(tx, offerChanged, { offerId, number: number ?? 0 });
      const file = fileId && (await lockListingFileById(tx, fileId));
      if (!file) return;
      if (change.what === 'completed') await noteForms(tx, file, change.forms);
      await recordEvent(tx, listingFileChanged, { fileId: file.id, number: file.number });
    });
  });
}

const noteForms = (tx: DatabaseTransaction, file: ListingFileRow, forms: readonly FormKey[]) =>
  noteSigned(
    tx,
    file,
    forms.flatMap((form) => documentOf[form] ?? []),
    localDate(new Date()),
  );
