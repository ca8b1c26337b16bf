import type { OfferDayKind, OfferPhase } from '@homestead/contract/transactions';
import { sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import type { OfferRow } from './offer-columns.ts';
import { closesIn, narrowed, narrowedWith, type OfferFilter, phaseOf } from './offer-list-store.ts';
import { offerInSight } from './offer-store.ts';

/** Offers of a phase; those that are under contract by the month of their closing. */
export interface PhaseSum {
  phase: OfferPhase;
  month: string | null;
  /** Those that close in the month that the filter asks for, if it does. */
  count: number;
  known_cents: number;
  unknown: number;
  /** Whatever month the filter asks for. */
  all_count: number;
  all_known_cents: number;
  all_unknown: number;
}

/** How many offers in the caller's sight are in each phase, with the sum of their prices. */
export async function sumByPhase(
  db: Queryable,
  caller: Caller,
  { phase: _phase, closing, ...filter }: OfferFilter,
): Promise<PhaseSum[]> {
  const closes = closesIn({ closing });
  const { rows } = await sql<PhaseSum>`
    select phase, month,
      count(*) filter (where closes)::int as count,
      coalesce(sum(price) filter (where closes), 0)::float8 as known_cents,
      count(*) filter (where closes and price is null)::int as unknown,
      count(*)::int as all_count,
      coalesce(sum(price), 0)::float8 as all_known_cents,
      count(*) filter (where price is null)::int as all_unknown
    from (
      select phase, closes, price,
        case when phase = 'contract' then to_char(closing_on, 'YYYY-MM') end as month
      from (
        select ${phaseOf} as phase, coalesce(${closes}, false) as closes, offer.closing_on,
          offer.offer_price_cents as price
        from offer ${narrowedWith(filter)}
        where ${offerInSight(caller)} and ${narrowed(caller, filter)}) placed) dated
    group by phase, month`.execute(db);
  return rows;
}

/** The agents of the offers in the caller's sight, at most 500. */
export async function selectOfferAgents(db: Queryable, caller: Caller): Promise<string[]> {
  const { rows } = await sql<{ agent_id: string }>`
    select distinct offer.agent_id from offer
    where offer.agent_id is not null and ${offerInSight(caller)} limit 500`.execute(db);
  return rows.map(({ agent_id }) => agent_id);
}

/** A day of an offer that the calendar shows. */
export type OfferDayRow = Pick<OfferRow, 'number' | 'code' | 'property_address'> & {
  kind: OfferDayKind;
  day: string;
  time: string | null;
  what: string | null;
  phase: OfferPhase;
  total: number;
};

/** The days of offers in the caller's sight in a month, in their order, at most `most`. */
export async function selectOfferDays(
  db: Queryable,
  caller: Caller,
  filter: OfferFilter,
  { month, most }: { month: string; most: number },
): Promise<OfferDayRow[]> {
  const first = sql`${`${month}-01`}::date`;
  const isInMonth = (day: ReturnType<typeof sql>) =>
    sql`(${day} >= ${first} and ${day} < ${first} + interval '1 month')`;
  const { rows } = await sql<OfferDayRow>`
    select entry.kind, entry.day::text as day, entry.time, entry.what, placed.number, placed.code,
      placed.phase, placed.property_address, count(*) over ()::int as total
    from (
      select offer.number, offer.code, offer.property_address, ${phaseOf} as phase,
        offer.expire_on, offer.expire_time, offer.termite_on, offer.termite_time,
        offer.walkthrough_on, offer.walkthrough_time, offer.closing_on, offer.closing_time,
        offer.home_inspections
      from offer ${narrowedWith(filter)}
      where ${offerInSight(caller)} and ${narrowed(caller, filter)}
        and (${isInMonth(sql`offer.expire_on`)} or ${isInMonth(sql`offer.termite_on`)}
          or ${isInMonth(sql`offer.walkthrough_on`)} or ${isInMonth(sql`offer.closing_on`)}
          or jsonb_array_length(offer.home_inspections) > 0)) placed
    cross join lateral (
      select 'expiration' as kind, placed.expire_on as day, placed.expire_time as time,
        null as what where placed.phase in ('draft', 'waiting')
      union all select 'termite', placed.termite_on, placed.termite_time, null
      union all select 'walkthrough', placed.walkthrough_on, placed.walkthrough_time, null
      union all select 'closing', placed.closing_on, placed.closing_time, null
      union all select 'inspection', (inspection ->> 'inspectOn')::date, inspection ->> 'time',
        inspection ->> 'type'
      from jsonb_array_elements(placed.home_inspections) inspection) entry
    where ${isInMonth(sql`entry.day`)} and ${filter.phase ? sql`true` : sql`placed.phase <> 'ended'`}
    order by entry.day, entry.time nulls first, placed.number, entry.kind
    limit ${most}`.execute(db);
  return rows;
}
