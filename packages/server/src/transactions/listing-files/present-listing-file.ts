import {
  type ListingFileState,
  nextListingFileStates,
  type OfferState,
  openListingFileStates,
  openOfferStates,
  type WireListingFile,
  type WireListingFileRow,
} from '@homestead/contract/transactions';
import { namePeople } from '#accounts';
import { findLead } from '#leads';
import { type Caller, findName, type PeopleByName, type Queryable } from '#platform';
import { isBroker } from '../is-broker.ts';
import { mayWriteTransactions } from '../may-write-transactions.ts';
import { isOnBuyingSide as hasBuyer } from './buying-side-store.ts';
import { readListingDocuments } from './listing-documents.ts';
import { type ListingFileRow, listingTermsOf } from './listing-file-columns.ts';
import type { ListedFile } from './listing-file-store.ts';
import { selectListingLinks } from './listing-link-store.ts';
import { type FileOfferRow, selectOffersOfFile } from './listing-offer-store.ts';
import { isWaiting } from './waiting-file.ts';

/** Rows of a list of listing files. */
export async function presentListingRows(
  db: Queryable,
  rows: readonly ListedFile[],
): Promise<WireListingFileRow[]> {
  const people = await namePeople(
    db,
    rows.flatMap(({ agent_id }) => agent_id ?? []),
  );
  return rows.map((row) => presentRow(row, people));
}

function presentRow(row: ListedFile, people: PeopleByName): WireListingFileRow {
  return {
    id: row.number,
    code: row.code,
    state: row.state as ListingFileState,
    propertyAddress: row.property_address,
    seller: row.seller,
    agent: people.get(row.agent_id ?? '') ?? null,
    listPriceCents: row.list_price_cents,
    agreementExpiresOn: row.agreement_expires_on,
    openOffers: row.open_offers,
    isWaiting: isWaiting(row),
    changedAt: row.changed_at.toISOString(),
  };
}

/** A listing file with its documents and offers, and what the caller may do with it. */
export async function presentListingFile(
  db: Queryable,
  caller: Caller,
  file: ListingFileRow,
): Promise<WireListingFile> {
  const isOnBuyingSide = await hasBuyer(db, caller, file);
  const offers = await selectOffersOfFile(db, file);
  const links = await selectListingLinks(db, file.id);
  const makers = links.map(({ made_by }) => made_by);
  const named = [file.agent_id, file.co_agent_id, file.override_by, file.confirmed_by];
  const ids = [...named, ...makers].flatMap((id) => id ?? []);
  const people = await namePeople(db, ids);
  const seller = file.seller_lead_id ? await findLead(db, caller, file.seller_lead_id) : null;
  const open = offers.filter(({ state }) => openOfferStates.includes(state as OfferState)).length;
  const documents = await readListingDocuments(db, file);
  return {
    ...presentRow(
      { ...file, seller: seller?.name ?? null, open_offers: isOnBuyingSide ? null : open },
      people,
    ),
    terms: listingTermsOf(file),
    coAgent: people.get(file.co_agent_id ?? '') ?? null,
    remarks: file.remarks,
    remarksReason: file.remarks_reason,
    ...documents,
    override:
      file.override_reason === null
        ? null
        : {
            reason: file.override_reason,
            by: findName(people, file.override_by),
            at: file.override_at?.toISOString() ?? '',
          },
    confirmation: file.confirmed_at && {
      by: findName(people, file.confirmed_by),
      at: file.confirmed_at.toISOString(),
    },
    isOnBuyingSide,
    offers: isOnBuyingSide ? [] : offers.map(presentReceived),
    links: links.map((link) => ({
      id: link.id,
      by: findName(people, link.made_by),
      madeAt: link.made_at.toISOString(),
      expiresAt: link.expires_at.toISOString(),
      isOpen: link.ended_at === null && link.expires_at > new Date(),
      offers: isOnBuyingSide ? null : link.offers,
    })),
    version: file.version,
    abilities: abilitiesOf(file, caller, {
      lacksDocuments: documents.missing.length > 0,
      isOnBuyingSide,
    }),
  };
}

function presentReceived(offer: FileOfferRow): WireListingFile['offers'][number] {
  return {
    id: offer.number,
    code: offer.code,
    state: offer.state as OfferState,
    isBackup: offer.is_backup,
    isOurs: offer.side === 'buying',
    buyers: offer.buyer,
    offerPriceCents: offer.offer_price_cents,
    expiresAt: offer.expires_at?.toISOString() ?? null,
    isByLink: offer.sent_by !== null,
    isSuspected: offer.is_suspected && offer.state === 'draft',
  };
}

function abilitiesOf(
  file: ListingFileRow,
  caller: Caller,
  { lacksDocuments, isOnBuyingSide }: { lacksDocuments: boolean; isOnBuyingSide: boolean },
): WireListingFile['abilities'] {
  if (!mayWriteTransactions(caller)) return [];
  const state = file.state as ListingFileState;
  const steps = nextListingFileStates[state] as readonly ('closed' | 'ended' | 'active')[];
  if (!openListingFileStates.includes(state)) return [...steps];
  const isFree = file.override_reason === null && state === 'active' && lacksDocuments;
  return [
    'edit' as const,
    ...(isOnBuyingSide ? [] : (['add-offer'] as const)),
    ...(isBroker(caller) && file.confirmed_at === null ? (['confirm'] as const) : []),
    ...(isBroker(caller) ? (['waive'] as const) : []),
    ...(isBroker(caller) && isFree ? (['override'] as const) : []),
    ...steps,
  ];
}
