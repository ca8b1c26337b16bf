import type { SightReason } from '@homestead/contract/platform';
import { type OfferState, openOfferStates } from '@homestead/contract/transactions';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import { type Caller, DatabaseLock, isNotPutOff, type Queryable, type RowOf } from '#platform';
import { findFileOfHome } from '../listing-files/listing-file-store.ts';
import { filesOfOwnBuyers } from '../own-buyers.ts';
import { hasSameAddress, hasSameNumber, isSameHome } from '../same-home.ts';
import { homeKeyOf, readHomeKeys } from './home-key.ts';
import type { OfferRow } from './offer-columns.ts';

export type OfferStepRow = RowOf<'offer_step'>;

/** What names a home on an offer and on a listing file. */
type Home = Parameters<typeof homeKeyOf>[0];

/**
 * SQL: the caller may see the row of `offer`: it is within their scope, or they are its co-agent,
 * its lender, or the one who started it (R-474), and it wasn't received on a listing file for whose
 * home they have a buyer (R-509).
 */
export function offerInSight(caller: Caller): RawBuilder<SqlBool> {
  const own = (column: string) => sql`${sql.ref(column)} = ${caller.personId}`;
  return sql<SqlBool>`((${withinScope(caller, 'offer.agent_id')} or ${own('offer.co_agent_id')}
    or ${own('offer.lender_id')} or ${own('offer.created_by')})
    and (offer.listing_file_id is null
      or offer.listing_file_id <> all(array(${filesOfOwnBuyers(caller)}))))`;
}

