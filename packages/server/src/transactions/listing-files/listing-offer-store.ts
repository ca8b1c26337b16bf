import { COMPARED_OFFERS_MAX, openOfferStates } from '@homestead/contract/transactions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '#platform';
import { columnsOfTerms, termsOfVersion, type VersionRow } from '../counters/version-terms.ts';
import type { OfferRow } from '../offers/offer-columns.ts';
import { wasNeverSent } from '../own-buyers.ts';
import { isSameHome } from '../same-home.ts';
import type { ListingFileRow } from './listing-file-columns.ts';

/** An offer on the home of a listing file, as the file’s people see it. */
export type FileOfferRow = OfferRow & {
  /** The terms of its newest version; null of an offer without versions. */
  newest_terms: VersionRow['terms'] | null;
  /** The side that made it. */
  newest_by: string | null;
  buyer: string | null;
};

/** SQL: who buys, by an offer; of our own buyers by their lead. */
export const buyerName = sql`coalesce(offer.buyer_names, case when offer.side = 'buying' then (
  select nullif(trim(lead.first_name || ' ' || lead.last_name), '') from lead
  where lead.id = offer.lead_id and lead.erased_at is null) end)`;

/**
 * SQL: until when the row of `offer` is seen on a listing file; what happened to it later isn't.
 * Null is no end: the file is open, or the offer was received on it.
 */
const seenUntil = (end: RawBuilder<unknown>) =>
  sql`case when offer.side = 'buying' then ${end}::timestamptz end`;

/** SQL: the state of the row of `offer` that is seen. */
const seenState = (end: RawBuilder<unknown>) => sql`case when ${seenUntil(end)} is null
  then offer.state else (select step.state from offer_step step where step.offer_id = offer.id
    and step.done_at < ${seenUntil(end)} order by step.id desc limit 1) end`;

/** SQL: the newest version of the row of `offer` that is seen. */
const newestSeen = (end: RawBuilder<unknown>) => sql`lateral (
  select terms, made_by, expires_at from offer_version version where version.offer_id = offer.id
    and (${seenUntil(end)} is null or version.recorded_at < ${seenUntil(end)})
  order by version.number desc limit 1) newest`;

type Found = FileOfferRow & { seen_state: string; seen_expiry: Date | null };

/** SQL: what is read of an offer beside its columns. */
const seen = (end: RawBuilder<unknown>) => sql`offer.*, ${buyerName} as buyer,
  ${seenState(end)} as seen_state, newest.terms as newest_terms, newest.made_by as newest_by,
  case when ${seenUntil(end)} is null then offer.expires_at else newest.expires_at end as seen_expiry`;

/** An offer with the terms of its newest version (R-520), which a counteroffer changed. */
function asSeen<Row extends Found>({ seen_state: state, seen_expiry, ...row }: Row) {
  const terms = row.newest_terms && columnsOfTerms(termsOfVersion({ terms: row.newest_terms }));
  return {
    ...{ ...row, ...terms, state, expires_at: seen_expiry },
    is_backup: row.is_backup && state === 'accepted',
  };
}

/**
 * The newest offers on the home of a listing file that the call found, at most 100: those that the
 * comparison shows, and drafts of offers that were received.
 */
export async function selectOffersOfFile(
  db: Queryable,
  file: ListingFileRow,
): Promise<FileOfferRow[]> {
  const end = sql`${file.ended_at}`;
  const { rows } = await sql<Found>`
    select ${seen(end)} from offer left join ${newestSeen(end)} on true
    where offer.listing_file_id = ${file.id} or (${onHome(file)})
    order by offer.number desc limit 100`.execute(db);
  return rows.map(asSeen);
}

/**
 * SQL: the offers on the home of a listing file that were submitted: those that were received on
 * it, and once a broker confirmed it (R-509), those of our own buyers until it ended (R-505).
 */
export function onHome(file: ListingFileRow): RawBuilder<SqlBool> {
  const { id, ended_at: end } = file;
  const isOfBuyer = sql`${file.confirmed_at !== null} and ${isSameHome('offer', file)}
    and (${end === null} or ${wasSubmittedBefore(sql`${end}`)})`;
  return isPartOf(sql`${id}`, isOfBuyer);
}

const isPartOf = (fileId: RawBuilder<unknown>, isOfBuyer: RawBuilder<unknown>) =>
  sql<SqlBool>`(offer.listing_file_id = ${fileId} or (offer.side = 'buying' and ${isOfBuyer}))
    and offer.state <> 'draft' and not ${wasNeverSent}`;

const wasSubmittedBefore = (end: RawBuilder<unknown>) =>
  sql`exists (select 1 from offer_step step where step.offer_id = offer.id
    and step.state = 'submitted' and step.done_at < ${end})`;

/** SQL: how many of these offers of the row of `listing_file` wait for an answer. */
export function openOffersOfFile(): RawBuilder<unknown> {
  const end = sql`listing_file.ended_at`;
  const isOfBuyer = sql`listing_file.confirmed_at is not null and ${isSameHome('offer', 'listing_file')}
    and (${end} is null or ${wasSubmittedBefore(end)})`;
  return sql`(select count(*)::int from offer where ${isPartOf(sql`listing_file.id`, isOfBuyer)}
    and ${seenState(end)} = any(${[...openOfferStates]}::text[]))`;
}

export type ComparedRow = FileOfferRow & { submitted_at: Date | null; answered_at: Date | null };

const lastStep = (states: RawBuilder<unknown>, end: RawBuilder<unknown>) => sql`(
  select max(step.done_at) from offer_step step
  where step.offer_id = offer.id and step.state = any(${states})
    and (${seenUntil(end)} is null or step.done_at < ${seenUntil(end)}))`;

/** The newest offers on the home of a listing file that the call found within its scope. */
export async function selectComparedOffers(
  db: Queryable,
  file: ListingFileRow,
): Promise<{ rows: ComparedRow[]; total: number }> {
  const end = sql`${file.ended_at}`;
  type Compared = Found & ComparedRow & { total: number };
  const { rows } = await sql<Compared>`
    select ${seen(end)}, count(*) over ()::int as total,
      ${lastStep(sql`array['submitted']`, end)} as submitted_at,
      ${lastStep(sql`array['accepted', 'rejected', 'countered']`, end)} as answered_at
    from offer left join ${newestSeen(end)} on true
    where ${onHome(file)}
    order by offer.number desc limit ${COMPARED_OFFERS_MAX}`.execute(db);
  return { rows: rows.map(asSeen), total: rows[0]?.total ?? 0 };
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
