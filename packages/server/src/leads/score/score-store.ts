import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';

/** Ids of leads that aren't erased or merged, in their order, after this one. */
export async function selectLeadIdsAfter(
  db: Queryable,
  after: string | null,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where ${isCurrent()}
      and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Counts the scores of these leads, based only on what they did: visits, homes viewed, favorites,
 * replies and inquiries. Homes that they took off their list don't count. A lead that someone is
 * changing is left for the next time. Returns the ids of those whose score or reasons changed.
 */
export async function scoreLeads(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with chosen as (
      select id from lead
      where id = any(${[...ids]}::uuid[]) and ${isCurrent()}
      order by id for no key update skip locked
    ), people as (
      select chosen.id as lead_id, l.person_id from chosen
        join lead l on l.id = chosen.id or l.merged_into_id = chosen.id
      where l.person_id is not null
    ), visits as (
      select people.lead_id, max(v.last_viewed_at) as visited_at,
        count(*) filter (where v.last_viewed_at > now() - interval '7 days') as homes
      from people join viewed_home v on v.person_id = people.person_id
      where v.hidden_at is null group by people.lead_id
    ), marked as (
      select people.lead_id, count(*) as favorites
      from people join saved_home f on f.person_id = people.person_id
      where f.mark = 'favorite' and f.marked_at > now() - interval '30 days'
      group by people.lead_id
    ), signs as (
      select chosen.id, visits.visited_at, coalesce(visits.homes, 0) as homes,
        coalesce(marked.favorites, 0) as favorites,
        (select count(*) from message m
          where m.about_kind = 'lead' and m.about_id = chosen.id
            and m.direction = 'in' and not m.is_automatic
            and m.recorded_at > now() - interval '14 days') as replies,
        (select count(*) from inquiry i
          where i.lead_id = chosen.id and not i.is_suspected
            and i.received_at > now() - interval '30 days') as inquiries
      from chosen left join visits on visits.lead_id = chosen.id
        left join marked on marked.lead_id = chosen.id
    ), reasons as (
      select signs.id, reason.*
      from signs cross join lateral (values
        (1, 'visited', case when visited_at > now() - interval '1 day' then 1
            when visited_at > now() - interval '7 days' then 7 else 30 end,
          case when visited_at > now() - interval '1 day' then 20
            when visited_at > now() - interval '7 days' then 15
            when visited_at > now() - interval '30 days' then 5 else 0 end),
        (2, 'viewed', homes, least(2 * homes, 20)),
        (3, 'favorites', favorites, least(5 * favorites, 20)),
        (4, 'replied', replies, least(10 * replies, 20)),
        (5, 'inquired', inquiries, least(10 * inquiries, 20))
      ) as reason (place, kind, count, points)
      where reason.points > 0
    ), scored as (
      select chosen.id, coalesce(sum(reasons.points), 0)::smallint as score,
        coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'count', count, 'points', points)
          order by place) filter (where kind is not null), '[]') as reasons
      from chosen left join reasons on reasons.id = chosen.id
      group by chosen.id
    )
    update lead set score = scored.score, score_reasons = scored.reasons
    from scored
    where lead.id = scored.id
      and (lead.score is distinct from scored.score or lead.score_reasons <> scored.reasons)
    returning lead.id`.execute(db);
  return rows.map(({ id }) => id);
}
