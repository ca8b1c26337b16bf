import { leadClientStages, quietForLender } from '@homestead/contract/leads';
import { localDate } from '@homestead/contract/platform';
import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import type { Span } from '../day-span.ts';
import { groupsOfInquiry, joinHome } from '../inquiries/inquiry-group-store.ts';
import { isLate, isOnTime, isOpenClock, needsReply } from '../inquiries/inquiry-store.ts';
import { isCounted } from '../lead-sight-store.ts';
import { leadConditionsSql } from '../list/lead-field-store.ts';
import { isOpen, taskInSight } from '../tasks/task-store.ts';
import { endOfDay } from '../tasks/task-times.ts';
import { isInTourList } from '../tours/tour-request-store.ts';

/** How inquiries that needed an answer were answered. */
export interface SpeedFigures {
  asked: number;
  answered: number;
  median_minutes: number | null;
  slow_minutes: number | null;
  kept: number;
  missed: number;
}

const minutes = sql`extract(epoch from i.answered_at - i.received_at) / 60`;
const percentile = (share: number) => sql`round((percentile_cont(${sql.lit(share)})
  within group (order by ${minutes}) filter (where i.answered_at is not null))::numeric, 1)::float8`;
const speedFigures = sql`count(*)::int as asked, count(i.answered_at)::int as answered,
  ${percentile(0.5)} as median_minutes, ${percentile(0.9)} as slow_minutes,
  count(*) filter (where ${isOnTime})::int as kept,
  count(*) filter (where ${isLate})::int as missed`;
const needsAnswer = ({ from, until }: Span) => sql`${needsReply}
  and i.received_at >= ${from} and i.received_at < ${until}`;

/** Of all counted inquiries, and for each agent; `agent_id` says which with `is_total` false. */
export async function selectSpeed(
  db: Queryable,
  caller: Caller,
  span: Span,
): Promise<(SpeedFigures & { agent_id: string | null; is_total: boolean })[]> {
  const { rows } = await sql<SpeedFigures & { agent_id: string | null; is_total: boolean }>`
    select lead.agent_id, grouping(lead.agent_id) = 1 as is_total, ${speedFigures}
    from inquiry i join lead on lead.id = i.lead_id
    where ${needsAnswer(span)} and ${isCounted(caller)}
    group by grouping sets ((), (lead.agent_id))`.execute(db);
  return rows;
}

/** Where the agent is among all by their median answer time; null without an answer. */
export async function findPlace(
  db: Queryable,
  personId: string,
  span: Span,
): Promise<{ place: number; of: number } | null> {
  const { rows } = await sql<{ place: number; of: number }>`
    select place::int, "of"::int from (
      select lead.agent_id, rank() over (order by ${percentile(0.5)}) as place,
        count(*) over () as "of"
      from inquiry i join lead on lead.id = i.lead_id
      where ${needsAnswer(span)} and i.answered_at is not null
        and lead.agent_id is not null and lead.erased_at is null
      group by lead.agent_id) ranked
    where agent_id = ${personId}`.execute(db);
  return rows[0] ?? null;
}

interface LeadFigures {
  kind: 'stage' | 'source' | 'agent' | 'lender-status';
  id: string | null;
  leads: number;
  clients: number;
}

/**
 * Counted leads that came in the span, without one all: by stage, source, agent, and status of the
 * loan.
 */
export async function selectLeadFigures(
  db: Queryable,
  caller: Caller,
  span: Span | null,
): Promise<LeadFigures[]> {
  const came = span
    ? sql`lead.created_at >= ${span.from} and lead.created_at < ${span.until}`
    : sql`true`;
  const { rows } = await sql<LeadFigures>`
    select case when grouping(lead.stage_id) = 0 then 'stage'
        when grouping(lead.source_id) = 0 then 'source'
        when grouping(lead.agent_id) = 0 then 'agent' else 'lender-status' end as kind,
      case when grouping(lead.stage_id) = 0 then lead.stage_id
        when grouping(lead.source_id) = 0 then lead.source_id
        when grouping(lead.agent_id) = 0 then lead.agent_id else lead.lender_status_id end as id,
      count(*)::int as leads,
      count(*) filter (where lead.stage_id in (
        select id from reference_entry
        where list = 'lead-stages' and code = any(${[...leadClientStages]}::text[])))::int as clients
    from lead where ${came} and ${isCounted(caller)}
    group by grouping sets ((lead.stage_id), (lead.source_id), (lead.agent_id),
      (lead.lender_status_id, lead.lender_id is null))
    having grouping(lead.lender_status_id) = 1 or not (lead.lender_id is null)`.execute(db);
  return rows;
}

