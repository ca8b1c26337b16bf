import type { PageRequest } from '@homestead/contract/platform';
import {
  type OfferPhase,
  type offerSorts,
  openOfferStates,
} from '@homestead/contract/transactions';
import { type RawBuilder, sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, escapeLike, type Page, type Queryable, selectPage } from '#platform';
import type { OfferRow } from './offer-columns.ts';
import { offerInSight } from './offer-store.ts';

export type ListedOffer = OfferRow & { client: string | null; phase: OfferPhase };

/** What a list of offers is narrowed by; undefined is no narrowing. */
export interface OfferFilter {
  state?: string | undefined;
  phase?: OfferPhase | undefined;
  agentId?: string | undefined;
  leadId?: string | undefined;
  /** The month of the closing date, YYYY-MM. */
  closing?: string | undefined;
  q?: string | undefined;
}

const orders: Readonly<Record<(typeof offerSorts)[number], RawBuilder<unknown>>> = {
  changed: sql`offer.changed_at`,
  expires: sql`offer.expires_at`,
  closing: sql`offer.closing_on`,
  price: sql`offer.offer_price_cents`,
  code: sql`offer.number`,
};

/** SQL: the phase of a row of `offer` beside its `deal` (R-552). */
export const phaseOf: RawBuilder<OfferPhase> = sql`case
  when offer.state = 'draft' then 'draft'
  when offer.state in ('submitted', 'presented', 'countered') then 'waiting'
  when offer.state <> 'accepted' then 'ended'
  when offer.is_backup then 'backup'
  when deal.ended_at is null then 'contract'
  else 'ended' end`;

const withDeal = sql`left join deal on deal.offer_id = offer.id`;
const withClient = sql`left join lead named on named.id = offer.lead_id
  left join lead client on client.id = coalesce(named.merged_into_id, named.id)`;

/** SQL: what `offer` is joined with for `narrowed`; the client only where it is asked for. */
export const narrowedWith = ({ leadId, q }: OfferFilter): RawBuilder<unknown> =>
  leadId || q ? sql`${withDeal} ${withClient}` : withDeal;

/** SQL: name of the `client`, if the caller may see them. */
const clientName = (caller: Caller) => sql`case when ${clientInSight(caller)}
  then nullif(trim(client.first_name || ' ' || client.last_name), '') end`;

/** One page of the offers in the caller's sight. */
export function selectOffers(
  db: Queryable,
  caller: Caller,
  filter: OfferFilter,
  order: { sort: (typeof offerSorts)[number]; direction: 'asc' | 'desc' },
  page: PageRequest,
): Promise<Page<ListedOffer>> {
  const way = order.direction === 'asc' ? sql`asc` : sql`desc`;
  return selectPage(db, page, {
    select: sql`offer.*, ${clientName(caller)} as client, ${phaseOf} as phase`,
    from: sql`offer ${withDeal} ${withClient}
      where ${offerInSight(caller)} and ${narrowed(caller, filter)}`,
    orderBy: sql`${orders[order.sort]} ${way} nulls last, offer.id`,
  });
}

/** The offers in the caller's sight that were changed last in each phase, at most `most` of one. */
export async function selectBoard(
  db: Queryable,
  caller: Caller,
  filter: OfferFilter,
  most: number,
): Promise<ListedOffer[]> {
  const { rows } = await sql<ListedOffer>`
    with placed as (
      select offer.id, ${phaseOf} as phase, row_number() over (
        partition by ${phaseOf} order by offer.changed_at desc, offer.id) as place
      from offer ${narrowedWith(filter)}
      where ${offerInSight(caller)} and ${narrowed(caller, filter)})
    select offer.*, placed.phase, ${clientName(caller)} as client
    from placed join offer on offer.id = placed.id ${withClient}
    where placed.place <= ${most} and ${offerInSight(caller)}
    order by placed.phase, placed.place`.execute(db);
  return rows;
}

/** Offers of a person as their agent or co-agent, in the caller's sight, newest first. */
export function selectOffersOf(
  db: Queryable,
  caller: Caller,
  personId: string,
  page: PageRequest,
): Promise<Page<OfferRow>> {
  return selectPage(db, page, {
    select: sql`offer.*`,
    from: sql`offer where ${offerInSight(caller)}
      and (offer.agent_id = ${personId} or offer.co_agent_id = ${personId})`,
    orderBy: sql`offer.number desc`,
  });
}

/** SQL: the caller may see the client, who may be another agent's lead. */
function clientInSight(caller: Caller): RawBuilder<unknown> {
  return sql`(${withinScope(caller, 'client.agent_id')} or client.lender_id = ${caller.personId})`;
}

/** SQL: the offer closes in that month, if one is asked for. */
export function closesIn({ closing }: OfferFilter): RawBuilder<unknown> {
  if (!closing) return sql`true`;
  return sql`(offer.closing_on >= ${`${closing}-01`}::date
    and offer.closing_on < ${`${closing}-01`}::date + interval '1 month')`;
}

/** SQL: what a filter asks of `offer`, joined by {@link narrowedWith}. */
export function narrowed(caller: Caller, filter: OfferFilter): RawBuilder<unknown> {
  const { state, phase, agentId, leadId, q } = filter;
  const conditions = [closesIn(filter)];
  if (state === 'open') conditions.push(sql`offer.state = any(${[...openOfferStates]}::text[])`);
  else if (state) conditions.push(sql`offer.state = ${state}`);
  if (phase) conditions.push(sql`${phaseOf} = ${phase}`);
  if (agentId) {
    conditions.push(sql`(offer.agent_id = ${agentId} or offer.co_agent_id = ${agentId})`);
  }
  if (leadId) conditions.push(sql`client.id = ${leadId} and ${clientInSight(caller)}`);
  if (q) {
    const like = `%${escapeLike(q)}%`;
    conditions.push(sql`(offer.code ilike ${like} or offer.property_address ilike ${like}
      or (${clientInSight(caller)} and client.first_name || ' ' || client.last_name ilike ${like}))`);
  }
  return sql.join(conditions, sql` and `);
}
