import type { FormKey } from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import type { ListingDocumentKey } from '@homestead/contract/transactions';
import { envelopeChanged } from '#documents';
import { atomically, type DatabaseTransaction, recordEvent, type Services } from '#platform';
import { noteSigned } from '../listing-files/listing-documents.ts';
import type { ListingFileRow } from '../listing-files/listing-file-columns.ts';
import { lockListingFileById } from '../listing-files/listing-file-store.ts';
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

/** Follows what becomes of the envelopes of deals. */
export function followDisclosures({ db, events }: Pick<Services, 'db' | 'events'>): void {
  events.subscribe(envelopeChanged, 'transactions.follow-envelopes', (change) =>
    followEnvelope(db, change),
  );
}

interface Change {
  about: { kind: string; id: string } | null;
  what: string;
  forms: readonly FormKey[];
}

/**
 * Tells open pages of a deal what became of its envelope, and ticks the documents of a listing file
 * whose forms are signed by all and sealed.
 */
export async function followEnvelope(
  db: Services['db'],
  { about, what, forms }: Change,
): Promise<void> {
  const number = about && numberOf(about.id);
  if (!about || !number) return;
  await atomically(db, async (tx) => {
    const { offerId, fileId } = await findDealIds(tx, about.kind, number);
    if (offerId) await recordEvent(tx, offerChanged, { offerId, number });
    const file = fileId && (await lockListingFileById(tx, fileId));
    if (!file) return;
    if (what === 'completed') await noteForms(tx, file, forms);
    await recordEvent(tx, listingFileChanged, { fileId: file.id, number: file.number });
  });
}

const noteForms = (tx: DatabaseTransaction, file: ListingFileRow, forms: readonly FormKey[]) =>
  noteSigned(
    tx,
    file,
    forms.flatMap((form) => documentOf[form] ?? []),
    localDate(new Date()),
  );
