import { findCityByName, findZipPlace } from '@homestead/contract/places';
import { centsFromDollars } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { isNotPutOff, ownedBy, type Queryable, type RowOf, serviceArea } from '#platform';
import type { HomeToValue, NewInquiry } from '../inquiries/inquiry.ts';
import { isCurrent } from '../lead-sight-store.ts';
import type { GivenAsked } from './lead-given-email.ts';
import type { RouteFacts } from './match-rule.ts';
import { isOpenStage } from './routing-store.ts';

export type RouteRow = RowOf<'lead_route'>;

type Lead = RowOf<'lead', 'person_id' | 'lead_role' | 'language' | 'source_id' | 'sub_source_id'>;
type Home = RowOf<'listing', 'city' | 'zip' | 'county' | 'list_price_cents'>;

const buying: ReadonlySet<string> = new Set(['home', 'tour', 'saved-search', 'quiz']);

/** What a lead asked; nothing for one that was added by hand. */
export type RoutedInquiry = Partial<Pick<NewInquiry, 'kind' | 'home' | 'homeToValue'>>;

/** What is known of an inquiry: its home, or else what the client’s newest search asks for. */
export async function findRouteFacts(
  tx: Queryable,
  lead: Lead,
  { kind = 'contact', home, homeToValue }: RoutedInquiry,
): Promise<RouteFacts> {
  const role = lead.lead_role ?? '';
  const place = homeToValue
    ? placeOf(homeToValue)
    : home
      ? await findHome(tx, home.listingKey)
      : lead.person_id && (await findWanted(tx, lead.person_id));
  return {
    ...(place || { cities: [], zips: [], counties: [], price: null }),
    language: lead.language,
    sourceId: lead.source_id,
    subSourceId: lead.sub_source_id,
    isBuyer: buying.has(kind) || role.includes('Buyer'),
    isSeller: kind === 'home-value' || role.includes('Seller'),
  };
}

type Place = Pick<RouteFacts, 'cities' | 'zips' | 'counties' | 'price'>;

/** Where a seller’s home is: the city as typed, and what the ZIP code says. */
function placeOf({ city, zip }: HomeToValue): Place {
  const area = serviceArea();
  const post = findZipPlace(area, zip);
  const county = (post ?? findCityByName(area, city))?.county;
  return {
    cities: post ? [city, post.city] : [city],
    zips: [zip.slice(0, 5)],
    counties: textsOf(county),
    price: null,
  };
}

async function findHome(tx: Queryable, listingKey: string): Promise<Place | null> {
  const { rows } = await sql<Home>`
    select city, zip, county, list_price_cents from listing
    where listing_key = ${listingKey} limit 1`.execute(tx);
  const [home] = rows;
  if (!home) return null;
  const price = home.list_price_cents;
  return {
    cities: textsOf(home.city),
    zips: textsOf(home.zip),
    counties: textsOf(home.county),
    price: price === null ? null : { from: price, to: price },
  };
}

async function findWanted(tx: Queryable, personId: string): Promise<Place | null> {
  const { rows } = await sql<RowOf<'saved_search', 'filter'>>`
    select s.filter from saved_search s
    where ${ownedBy(personId, 's.person_id')} and s.deleted_at is null
    order by s.created_at desc limit 1`.execute(tx);
  const filter = rows[0]?.filter as Readonly<Record<string, unknown>> | undefined;
  if (!filter) return null;
  const [from, to] = [centsOf(filter.pricemin), centsOf(filter.pricemax)];
  return {
    cities: textsOf(filter.city),
    zips: textsOf(filter.zip),
    counties: textsOf(filter.country),
    price: from === null && to === null ? null : { from, to },
  };
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
}

function centsOf(dollars: unknown): number | null {
  return dollars === undefined || dollars === null ? null : centsFromDollars(Number(dollars));
}

/** Where a rule put a lead; null if none did. */
export async function findRoute(tx: Queryable, leadId: string): Promise<RouteRow | null> {
  const row = await tx
    .selectFrom('lead_route')
    .selectAll()
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  return row ?? null;
}

/** Who may claim a lead that a rule put somewhere; null if none did. */
export async function findClaimants(tx: Queryable, leadId: string): Promise<string[] | null> {
  const { rows } = await sql<{ ids: string[] }>`
    select coalesce(route.offered_to, pond.members, '{}') as ids
    from lead_route route left join lead_pond pond on pond.id = route.pond_id
    where route.lead_id = ${leadId}`.execute(tx);
  return rows[0]?.ids ?? null;
}

/** Stores where a lead is, in place of where it was. */
export async function storeRoute(tx: Queryable, route: Omit<RouteRow, 'given_at'>): Promise<void> {
  const { lead_id: _, ...place } = route;
  const given_at = sql<Date>`now()`;
  await tx
    .insertInto('lead_route')
    .values({ ...route, given_at })
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet({ ...place, given_at }))
    .execute();
}

