import type { PageRequest } from '@homestead/contract/platform';
import { type offerSorts, openOfferStates } from '@homestead/contract/transactions';
import { type RawBuilder, sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, escapeLike, type Page, type Queryable, selectPage } from '#platform';
import type { OfferRow } from './offer-columns.ts';
import { offerInSight } from './offer-store.ts';

export type ListedOffer = OfferRow & { client: string | null };

/** What a list of offers is narrowed by; undefined is no narrowing. */
export interface OfferFilter {
  state?: string | undefined;
  agentId?: string | undefined;
  leadId?: string | undefined;
  q?: string | undefined;
}

const orders: Readonly<Record<(typeof offerSorts)[number], RawBuilder<unknown>>> = {
  changed: sql`offer.changed_at`,
  expires: sql`offer.expires_at`,
  closing: sql`offer.closing_on`,
  price: sql`offer.offer_price_cents`,
  code: sql`offer.number`,
};

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
    select: sql`offer.*, case when ${clientInSight(caller)}
      then nullif(trim(client.first_name || ' ' || client.last_name), '') end as client`,
    from: sql`offer left join lead named on named.id = offer.lead_id
      left join lead client on client.id = coalesce(named.merged_into_id, named.id)
      where ${offerInSight(caller)} and ${narrowed(caller, filter)}`,
    orderBy: sql`${orders[order.sort]} ${way} nulls last, offer.id`,
  });
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

function narrowed(caller: Caller, { state, agentId, leadId, q }: OfferFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (state === 'open') conditions.push(sql`offer.state = any(${[...openOfferStates]}::text[])`);
  else if (state) conditions.push(sql`offer.state = ${state}`);
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
