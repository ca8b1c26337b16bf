import type { PageRequest } from '@homestead/contract/platform';
import {
  type OfferPhase,
  offerPhaseKeys,
  type offerSorts,
  openOfferStates,
} from '@homestead/contract/transactions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, escapeLike, type Page, type Queryable, selectPage } from '#platform';
import type { OfferRow } from './offer-columns.ts';
import { offerInSight } from './offer-store.ts';

/** What a row of a list is made of: a whole offer has five times as many columns. */
const listedColumns = [
  ...(['id', 'number', 'code', 'state', 'property_address', 'agent_id'] as const),
  ...(['offer_price_cents', 'expires_at', 'expire_on', 'expire_time', 'closing_on'] as const),
  ...(['created_at', 'created_by', 'changed_at', 'is_backup', 'side', 'buyer_names'] as const),
] satisfies (keyof OfferRow)[];
export type ListedOffer = Pick<OfferRow, (typeof listedColumns)[number]> & {
  client: string | null;
  phase: OfferPhase;
};
const listed = sql.join(listedColumns.map((column) => sql.ref(`offer.${column}`)));

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

type OfferOrder = { sort: (typeof offerSorts)[number]; direction: 'asc' | 'desc' };

const orders: Readonly<Record<OfferOrder['sort'], RawBuilder<unknown>>> = {
  changed: sql`offer.changed_at`,
  expires: sql`offer.expires_at`,
  closing: sql`offer.listed_closing_on`,
  price: sql`offer.listed_price_cents`,
  code: sql`offer.number`,
};

/** SQL: the order of a list. `nulls last` only where there are some, or no index brings it. */
function orderOf({ sort, direction }: OfferOrder): RawBuilder<unknown> {
  const way = direction === 'asc' ? sql`asc` : sql`desc`;
  const last = sort === 'changed' || sort === 'code' ? sql`` : sql`nulls last`;
  return sql`${orders[sort]} ${way} ${last}, offer.id`;
}

/** SQL: the phase as far as a row of `offer` alone tells, as in the index `offer_on_board`. */
const placeOf: RawBuilder<OfferPhase> = sql`case
  when offer.state = 'draft' then 'draft'
  when offer.state in ('submitted', 'presented', 'countered') then 'waiting'
  when offer.state <> 'accepted' then 'ended'
  when offer.is_backup then 'backup'
  else 'contract' end`;

/** SQL: the phase of a row of `offer`, by whether its deal is open (R-552). */
export const phaseIf = (isOpen: RawBuilder<unknown>): RawBuilder<OfferPhase> =>
  sql`case when ${placeOf} = 'contract' and not ${isOpen} then 'ended' else ${placeOf} end`;

/** SQL: the offer has a deal that is open; both are made in one commit (R-475). */
export const hasOpenDeal: RawBuilder<SqlBool> = sql`(deal.offer_id is not null)`;
const hasNoOpenDeal: RawBuilder<SqlBool> = sql`(deal.offer_id is null)`;
/** SQL: the phase of a row of `offer` beside its `deal`. */
export const phaseOf = phaseIf(hasOpenDeal);

/** SQL: where the offers of a phase are in the index of the board, in one or two places. */
const shelves: Readonly<Record<OfferPhase, readonly RawBuilder<unknown>[]>> = {
  draft: [sql`${placeOf} = 'draft'`],
  waiting: [sql`${placeOf} = 'waiting'`],
  contract: [sql`${placeOf} = 'contract' and ${hasOpenDeal}`],
  backup: [sql`${placeOf} = 'backup'`],
  ended: [sql`${placeOf} = 'ended'`, sql`${placeOf} = 'contract' and ${hasNoOpenDeal}`],
};

/** SQL: what rows of `offer` are joined with. Of all deals, most have ended: those are left out. */
export const withDeal = sql`left join deal on deal.offer_id = offer.id and deal.ended_at is null`;
/** SQL: the offer of a row of `placed`; `offset` has it looked up by its id, one by one. */
const placedOffer = (caller: Caller) =>
  sql`select * from offer where offer.id = placed.id and ${offerInSight(caller)} offset 0`;
/** SQL: the client of a row of `offer`, as `client`. */
export const withClient = sql`left join lead named on named.id = offer.lead_id
  left join lead client on client.id = coalesce(named.merged_into_id, named.id)`;

