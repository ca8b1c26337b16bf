import { COMPARED_OFFERS_MAX } from '@homestead/contract/transactions';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#platform';
import type { VersionRow } from '../counters/version-terms.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import type { ListingFileRow } from './listing-file-columns.ts';

export type ReceivedRow = Pick<
  OfferRow,
  | 'number'
  | 'code'
  | 'state'
  | 'buyer_names'
  | 'offer_price_cents'
  | 'expires_at'
  | 'sent_by'
  | 'is_suspected'
>;

/** The newest offers that were received on a listing file that the call found, at most 100. */
export async function selectReceivedOffers(db: Queryable, fileId: string): Promise<ReceivedRow[]> {
  const { rows } = await sql<ReceivedRow>`
    select number, code, state, buyer_names, offer_price_cents, expires_at, sent_by, is_suspected
    from offer where listing_file_id = ${fileId} order by number desc limit 100`.execute(db);
  return rows;
}

/**
 * SQL: the offers on the home of a listing file that were submitted: those that were received on
 * it, and those of our own buyers (R-505).
 */
function onHome(file: ListingFileRow): RawBuilder<unknown> {
  const { id, listing_id: mlsNumber, property_address: address } = file;
  const ofBuyers =
    mlsNumber !== null
      ? sql`offer.listing_id = ${mlsNumber}`
      : address !== null
        ? sql`offer.listing_id is null and lower(offer.property_address) = lower(${address})`
        : sql`false`;
  return sql`(offer.listing_file_id = ${id} or (offer.side = 'buying' and ${ofBuyers}))
    and offer.state <> 'draft' and not (offer.state = 'withdrawn' and not exists (
      select 1 from offer_step step where step.offer_id = offer.id and step.state = 'submitted'))`;
}

export type ComparedRow = OfferRow & {
  /** The terms of its newest version; null of an offer without versions. */
  newest_terms: VersionRow['terms'] | null;
  /** The side that made it. */
  newest_by: string | null;
  buyer: string | null;
  submitted_at: Date | null;
  answered_at: Date | null;
};

const lastStep = (states: RawBuilder<unknown>) => sql`(select max(step.done_at) from offer_step step
  where step.offer_id = offer.id and step.state = any(${states}))`;

/** The newest offers on the home of a listing file that the call found within its scope. */
export async function selectComparedOffers(
  db: Queryable,
  file: ListingFileRow,
): Promise<{ rows: ComparedRow[]; total: number }> {
  const { rows } = await sql<ComparedRow & { total: number }>`
    select offer.*, newest.terms as newest_terms, newest.made_by as newest_by, count(*) over ()::int as total,
      coalesce(offer.buyer_names, case when offer.side = 'buying' then (
        select nullif(trim(lead.first_name || ' ' || lead.last_name), '') from lead
        where lead.id = offer.lead_id and lead.erased_at is null) end) as buyer,
      ${lastStep(sql`array['submitted']`)} as submitted_at,
      ${lastStep(sql`array['accepted', 'rejected', 'countered']`)} as answered_at
    from offer left join lateral (select terms, made_by from offer_version
      where offer_id = offer.id order by number desc limit 1) newest on true
    where ${onHome(file)}
    order by offer.number desc limit ${COMPARED_OFFERS_MAX}`.execute(db);
  return { rows, total: rows[0]?.total ?? 0 };
}

/** One of these offers by its number, held until the commit; null if there is none. */
export async function lockListedOffer(
  tx: Queryable,
  file: ListingFileRow,
  number: number,
): Promise<OfferRow | null> {
  const { rows } = await sql<OfferRow>`
    select * from offer where number = ${number} and ${onHome(file)} for update`.execute(tx);
  return rows[0] ?? null;
}

/** Makes a draft an offer that was received on a listing file. */
export async function storeReceived(
  tx: Queryable,
  offerId: string,
  { fileId, sentBy, isSuspected }: { fileId: string; sentBy: object | null; isSuspected: boolean },
): Promise<void> {
  await sql`
    update offer set side = 'listing', listing_file_id = ${fileId},
      sent_by = ${sentBy && JSON.stringify(sentBy)}::jsonb, is_suspected = ${isSuspected}
    where id = ${offerId}`.execute(tx);
}
