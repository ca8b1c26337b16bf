import { sql } from 'kysely';
import type { Caller, Queryable, RowOf } from '#platform';
import type { OfferRow } from '../offers/offer-columns.ts';
import { offerInSight } from '../offers/offer-store.ts';

export type DealDates = Pick<RowOf<'deal'>, 'opened_at' | 'ended_at'>;

/** Someone's name, phone and email. */
export interface Reachable {
  id: string;
  name: string;
  company: string | null;
  phone: string | null;
  email: string | null;
}

/** The most deals that someone outside the brokerage is shown. */
const MOST_OUTSIDE = 100;

/** The newest open deal in the caller's sight, else the offer that was changed last. */
export async function findLatestOffer(db: Queryable, caller: Caller): Promise<OfferRow | null> {
  const { rows } = await sql<OfferRow>`
    (select offer.* from deal join offer on offer.id = deal.offer_id
      where deal.ended_at is null and ${offerInSight(caller)}
      order by deal.opened_at desc limit 1)
    union all
    (select offer.* from offer where ${offerInSight(caller)}
      order by offer.changed_at desc, offer.id limit 1)
    limit 1`.execute(db);
  return rows[0] ?? null;
}

/** The deal that an offer opened; null if it opened none. */
export async function findDealOf(db: Queryable, offerId: string): Promise<DealDates | null> {
  const { rows } = await sql<DealDates>`
    select opened_at, ended_at from deal where offer_id = ${offerId}`.execute(db);
  return rows[0] ?? null;
}

/** How to reach people of the brokerage, by their ids. */
export async function selectReachablePeople(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reachable>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Reachable>`
    select id, trim(first_name || ' ' || last_name) as name, null as company, phone, email
    from person where id = any(${[...new Set(ids)]}::uuid[]) and deleted_at is null`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** How to reach parties, as they are after merges, by the ids that were asked for. */
export async function selectReachableParties(
  db: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Reachable>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<Reachable & { asked: string }>`
    select asked, party.id, party.name, at.name as company,
      coalesce(party.phone, at.phone) as phone, coalesce(party.email, at.email) as email
    from unnest(${[...new Set(ids)]}::uuid[]) asked
    join party on party.id = current_party(asked)
    left join party at on at.id = current_party(party.company_id)`.execute(db);
  return new Map(rows.map(({ asked, ...row }) => [asked, row]));
}

/**
 * The entry of the directory with someone's email, and those that were merged into it; none unless
 * they own the mailbox.
 */
export async function selectOwnParties(db: Queryable, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select family.id from person
    join party on lower(party.email) = lower(person.email) and party.merged_into_id is null
    cross join lateral party_family(party.id) as family (id)
    where person.id = ${personId} and person.email_verified_at is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** The companies of entries of the directory, and those that were merged into them. */
export async function selectCompaniesOf(
  db: Queryable,
  parties: readonly string[],
): Promise<string[]> {
  if (parties.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select distinct family.id from party
    cross join lateral party_family(current_party(party.company_id)) as family (id)
    where party.id = any(${[...parties]}::uuid[]) and party.company_id is not null`.execute(db);
  return rows.map(({ id }) => id);
}

/** The newest deals that name any of these parties, or someone as their lender. */
export async function selectDealsNaming(
  db: Queryable,
  { parties, lenderId }: { parties: readonly string[]; lenderId: string },
): Promise<(OfferRow & DealDates)[]> {
  const { rows } = await sql<OfferRow & DealDates>`
    select offer.*, deal.opened_at, deal.ended_at from deal join offer on offer.id = deal.offer_id
    where offer.id in (
      select offer_id from offer_party where party_id = any(${[...parties]}::uuid[])
      union
      select id from offer where lender_id = ${lenderId})
    order by deal.opened_at desc, deal.id limit ${MOST_OUTSIDE}`.execute(db);
  return rows;
}