/** Notes who claimed a lead, and when it moves on if they don't contact it. */
export async function storeClaim(
  tx: Queryable,
  { leadId, by, movesAt }: { leadId: string; by: string; movesAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('lead_route')
    .set({ given_to: by, given_at: sql`now()`, offered_to: null, moves_at: movesAt })
    .where('lead_id', '=', leadId)
    .execute();
}

/**
 * Takes a lead from the rules: it stays with the person that it was given to by hand, or is open to
 * all who claim leads.
 */
export async function leaveRoute(
  tx: Queryable,
  leadId: string,
  givenTo: string | null,
): Promise<void> {
  await (givenTo === null
    ? sql`delete from lead_route where lead_id = ${leadId}`
    : sql`update lead_route set given_to = ${givenTo}, given_at = now(), pond_id = null,
        offered_to = null, moves_at = null where lead_id = ${leadId}`
  ).execute(tx);
}

/** Leaves a lead where it is for good. */
export async function keepRoute(tx: Queryable, leadId: string): Promise<void> {
  await tx
    .updateTable('lead_route')
    .set({ moves_at: null })
    .where('lead_id', '=', leadId)
    .execute();
}

/** Gives a locked lead to another agent, or to nobody. */
export async function reassignLead(
  tx: Queryable,
  leadId: string,
  agentId: string | null,
): Promise<void> {
  await sql`
    update lead set agent_id = ${agentId}, version = version + 1,
      claimed_at = case when ${agentId !== null} then now() end
    where id = ${leadId}`.execute(tx);
}

/** Leads whose time with someone has run out, locked until the commit. */
export async function lockLapsed(
  tx: Queryable,
  { job, limit }: { job: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select lead.id from lead_route r join lead on lead.id = r.lead_id
    where r.moves_at <= now() and lead.merged_into_id is null and ${isNotPutOff(job, sql`lead.id::text`)}
    order by r.moves_at limit ${limit} for update of lead skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

type Moving = RowOf<
  'lead',
  'agent_id' | 'first_name' | 'last_name' | 'erased_at' | 'last_contacted_at'
>;

/** A locked lead that may move on, with when its oldest unanswered inquiry is due. */
export async function readMoving(
  tx: Queryable,
  id: string,
): Promise<(Moving & { due_at: Date | null }) | null> {
  const { rows } = await sql<Moving & { due_at: Date | null }>`
    select lead.agent_id, lead.first_name, lead.last_name, lead.erased_at,
      lead.last_contacted_at,
      (select min(i.due_at) from inquiry i
        where i.lead_id = lead.id and i.due_at is not null and i.answered_at is null) as due_at
    from lead where lead.id = ${id}`.execute(tx);
  return rows[0] ?? null;
}

/** How many open leads of a pond a person has claimed. */
export async function countPondClaims(
  tx: Queryable,
  { pondId, by }: { pondId: string; by: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lead_route r join lead on lead.id = r.lead_id
      left join reference_entry s on s.id = lead.stage_id
    where r.given_to = ${by} and r.pond_id = ${pondId} and ${ownedBy(by, 'lead.agent_id')}
      and ${isCurrent()}
      and ${isOpenStage}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The ponds of which a person has as many open leads as they may. */
export async function selectFullPonds(db: Queryable, by: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select pond.id from lead_pond pond
    where pond.claim_limit is not null and pond.claim_limit <= (
        select count(*) from lead_route r join lead on lead.id = r.lead_id
          left join reference_entry s on s.id = lead.stage_id
        where r.given_to = ${by} and r.pond_id = pond.id and ${ownedBy(by, 'lead.agent_id')}
          and ${isCurrent()}
          and ${isOpenStage})`.execute(db);
  return rows.map(({ id }) => id);
}

type ClaimRules = Pick<RouteRow, 'pond_id'> &
  RowOf<'lead_pond', 'claim_limit'> &
  RowOf<'lead_rule', 'untouched_hours'>;

/** What applies to the claim of a lead that a rule put somewhere; null for any other. */
export async function findClaimRules(tx: Queryable, leadId: string): Promise<ClaimRules | null> {
  const { rows } = await sql<ClaimRules>`
    select route.pond_id, pond.claim_limit, rule.untouched_hours
    from lead_route route left join lead_pond pond on pond.id = route.pond_id
      left join lead_rule rule on rule.id = route.rule_id
    where route.lead_id = ${leadId}`.execute(tx);
  return rows[0] ?? null;
}

/** What a lead asked in one inquiry, or in the newest; null for a lead without any. */
export async function findAsked(
  tx: Queryable,
  leadId: string,
  inquiryId: string | null,
): Promise<GivenAsked | null> {
  const { rows } = await sql<RowOf<'inquiry', 'message' | 'mls_number' | 'home_address'>>`
    select message, mls_number, home_address from inquiry
    where lead_id = ${leadId} and (${inquiryId}::uuid is null or id = ${inquiryId})
      and not is_suspected
    order by received_at desc limit 1`.execute(tx);
  const [row] = rows;
  if (!row) return null;
  const { message, mls_number: mlsNumber, home_address: address } = row;
  return { message, home: mlsNumber ? { mlsNumber, address } : null };
}