export type ServiceFigures = SpeedFigures & {
  by: 'price' | 'area' | 'source';
  name: string | null;
  tours_asked: number;
  tours_offered: number;
};

/** The most areas that the equal-service report compares. */
const AREAS_MAX = 12;

/** How inquiries were answered, and tours offered, by price, area and source. */
export async function selectService(
  db: Queryable,
  caller: Caller,
  span: Span,
): Promise<ServiceFigures[]> {
  const { price, area } = groupsOfInquiry(caller);
  const { rows } = await sql<ServiceFigures>`
    with i as (
      select i.answered_at, i.received_at, i.due_at, lead.source_id,
        ${price} as price, ${area} as area, r.state as tour
      from inquiry i join lead on lead.id = i.lead_id
        ${joinHome}
        left join tour_request r on r.id = i.tour_request_id
      where ${needsAnswer(span)} and ${isCounted(caller)}
    ), grouped as (
      select case when grouping(i.price) = 0 then 'price' when grouping(i.area) = 0 then 'area'
          else 'source' end as by,
        case when grouping(i.price) = 0 then i.price
          when grouping(i.area) = 0 then i.area
          else (select display from reference_entry where id = i.source_id) end as name,
        ${speedFigures},
        count(*) filter (where i.tour <> 'canceled')::int as tours_asked,
        count(*) filter (where i.tour in ('confirmed', 'proposed'))::int as tours_offered
      from i group by grouping sets ((i.price), (i.area), (i.source_id))
    ), ranked as (
      select *, row_number() over (partition by by order by asked desc, name) as rank from grouped)
    select * from ranked where by <> 'area' or rank <= ${AREAS_MAX}
    order by by, case when by = 'price' then name::bigint end nulls last, rank`.execute(db);
  return rows;
}

/** Clocks that run, and those that ran out. */
export async function countClocks(
  db: Queryable,
  caller: Caller,
): Promise<{ running: number; overdue: number }> {
  const { rows } = await sql<{ running: number; overdue: number }>`
    select count(*) filter (where i.due_at >= now())::int as running,
      count(*) filter (where i.due_at < now())::int as overdue
    from inquiry i join lead on lead.id = i.lead_id
    where ${isOpenClock} and ${isCounted(caller)}`.execute(db);
  return rows[0] ?? { running: 0, overdue: 0 };
}

/** Leads that the caller finances and should call. */
export async function countQuietForLender(db: Queryable, caller: Caller): Promise<number> {
  const [isQuiet] = leadConditionsSql(caller, [quietForLender]);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead
    where lead.lender_id = ${caller.personId} and ${isCounted(caller)} and ${isQuiet}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Open tasks in the caller's sight that are due by the end of today, and those overdue. */
export async function countDueTasks(
  db: Queryable,
  caller: Caller,
  now: Date,
): Promise<{ today: number; overdue: number }> {
  const { rows } = await sql<{ today: number; overdue: number }>`
    select count(*)::int as today,
      count(*) filter (where coalesce(t.ends_at, t.due_at) < ${now}::timestamptz)::int as overdue
    from lead_task t where ${isOpen} and t.due_at <= ${endOfDay(localDate(now))}::timestamptz
      and ${taskInSight(caller)}`.execute(db);
  return rows[0] ?? { today: 0, overdue: 0 };
}

/** Tours that wait for an answer, and those confirmed for the next seven days. */
export async function countTours(
  db: Queryable,
  caller: Caller,
): Promise<{ waiting: number; ahead: number }> {
  const { rows } = await sql<{ waiting: number; ahead: number }>`
    select count(*) filter (where ${isInTourList['to-answer']})::int as waiting,
      count(*) filter (where ${isInTourList.ahead})::int as ahead
    from tour_request r join inquiry i on i.tour_request_id = r.id
      join lead on lead.id = i.lead_id
    where ${isCounted(caller)}
      and (${isInTourList['to-answer']} or ${isInTourList.ahead})`.execute(db);
  return rows[0] ?? { waiting: 0, ahead: 0 };
}
