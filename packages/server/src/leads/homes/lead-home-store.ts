import { LEAD_HOMES_MAX } from '@homestead/contract/leads';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardColumns, mainPhotoJoin } from '#listings';
import { ownedBy, type Queryable } from '#platform';

export type LeadHomeRow = CardRow & {
  visibility: string;
  last_at: Date;
  saved_at: Date | null;
  views: number;
  last_viewed_at: Date | null;
  asked_at: Date | null;
  tour_state: string | null;
  tour_at: Date | null;
  favorites: number;
  recent_views: number;
};

/** Clients' views and favorites; nothing of a lead without an account. */
function ofPeople(personIds: readonly string[]): RawBuilder<unknown> {
  return sql`
    (select v.listing_id, v.last_viewed_at from viewed_home v
      where ${ownedBy(personIds, 'v.person_id')} and v.hidden_at is null
      order by v.last_viewed_at desc limit ${LEAD_HOMES_MAX})
    union all
    (select f.listing_id, f.marked_at from saved_home f
      where ${ownedBy(personIds, 'f.person_id')} and f.mark = 'favorite'
      order by f.marked_at desc limit ${LEAD_HOMES_MAX})`;
}

/**
 * The homes that a lead viewed, saved, asked about or toured, the latest first. `recent` is the
 * local day after which views by everyone count.
 */
export async function selectLeadHomes(
  db: Queryable,
  { id, personIds }: { id: string; personIds: readonly string[] },
  recent: string,
): Promise<LeadHomeRow[]> {
  const { rows } = await sql<LeadHomeRow>`
    with asked as (
      select l.id as listing_id, i.received_at, i.tour_request_id from (
        select listing_key, received_at, tour_request_id from inquiry
        where lead_id = ${id} and listing_key is not null and not is_suspected
        order by received_at desc limit ${4 * LEAD_HOMES_MAX}
      ) i join listing l on l.listing_key = i.listing_key
    ), played as (
      select listing_id, max(at) as last_at from (
        ${ofPeople(personIds)}
        union all select listing_id, received_at from asked
      ) as did (listing_id, at)
      group by listing_id order by last_at desc, listing_id limit ${LEAD_HOMES_MAX}
    )
    select ${cardColumns}, l.visibility, played.last_at, f.marked_at as saved_at,
      coalesce(v.views, 0) as views, v.last_viewed_at,
      (select max(received_at) from asked a where a.listing_id = l.id) as asked_at,
      tour.state as tour_state, tour.agreed_at as tour_at,
      (select count(*)::int from saved_home s
        where s.listing_id = l.id and s.mark = 'favorite') as favorites,
      (select coalesce(sum(c.views), 0)::int from home_view_count c
        where c.listing_id = l.id and c.viewed_on > ${recent}::date) as recent_views
    from played join listing l on l.id = played.listing_id ${mainPhotoJoin}
      left join lateral (
        select sum(views)::int as views, max(last_viewed_at) as last_viewed_at from viewed_home
        where ${ownedBy(personIds, 'viewed_home.person_id')} and listing_id = l.id
          and hidden_at is null) v on true
      left join lateral (
        select max(marked_at) as marked_at from saved_home
        where ${ownedBy(personIds, 'saved_home.person_id')} and listing_id = l.id
          and mark = 'favorite') f on true
      left join lateral (select t.state, t.agreed_at from asked a
        join tour_request t on t.id = a.tour_request_id
        where a.listing_id = l.id order by a.received_at desc limit 1) tour on true
    order by played.last_at desc, l.id`.execute(db);
  return rows;
}