/** Those of these callers who may see an offer, each with the reason that says most. */
export async function selectWhoSeesOffer(
  db: Queryable,
  offerId: string,
  callers: readonly Caller[],
): Promise<ReadonlyMap<string, SightReason>> {
  if (callers.length === 0) return new Map();
  const parts = callers.map(
    (caller) => sql`select ${caller.personId}::text as id, case ${caller.personId}::uuid
        when offer.agent_id then 'agent' when offer.co_agent_id then 'co-agent'
        when offer.lender_id then 'lender' else case
        when ${withinScope(caller, 'offer.agent_id')} then ${caller.scope}::text
        else 'author' end end as reason
      from offer where offer.id = ${offerId} and ${offerInSight(caller)}`,
  );
  const { rows } = await sql<{
    id: string;
    reason: SightReason;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}

/** An offer in the caller's sight by its number; null if there is none. */
export async function findOffer(
  db: Queryable,
  caller: Caller,
  number: number,
): Promise<OfferRow | null> {
  const { rows } = await sql<OfferRow>`
    select * from offer where offer.number = ${number} and ${offerInSight(caller)}`.execute(db);
  return rows[0] ?? null;
}

/** The same, held until the commit. */
export async function lockOffer(
  tx: Queryable,
  caller: Caller,
  number: number,
): Promise<OfferRow | null> {
  const { rows } = await sql<OfferRow>`
    select * from offer where offer.number = ${number} and ${offerInSight(caller)}
    for update`.execute(tx);
  return rows[0] ?? null;
}

/** Offers in the caller's sight by their ids. */
export async function selectOffersById(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select * from offer where offer.id = any(${ids}::uuid[])
      and ${offerInSight(caller)}`.execute(db);
  return rows;
}

/** The next number of an offer, for its code. */
export async function takeOfferNumber(tx: Queryable): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    select nextval(pg_get_serial_sequence('offer', 'number'))::int as number`.execute(tx);
  return rows[0]?.number ?? 0;
}

/** Notes that an offer came to a state. Answers the row's id. */
export async function insertStep(
  tx: Queryable,
  step: { offerId: string; state: OfferState; doneBy: string | null; at: Date; note: string },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into offer_step (offer_id, state, done_at, done_by, note)
    values (${step.offerId}, ${step.state}, ${step.at}, ${step.doneBy}, ${step.note})
    returning id`.execute(tx);
  return rows[0]?.id ?? 0;
}

/** The newest states of an offer, at most 100. */
export async function selectSteps(db: Queryable, offerId: string): Promise<OfferStepRow[]> {
  const { rows } = await sql<OfferStepRow>`
    select * from offer_step where offer_id = ${offerId} order by id desc limit 100`.execute(db);
  return rows;
}

/** Sets the state of a locked offer, and until when it is open. */
export async function storeState(
  tx: Queryable,
  offerId: string,
  { state, isBackup, expiresAt }: { state: OfferState; isBackup: boolean; expiresAt: Date | null },
): Promise<OfferRow> {
  const { rows } = await sql<OfferRow>`
    update offer set state = ${state}, is_backup = ${isBackup}, expires_at = ${expiresAt},
      version = version + 1
    where id = ${offerId} returning *`.execute(tx);
  return rows[0] as OfferRow;
}

/** The codes of offers in the caller's sight, by their ids. */
export async function selectOfferCodes(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const offers = await selectOffersById(db, caller, ids);
  return new Map(offers.map(({ id, code }) => [id, code]));
}

const homeLock = new DatabaseLock('transactions.home');

/**
 * Opens the deal of an accepted offer, on a locked listing file if we have one; false if the home
 * or the file has one that is open (R-511). Acceptances for one home wait for each other.
 */
export async function openDeal(
  tx: Queryable,
  offer: OfferRow,
  { fileId, at }: { fileId: string | null; at: Date },
): Promise<boolean> {
  const home = fileId === null ? homeKeyOf(offer) : sql`${fileId}`;
  // One by the number and one by the address wait for each other, too.
  for (const key of await readHomeKeys(tx, offer)) await homeLock.untilCommit(tx, { record: key });
  const { rows } = await sql`
    insert into deal (offer_id, home_key, opened_at)
    select ${offer.id}, ${home}, ${at}
    where not exists (${openDealsOn(offer, fileId)})
    on conflict (home_key) where ended_at is null do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** SQL: the offers of the open deals on the home of an offer or a file, by an index each. */
function openDealsOn(home: Home, fileId: string | null): RawBuilder<unknown> {
  const open = sql`select deal.offer_id from offer
    join deal on deal.offer_id = offer.id and deal.ended_at is null`;
  return sql`select deal.offer_id from deal
      where deal.ended_at is null and deal.home_key in (${homeKeyOf(home)}, ${fileId})
    union all ${open} where offer.listing_file_id = ${fileId}
    union all ${open} where ${hasSameNumber('offer', home)}
    union all ${open} where ${hasSameAddress('offer', home)}`;
}

/** Whether a home is under contract by another offer than this one. */
export async function isHomeTaken(
  db: Queryable,
  home: Home,
  { fileId, offerId }: { fileId: string | null; offerId: string | null },
): Promise<boolean> {
  const { rows } = await sql`select 1 from (${openDealsOn(home, fileId)}) open
    where open.offer_id is distinct from ${offerId}::uuid limit 1`.execute(db);
  return rows.length > 0;
}

/** Open offers whose time is over at `now`, locked until the commit. */
export async function lockOverdueOffers(
  tx: Queryable,
  { job, now, limit }: { job: string; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select offer.id from offer
    where offer.state in ('submitted', 'presented', 'countered')
      and offer.expires_at <= ${now}::timestamptz
      and ${isNotPutOff(job, sql`offer.id::text`)}
    order by offer.expires_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** An offer, held until the commit. */
export async function lockOfferById(tx: Queryable, id: string): Promise<OfferRow | null> {
  const { rows } = await sql<OfferRow>`
    select * from offer where id = ${id} for update`.execute(tx);
  return rows[0] ?? null;
}

/**
 * The other open offers for the home of an offer, at most 50; on a listing of ours also those whose
 * address says something else than its file.
 */
export async function selectRivals(tx: Queryable, offer: OfferRow): Promise<OfferRow[]> {
  const file = offer.listing_file_id ?? (await findFileOfHome(tx, offer, { isLocked: false }))?.id;
  const { rows } = await sql<OfferRow>`
    select * from offer where id <> ${offer.id} and state = any(${[...openOfferStates]}::text[])
      and (${isSameHome('offer', offer)} or offer.listing_file_id = ${file ?? null}::uuid)
    order by id limit 50`.execute(tx);
  return rows;
}

/** Those of some people who still work here. */
export async function selectWorking(db: Queryable, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    select id from person where id = any(${[...ids]}::uuid[])
      and deleted_at is null and deactivated_at is null`.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether someone works here in one of these roles. */
export async function worksAs(
  db: Queryable,
  personId: string,
  roles: readonly string[],
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from person where id = ${personId} and role_key = any(${[...roles]}::text[])
      and deleted_at is null and deactivated_at is null`.execute(db);
  return rows.length > 0;
}
