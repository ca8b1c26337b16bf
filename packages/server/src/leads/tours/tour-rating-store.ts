import { sql } from 'kysely';
import { isNotPutOff, type Queryable, type RowOf } from '#platform';

export type TourRatingRow = RowOf<'tour_rating'>;

/** For how many days after the first rating it can be changed. */
const CHANGEABLE = sql`interval '14 days'`;

/** The rating of a tour, and whether it can still be changed; null if there is none. */
export async function findTourRating(
  db: Queryable,
  tourId: string,
): Promise<(TourRatingRow & { isChangeable: boolean }) | null> {
  const { rows } = await sql<TourRatingRow & { isChangeable: boolean }>`
    select *, rated_at > now() - ${CHANGEABLE} as "isChangeable"
    from tour_rating where tour_request_id = ${tourId}`.execute(db);
  return rows[0] ?? null;
}

/** Stores or changes a rating. Returns whether it was one or the other, null if it is too late. */
export async function storeTourRating(
  tx: Queryable,
  tourId: string,
  { stars, liked, comment }: Pick<TourRatingRow, 'stars' | 'liked' | 'comment'>,
): Promise<'new' | 'changed' | null> {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into tour_rating as r (tour_request_id, stars, liked, comment)
    values (${tourId}, ${stars}, ${liked}, ${comment})
    on conflict (tour_request_id) do update
      set stars = excluded.stars, liked = excluded.liked, comment = excluded.comment,
        changed_at = now()
      where r.rated_at > now() - ${CHANGEABLE}
    returning xmax = 0 as "isNew"`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  return row.isNew ? 'new' : 'changed';
}

/** Overwrites what people wrote about these tours. */
export async function eraseTourComments(tx: Queryable, tourIds: readonly string[]): Promise<void> {
  await sql`
    update tour_rating set comment = '' where tour_request_id = any(${tourIds}::uuid[])`.execute(
    tx,
  );
}

/**
 * Tours that ended at least an hour and a half, and at most three days, before `now` and whose
 * clients weren't asked for a rating, locked until the commit.
 */
export async function lockToursToRate(
  tx: Queryable,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tour_request
    where state = 'confirmed' and not is_suspected and agreement_envelope_id is null
      and agreed_at < ${now}::timestamptz - interval '2 hours'
      and agreed_at > ${now}::timestamptz - interval '3 days'
      and rating_asked_for is distinct from agreed_at
      and ${isNotPutOff(job, sql`tour_request.id::text`)}
    order by agreed_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Notes that the client of a locked tour is asked for a rating. */
export async function takeRatingQuestion(tx: Queryable, id: string): Promise<void> {
  await sql`update tour_request set rating_asked_for = agreed_at where id = ${id}`.execute(tx);
}
