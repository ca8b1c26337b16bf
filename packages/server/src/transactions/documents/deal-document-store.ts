import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { filesOfOwnBuyers } from '../own-buyers.ts';

/** The numbers of listing files for whose home the caller has a buyer. */
export async function selectHiddenFiles(db: Queryable, caller: Caller): Promise<string[]> {
  const { rows } = await sql<{ number: number }>`
    select number from listing_file
    where listing_file.id = any(array(${filesOfOwnBuyers(caller)}))`.execute(db);
  return rows.map(({ number }) => String(number));
}

/** The numbers of offers that were received on those files. */
export async function selectHiddenOffers(db: Queryable, caller: Caller): Promise<string[]> {
  const { rows } = await sql<{ number: number }>`
    select number from offer
    where offer.listing_file_id = any(array(${filesOfOwnBuyers(caller)}))`.execute(db);
  return rows.map(({ number }) => String(number));
}

/** The offer or listing file with a number, and the file that a received offer came in on. */
export async function findDealIds(
  tx: Queryable,
  kind: string,
  number: number,
): Promise<{ offerId: string | null; fileId: string | null }> {
  if (kind === 'listing-file') {
    const { rows } = await sql<{ id: string }>`
      select id from listing_file where number = ${number}`.execute(tx);
    return { offerId: null, fileId: rows[0]?.id ?? null };
  }
  const { rows } = await sql<{ id: string; listing_file_id: string | null }>`
    select id, listing_file_id from offer
    where number = ${number} and ${kind} = 'offer'`.execute(tx);
  return { offerId: rows[0]?.id ?? null, fileId: rows[0]?.listing_file_id ?? null };
}

/**
 * When an offer was over: its deal ended, or it was to close; otherwise, when it was answered.
 * `open` while none of that is known.
 */
export async function findOfferEnd(db: Queryable, number: number): Promise<Date | 'open' | null> {
  const { rows } = await sql<{ ended_at: Date | null }>`
    select case
      when deal.offer_id is not null then coalesce(deal.ended_at, offer.closing_on::timestamptz)
      when offer.state in ('rejected', 'withdrawn', 'expired', 'accepted') then
        (select max(done_at) from offer_step where offer_id = offer.id)
      end as ended_at
    from offer left join deal on deal.offer_id = offer.id where number = ${number}`.execute(db);
  return rows[0] ? (rows[0].ended_at ?? 'open') : null;
}

/** When a listing file was over; `open` while its home is for sale or under contract. */
export async function findFileEnd(db: Queryable, number: number): Promise<Date | 'open' | null> {
  const { rows } = await sql<{ ended_at: Date | null }>`
    select ended_at from listing_file where number = ${number}`.execute(db);
  return rows[0] ? (rows[0].ended_at ?? 'open') : null;
}

/** The number of the listing file on which an offer was received. */
export async function findFileNumber(db: Queryable, offerNumber: number): Promise<number | null> {
  const { rows } = await sql<{ number: number }>`
    select file.number from offer join listing_file file on file.id = offer.listing_file_id
    where offer.number = ${offerNumber} and offer.side = 'listing'`.execute(db);
  return rows[0]?.number ?? null;
}
