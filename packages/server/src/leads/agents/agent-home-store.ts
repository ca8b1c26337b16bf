import { underContractStatuses } from '@homestead/contract/listings';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardColumns, mainPhotoJoin } from '#listings';
import { type Queryable, serviceArea } from '#platform';

/** Fewer homes make no price range. */
const HOMES_MIN = 3;
const AREAS = 5;
const LISTINGS = 24;
const SALES = 200;

/**
 * The ids of homes that may be shown and that the agent with an id of the MLS listed or, once they
 * sold, bought for a client. Each part has an index.
 */
const idsOfHomes = (mlsId: RawBuilder<unknown>) => sql`
  select id from listing
  where lower(list_agent_mls_id) = lower(${mlsId}) and visibility <> 'none'
  union all
  select id from listing
  where lower(co_list_agent_mls_id) = lower(${mlsId}) and visibility <> 'none'
  union all
  select id from listing
  where lower(buyer_agent_mls_id) = lower(${mlsId}) and visibility <> 'none'
    and standard_status = 'Closed'`;

/** Joins what the homes of a profile `a` say: cities of the service area, and prices. */
export const joinHomeFacts = () => sql`left join lateral (
  select
    (array_agg(city order by homes desc, city) filter (where city = any(${cityNames()}::text[])))
      [1:${sql.lit(AREAS)}] as areas,
    case when sum(homes) >= ${sql.lit(HOMES_MIN)} then min(low) end as low,
    case when sum(homes) >= ${sql.lit(HOMES_MIN)} then max(high) end as high
  from (
    select city, count(*) as homes, min(price) as low, max(price) as high
    from (
      select l.city, coalesce(l.close_price_cents, l.list_price_cents) as price
      from listing l where a.mls_id is not null and l.id in (${idsOfHomes(sql`a.mls_id`)})
    ) home group by city
  ) by_city
) homes on true`;

const cityNames = () => serviceArea().cities.map(({ name }) => name);

/** What the agent wrote, or else what their homes say (R-162); null without either. */
export interface ShownFacts {
  shown_areas: string[];
  shown_from_cents: number | null;
  shown_to_cents: number | null;
  is_price_computed: boolean;
}

export const shownAreas = sql`case when a.areas = '{}' then coalesce(homes.areas, '{}')
  else a.areas end`;
const isPriceComputed = sql`(a.price_from_cents is null and a.price_to_cents is null)`;

export const shownFrom = sql`case when ${isPriceComputed} then homes.low
  else a.price_from_cents end`;
export const shownTo = sql`case when ${isPriceComputed} then homes.high
  else a.price_to_cents end`;

/** Columns of {@link ShownFacts}; needs {@link joinHomeFacts}. */
export const shownFacts = sql`${shownAreas} as shown_areas, ${isPriceComputed} as is_price_computed,
  ${shownFrom} as shown_from_cents, ${shownTo} as shown_to_cents`;

export type AgentListingRow = CardRow & { is_under_contract: boolean; total: number };

/**
 * An agent's homes for sale and those under contract, the newest first, with how many there are of
 * each.
 */
export function agentListingsQuery(mlsId: string) {
  return sql<AgentListingRow>`
    select ${cardColumns}, l.is_under_contract, l.total from (
      select *, count(*) over (partition by is_under_contract)::int as total,
        row_number() over (partition by is_under_contract
          order by listed_at desc nulls last, id desc) as place
      from (
        select *, standard_status = any(${[...underContractStatuses]}::text[]) as is_under_contract
        from listing where visibility = 'search' and id in (
          select id from listing
          where lower(list_agent_mls_id) = lower(${mlsId}) and visibility <> 'none'
          union all
          select id from listing
          where lower(co_list_agent_mls_id) = lower(${mlsId}) and visibility <> 'none')) theirs
    ) l ${mainPhotoJoin} where l.place <= ${LISTINGS} order by l.place, l.is_under_contract`;
}

export type SaleRow = CardRow & { is_of_buyer: boolean; total: number };

/** An agent's closed sales that may be shown, the latest first, with how many there are. */
export function agentSalesQuery(mlsId: string) {
  return sql<SaleRow>`
    select ${cardColumns}, l.is_of_buyer, l.total from (
      select *, count(*) over ()::int as total,
        lower(list_agent_mls_id) is distinct from lower(${mlsId}) and
          lower(co_list_agent_mls_id) is distinct from lower(${mlsId}) as is_of_buyer
      from listing where visibility = 'page' and standard_status = 'Closed'
        and id in (${idsOfHomes(sql`${mlsId}::text`)})
      order by close_on desc nulls last, id desc limit ${SALES}
    ) l ${mainPhotoJoin} order by l.close_on desc nulls last, l.id desc`;
}

export async function selectAgentHomes(
  db: Queryable,
  mlsId: string,
): Promise<{ listings: AgentListingRow[]; sales: SaleRow[] }> {
  const [listings, sales] = await Promise.all([
    agentListingsQuery(mlsId).execute(db),
    agentSalesQuery(mlsId).execute(db),
  ]);
  return { listings: listings.rows, sales: sales.rows };
}
