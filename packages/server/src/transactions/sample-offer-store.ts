import { sql } from 'kysely';
import type { Queryable } from '#platform';

export async function hasOffers(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from offer limit 1`.execute(db);
  return rows.length > 0;
}

/** Lead of the demo by its email; null while there is none. */
export async function findSampleClient(db: Queryable, email: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from lead where lower(email) = ${email} and merged_into_id is null
    order by created_at limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

interface SampleHome {
  mlsNumber: string;
  priceCents: number;
}

/** SQL: homes for sale with a price that fits a demo's buyers. */
const fitting = sql`visibility = 'search' and standard_status = 'Active' and address_shown
  and list_price_cents between 25000000 and 60000000
  and property_subtype = 'Single Family Residence'`;

/** SQL: the home is listed by a firm, which the MLS names with its branch. */
const listedBy = (firm: string) =>
  sql`coalesce(starts_with(lower(list_office_name), lower(${firm})), false)`;

/** Homes for the demo's buyers, which other firms list. */
export async function selectSampleListings(
  db: Queryable,
  { firm, limit }: { firm: string; limit: number },
): Promise<SampleHome[]> {
  const { rows } = await sql<SampleHome>`
    select mls_number as "mlsNumber", list_price_cents as "priceCents" from listing
    where ${fitting} and not ${listedBy(firm)}
    order by row_number() over (partition by city order by mls_number desc), mls_number
    limit ${limit}`.execute(db);
  return rows;
}

/** A home for each of these agents of a firm, which the MLS says they list. */
export async function selectOwnSampleListings(
  db: Queryable,
  { firm, agents }: { firm: string; agents: readonly string[] },
): Promise<(SampleHome & { agent: string })[]> {
  const { rows } = await sql<SampleHome & { agent: string }>`
    select distinct on (list_agent_name) list_agent_name as agent, mls_number as "mlsNumber",
      list_price_cents as "priceCents"
    from listing where ${fitting} and ${listedBy(firm)} and list_agent_name = any(${agents})
    order by list_agent_name, mls_number desc`.execute(db);
  return rows;
}

/** Stores a client's link to an offer as it was sent and opened then. */
export async function insertSampleLink(
  tx: Queryable,
  link: { offerId: string; leadId: string; sentBy: string; sentAt: Date; openedAt: Date },
): Promise<string> {
  const { offerId, leadId, sentBy, sentAt, openedAt } = link;
  const { rows } = await sql<{ id: string }>`
    insert into offer_client_link (offer_id, lead_id, email, sent_by, sent_at, opened_at, expires_at)
    select ${offerId}, lead.id, lead.email, ${sentBy}, ${sentAt}::timestamptz,
      ${openedAt}::timestamptz, ${sentAt}::timestamptz + interval '30 days'
    from lead where lead.id = ${leadId} returning id`.execute(tx);
  return rows[0]?.id ?? '';
}

export async function hasDocuments(db: Queryable): Promise<boolean> {
  const { rows } = await sql`select 1 from envelope limit 1`.execute(db);
  return rows.length > 0;
}

/** Offers of the demo that we wrote for a client, the newest first. */
export async function selectSampleOffers(
  db: Queryable,
  limit: number,
): Promise<{ number: number; agentId: string }[]> {
  const { rows } = await sql<{ number: number; agentId: string }>`
    select number, agent_id as "agentId" from offer
    where lead_id is not null and agent_id is not null and side = 'buying'
      and property_address is not null
    order by number desc limit ${limit}`.execute(db);
  return rows;
}
