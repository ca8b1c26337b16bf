import type { OfferDayKind, OfferPhase } from '@homestead/contract/transactions';
import { type RawBuilder, sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import type { OfferRow } from './offer-columns.ts';
import {
  clientName,
  closesIn,
  hasOpenDeal,
  narrowed,
  type OfferFilter,
  phaseIf,
  phaseOf,
  withClient,
  withDeal,
} from './offer-list-store.ts';
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
    select ${phaseIf(sql`offer.is_open`)} as phase, month,
      sum(count)::int as count, sum(known_cents)::float8 as known_cents,
      sum(unknown)::int as unknown, sum(all_count)::int as all_count,
      sum(all_known_cents)::float8 as all_known_cents, sum(all_unknown)::int as all_unknown
    from (
      select offer.state, offer.is_backup, ${hasOpenDeal} as is_open,
        case when ${hasOpenDeal} then to_char(offer.listed_closing_on, 'YYYY-MM') end as month,
        count(*) filter (where ${closes}) as count,
        coalesce(sum(offer.listed_price_cents) filter (where ${closes}), 0) as known_cents,
        count(*) filter (where ${closes} and offer.listed_price_cents is null) as unknown,
        count(*) as all_count,
        coalesce(sum(offer.listed_price_cents), 0) as all_known_cents,
        count(*) filter (where offer.listed_price_cents is null) as all_unknown
      from offer ${withDeal}
      where ${offerInSight(caller)} and ${narrowed(caller, filter)}
      group by offer.state, offer.is_backup, is_open, month) offer
    group by 1, month`.execute(db);
  return rows;
}

/** The agents of the offers in the caller's sight, at most 500. */
export async function selectOfferAgents(db: Queryable, caller: Caller): Promise<string[]> {
  // From one agent to the next by the index, as often as there are agents.
  if (caller.scope === 'all') {
    const next = (after: RawBuilder<unknown>) => sql`select offer.agent_id from offer
      where offer.agent_id is not null and ${after} order by offer.agent_id limit 1`;
    const { rows } = await sql<{ agent_id: string }>`
      with recursive agents as (
        (${next(sql`true`)})
        union all
        select (${next(sql`offer.agent_id > agents.agent_id`)}) from agents
        where agents.agent_id is not null)
      select agent_id from agents where agent_id is not null limit 500`.execute(db);
    return rows.map(({ agent_id }) => agent_id);
  }
  const { rows } = await sql<{ agent_id: string }>`
    select distinct offer.agent_id from offer
    where offer.agent_id is not null and ${offerInSight(caller)} limit 500`.execute(db);
  return rows.map(({ agent_id }) => agent_id);
}

/** A day of an offer that the calendar shows. */
export type OfferDayRow = Pick<
  OfferRow,
  'number' | 'code' | 'property_address' | 'buyer_names' | 'side'
> & {
  /** The name of the client, if the caller may see them. */
  client: string | null;
  kind: OfferDayKind;
  day: string;
  time: string | null;
  what: string | null;
  phase: OfferPhase;
  total: number;
};

const dayColumns = {
  ...{ expire_on: 'expireOn', termite_on: 'termiteOn', walkthrough_on: 'walkthroughOn' },
  ...{ closing_on: 'closingOn' },
} as const;
const timeColumns = {
  ...{ expire_time: 'expireTime', termite_time: 'termiteTime' },
  ...{ walkthrough_time: 'walkthroughTime', closing_time: 'closingTime' },
} as const;

/** SQL: the days of a row of `offer`. */
const ownDays = sql.join(
  [...Object.keys(dayColumns), ...Object.keys(timeColumns), 'home_inspections'].map((column) =>
    sql.ref(`offer.${column}`),
  ),
);

/** SQL: the same of the `newest` version of one that was countered (R-516). */
const counteredDays = sql.join([
  ...Object.entries(dayColumns).map(
    ([column, term]) => sql`(newest.terms ->> ${sql.lit(term)})::date as ${sql.ref(column)}`,
  ),
  ...Object.entries(timeColumns).map(
    ([column, term]) => sql`newest.terms ->> ${sql.lit(term)} as ${sql.ref(column)}`,
  ),
  sql`coalesce(newest.terms -> 'homeInspections', '[]') as home_inspections`,
]);

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
  const isSeen = sql`${offerInSight(caller)} and ${narrowed(caller, filter)}`;
  const named = sql`offer.number, offer.code, offer.property_address, offer.buyer_names,
    offer.side, offer.lead_id`;
  const { rows } = await sql<OfferDayRow>`
    with days as (
    select entry.kind, entry.day::text as day, entry.time, entry.what, placed.number, placed.code,
      placed.phase, placed.property_address, placed.buyer_names, placed.side, placed.lead_id,
      count(*) over ()::int as total
    from (
      select ${named}, ${phaseOf} as phase, ${ownDays}
      from offer ${withDeal}
      where offer.state <> 'countered' and ${isSeen}
        and (${isInMonth(sql`offer.expire_on`)} or ${isInMonth(sql`offer.termite_on`)}
          or ${isInMonth(sql`offer.walkthrough_on`)} or ${isInMonth(sql`offer.listed_closing_on`)}
          or (offer.home_inspections <> '[]'
            and inspection_months(offer.home_inspections) && array[${month}]))
      union all
      select ${named}, ${phaseOf} as phase, ${counteredDays}
      from offer ${withDeal}
      cross join lateral (
        select version.terms from offer_version version where version.offer_id = offer.id
        order by version.number desc limit 1) newest
      where offer.countered_months @> array[${month}] and ${isSeen}) placed
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
    limit ${most})
    select offer.*, ${clientName(caller)} as client from days offer ${withClient}
    order by offer.day, offer.time nulls first, offer.number, offer.kind`.execute(db);
  return rows;
}