/** SQL: name of the `client`, if the caller may see them. */
export const clientName = (caller: Caller) => sql`case when ${clientInSight(caller)}
  then nullif(trim(client.first_name || ' ' || client.last_name), '') end`;

/** The rows of one page of the offers in the caller's sight. */
export async function selectOffers(
  db: Queryable,
  caller: Caller,
  filter: OfferFilter,
  order: OfferOrder,
  { page, pageSize }: PageRequest,
): Promise<ListedOffer[]> {
  const by = orderOf(order);
  const { rows } = await sql<ListedOffer>`
    with placed as (
      select offer.id, ${phaseOf} as phase
      from offer ${withDeal}
      where ${offerInSight(caller)} and ${narrowed(caller, filter)}
      order by ${by} limit ${pageSize} offset ${(page - 1) * pageSize})
    select ${listed}, placed.phase, ${clientName(caller)} as client
    from placed join lateral (${placedOffer(caller)}) offer on true ${withClient}
    order by ${by}`.execute(db);
  return rows;
}

/** The offers in the caller's sight that were changed last in each phase, at most `most` of one. */
export async function selectBoard(
  db: Queryable,
  caller: Caller,
  { phase: asked, ...filter }: OfferFilter,
  most: number,
): Promise<ListedOffer[]> {
  const phases = asked ? [asked] : offerPhaseKeys;
  const parts = phases.flatMap((phase) =>
    shelves[phase].map(
      (isThere) => sql`(
        select offer.id, offer.changed_at, ${sql.lit(phase)} as phase
        from offer ${withDeal}
        where ${isThere} and ${offerInSight(caller)} and ${narrowed(caller, filter)}
        order by offer.changed_at desc, offer.id limit ${most})`,
    ),
  );
  const { rows } = await sql<ListedOffer>`
    with placed as (
      select part.id, part.phase, row_number() over (
        partition by part.phase order by part.changed_at desc, part.id) as place
      from (${sql.join(parts, sql` union all `)}) part)
    select ${listed}, placed.phase, ${clientName(caller)} as client
    from placed join lateral (${placedOffer(caller)}) offer on true ${withClient}
    where placed.place <= ${most}
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
  return sql`(offer.listed_closing_on >= ${`${closing}-01`}::date
    and offer.listed_closing_on < ${`${closing}-01`}::date + interval '1 month')`;
}

/** SQL: what a filter asks of `offer`, joined by {@link narrowedWith}. */
export function narrowed(caller: Caller, filter: OfferFilter): RawBuilder<unknown> {
  const { state, phase, agentId, leadId, q } = filter;
  const conditions = [closesIn(filter)];
  if (state === 'open') conditions.push(sql`offer.state = any(${[...openOfferStates]}::text[])`);
  else if (state) conditions.push(sql`offer.state = ${state}`);
  if (phase) conditions.push(sql`((${sql.join(shelves[phase], sql`) or (`)}))`);
  if (agentId) {
    conditions.push(sql`(offer.agent_id = ${agentId} or offer.co_agent_id = ${agentId})`);
  }
  if (leadId) conditions.push(isFor(caller, sql`client.id = ${leadId}`));
  if (q) {
    const like = `%${escapeLike(q)}%`;
    const isNamed = sql`client.first_name || ' ' || client.last_name ilike ${like}
      and ${searched} ilike ${like} and client.erased_at is null`;
    conditions.push(sql`(offer.code ilike ${like} or offer.property_address ilike ${like}
      or offer.buyer_names ilike ${like} or ${isFor(caller, isNamed)})`);
  }
  return sql.join(conditions, sql` and `);
}

/** SQL: what the index `lead_search` finds clients by: their names, with more behind. */
const searched = sql`(client.first_name || ' ' || client.last_name || ' '
  || coalesce(client.email, '') || ' ' || coalesce(client.phone, ''))`;

/**
 * SQL: the client of the row of `offer`, whom the caller may see, is such a one. Offers name leads,
 * and the client is who such a lead was merged into.
 */
function isFor(caller: Caller, isSuch: RawBuilder<unknown>): RawBuilder<SqlBool> {
  const found = sql`from lead client where ${isSuch}
    and (${withinScope(caller, 'client.agent_id')} or client.lender_id = ${caller.personId})`;
  return sql<SqlBool>`offer.lead_id = any(array(
    select client.id ${found} and client.merged_into_id is null
    union all
    select named.id from lead named where named.merged_into_id in (select client.id ${found})))`;
}
