import { sql } from 'kysely';
import type { Queryable } from '#platform';
import { SAMPLE_RULE_CITY } from '../routing/sample-routing.ts';
import { moveContactToNewest } from '../timeline/sample-timeline-store.ts';

export async function hasTours(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from tour_request limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * MLS numbers of homes for sale below a million dollars, at most one of each city at first, that no
 * rule of the demo routes: their agents are the ones who are named.
 */
export async function selectSampleHomes(db: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ mls_number: string }>`
    select mls_number from listing
    where visibility = 'search' and standard_status = 'Active' and address_shown
      and list_price_cents between 20000000 and 90000000 and city <> ${SAMPLE_RULE_CITY}
    order by row_number() over (partition by city order by mls_number), mls_number
    limit ${limit}`.execute(db);
  return rows.map(({ mls_number }) => mls_number);
}

interface SampleTour {
  id: string;
  leadId: string;
  agentId: string | null;
}

/** The newest tour that someone asked for of a home, with its lead. */
export async function findSampleTour(
  db: Queryable,
  { email, mlsNumber }: { email: string; mlsNumber: string },
): Promise<SampleTour | null> {
  const { rows } = await sql<SampleTour>`
    select r.id, lead.id as "leadId", lead.agent_id as "agentId"
    from tour_request r join inquiry i on i.tour_request_id = r.id join lead on lead.id = i.lead_id
    where r.email = ${email} and r.mls_number = ${mlsNumber}
    order by r.requested_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Moves a tour and what has happened to it so many days back. */
export async function moveSampleBack(
  tx: Queryable,
  { id, leadId, days, isRated }: { id: string; leadId: string; days: number; isRated: boolean },
): Promise<void> {
  const span = sql`make_interval(days => ${days})`;
  await sql`
    update tour_request_time set starts_at = starts_at - ${span}
    where tour_request_id = ${id}`.execute(tx);
  await sql`
    update tour_request set requested_at = requested_at - ${span}, tour_on = tour_on - ${days}::int,
      agreed_at = agreed_at - ${span}, day_reminded_for = agreed_at - ${span},
      hour_reminded_for = agreed_at - ${span},
      rating_asked_for = case when ${isRated} then agreed_at - ${span} end
    where id = ${id}`.execute(tx);
  await sql`
    update tour_step set happened_at = happened_at - ${span}
    where tour_request_id = ${id}`.execute(tx);
  await sql`
    update inquiry set received_at = received_at - ${span}, due_at = due_at - ${span},
      seen_at = seen_at - ${span}, answered_at = answered_at - ${span}
    where tour_request_id = ${id}`.execute(tx);
  await sql`
    update tour_step set times = array(select at - ${span} from unnest(times) at)
    where tour_request_id = ${id}`.execute(tx);
  await sql`
    update lead_activity set happened_at = happened_at - ${span},
      facts = case when facts ? 'times' then jsonb_set(facts, '{times}', (
        select coalesce(jsonb_agg(at::timestamptz - ${span}), '[]')
        from jsonb_array_elements_text(facts->'times') at)) else facts end
    where facts->>'tourRequestId' = ${id} or inquiry_id in (
      select id from inquiry where tour_request_id = ${id})`.execute(tx);
  await moveContactToNewest(tx, leadId);
}

/** Moves a tour’s rating to the evening after it. */
export async function moveRatingBack(tx: Queryable, id: string): Promise<void> {
  const evening = sql`(
    select least(agreed_at + interval '9 hours', now()) from tour_request where id = ${id})`;
  await sql`
    update tour_rating set rated_at = ${evening}, changed_at = ${evening}
    where tour_request_id = ${id}`.execute(tx);
  await sql`
    update lead_activity set happened_at = ${evening}
    where kind = 'tour-rated' and facts->>'tourRequestId' = ${id}`.execute(tx);
}

/** Has a tour been asked for so many minutes before it was answered. */
export async function moveAskedBack(
  tx: Queryable,
  { id, minutes }: { id: string; minutes: number },
): Promise<void> {
  const span = sql`make_interval(mins => ${minutes})`;
  await sql`
    update tour_request set requested_at = requested_at - ${span} where id = ${id}`.execute(tx);
  await sql`
    update tour_step set happened_at = happened_at - ${span}
    where tour_request_id = ${id} and happened_at < now()`.execute(tx);
  await sql`
    update inquiry set received_at = received_at - ${span}, due_at = due_at - ${span}
    where tour_request_id = ${id}`.execute(tx);
  await sql`
    update lead_activity set happened_at = happened_at - ${span}
    where inquiry_id in (select id from inquiry where tour_request_id = ${id})
      and happened_at < now()`.execute(tx);
}
