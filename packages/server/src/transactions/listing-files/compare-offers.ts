import {
  type ListingFileState,
  listingDocuments,
  nextOfferStates,
  type OfferState,
  offerLists,
  openListingFileStates,
  type WireComparedOffer,
  type WireComparison,
} from '@homestead/contract/transactions';
import type { Queryable } from '#platform';
import { selectEntriesByNumber } from '../lookups/lookup-store.ts';
import { offerValue } from '../messages/offer-values.es.ts';
import { inspectionsOf, termsOf } from '../offers/offer-columns.ts';
import { isHomeTaken } from '../offers/offer-store.ts';
import { namePartiesById } from '../parties/named-party-store.ts';
import { readListingDocuments } from './listing-documents.ts';
import type { ListingFileRow } from './listing-file-columns.ts';
import { type ComparedRow, selectComparedOffers } from './listing-offer-store.ts';
import { netOnListing, transferTaxOf } from './net-on-listing.ts';
import { isWaiting } from './waiting-file.ts';

/**
 * The offers on the home of a listing file, side by side. Of offers that agents of ours
 * wrote for buyers it has the figures and the buyers’ names alone. `mayAnswer` is whether the
 * reader answers them.
 */
export async function compareOffers(
  db: Queryable,
  file: ListingFileRow,
  { now, mayAnswer }: { now: Date; mayAnswer: boolean },
): Promise<WireComparison> {
  const { rows, total } = await selectComparedOffers(db, file);
  const agents = await namePartiesById(
    db,
    rows.flatMap(({ side, external_agent_id: id }) => (side === 'listing' && id ? [id] : [])),
  );
  const entries = await selectEntriesByNumber(
    db,
    [offerLists.saleContingencies.key],
    rows.flatMap(({ sale_contingency_id }) => sale_contingency_id ?? []),
  );
  const entryOf = ({ sale_contingency_id: number }: ComparedRow) =>
    entries.find(({ id }) => id === number)?.display ?? null;
  const { missing } = await readListingDocuments(db, file);
  const tax = transferTaxOf(file);
  const isOpen = openListingFileStates.includes(file.state as ListingFileState);
  return {
    file: {
      id: file.number,
      code: file.code,
      propertyAddress: file.property_address,
      listPriceCents: file.list_price_cents,
      payoffStatedOn: file.payoff_stated_on,
      taxPaidThroughYear: file.tax_paid_through_year,
      taxSource: tax?.source ?? null,
      isHomeTaken: isOpen && (await isHomeTaken(db, file, { fileId: file.id, offerId: null })),
      isWaiting: isWaiting(file),
      missing: missing.map((key) => listingDocuments[key]),
    },
    now: now.toISOString(),
    offers: rows.map((row) => {
      const agent = agents.get(row.external_agent_id ?? '');
      return {
        ...presentCompared(row, entryOf(row)),
        buyersAgent: agent ? [agent.name, agent.companyName].filter(Boolean).join(' · ') : null,
        net: netOnListing(file, termsOf(row)),
        abilities: mayAnswer && (isOpen || row.side === 'listing') ? answersTo(row, now) : [],
      };
    }),
    more: Math.max(total - rows.length, 0),
  };
}

function answersTo(row: ComparedRow, now: Date): WireComparedOffer['abilities'] {
  const next = nextOfferStates[row.state as OfferState];
  // The buyer answers what the seller countered.
  const isExpired = row.expires_at !== null && row.expires_at <= now;
  return (['presented', 'accepted', 'countered', 'rejected'] as const).filter(
    (state) =>
      next.includes(state) &&
      !(state === 'accepted' && (isExpired || row.newest_by === 'seller')) &&
      !(state === 'countered' && isExpired),
  );
}

function presentCompared(
  row: ComparedRow,
  saleContingency: string | null,
): Omit<WireComparedOffer, 'buyersAgent' | 'net' | 'abilities'> {
  const isOurs = row.side === 'buying';
  const isCash = row.all_cash ?? (row.buyer_finance_type === 'Cash' ? true : null);
  return {
    id: row.number,
    code: row.code,
    buyers: row.buyer,
    isOurs,
    state: row.state as OfferState,
    isBackup: row.is_backup,
    version: row.version,
    priceCents: row.offer_price_cents,
    earnestCents: row.earnest_deposit_cents,
    isCash,
    financing: row.buyer_finance_type && offerValue(row.buyer_finance_type),
    downPercent: isCash === true ? null : downPercentOf(row),
    financeState: row.buyer_finance_state && offerValue(row.buyer_finance_state),
    loanContingency: row.conditional_financing,
    saleContingency: saleContingency && offerValue(saleContingency),
    inspections: inspectionsOf(row).flatMap(({ type }) => (type ? offerValue(type) : [])),
    // An agent of ours wrote it to their own buyers.
    provisions: isOurs ? null : row.other_provision,
    closingOn: row.closing_on,
    submittedAt: row.submitted_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    isLate: row.answered_at !== null && row.expires_at !== null && row.answered_at > row.expires_at,
  };
}

/** The down payment in percent of the price, with one decimal, rounded down. */
function downPercentOf({
  down_payment_cents: down,
  offer_price_cents: price,
}: ComparedRow): string | null {
  if (down === null || price === null || price === 0) return null;
  const tenths = (BigInt(down) * 1000n) / BigInt(price);
  return `${tenths / 10n}.${tenths % 10n}`;
}
