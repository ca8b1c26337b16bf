import type { MailingList, SubscriberState } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { sql } from 'kysely';
import { ownedBy, type Page, type Queryable, type RowOf, selectPage } from '#platform';

export type SubscriberRow = RowOf<'subscriber'>;

export interface NewSubscriber {
  list: MailingList;
  /** Normalized. */
  email: string;
  name: string;
  language: 'en' | 'es';
  page: string | null;
  /** What they agreed to, as they saw it. */
  wording: string;
  /** IP address. */
  address: string | null;
  isSuspected: boolean;
}

/**
 * Puts an address on a list and returns its row, locked until the commit. Asking again is a new
 * request for an address that left or isn’t confirmed, and changes nothing for a confirmed one. One
 * that may be spam changes no row.
 */
export async function putSubscriber(tx: Queryable, given: NewSubscriber): Promise<SubscriberRow> {
  const { list, email, name, language, page, wording, address, isSuspected } = given;
  const { rows } = await sql<SubscriberRow>`
    insert into subscriber (list, email, name, language, page, wording, address, is_suspected)
    values (${list}, ${email}, ${name}, ${language}, ${page}, ${wording}, ${address}, ${isSuspected})
    on conflict (list, email) do update set
      name = case when ${isKept(isSuspected)} then subscriber.name else excluded.name end,
      language = case when ${isKept(isSuspected)} then subscriber.language else excluded.language end,
      page = case when ${isKept(isSuspected)} then subscriber.page else excluded.page end,
      wording = case when ${isKept(isSuspected)} then subscriber.wording else excluded.wording end,
      address = case when ${isKept(isSuspected)} then subscriber.address else excluded.address end,
      asked_at = case when ${isKept(isSuspected)} then subscriber.asked_at else now() end,
      is_suspected = subscriber.is_suspected and excluded.is_suspected
    returning *`.execute(tx);
  return rows[0] as SubscriberRow;
}

const isKept = (isSuspected: boolean) =>
  sql`(${isSuspected} or (subscriber.confirmed_at is not null and subscriber.stopped_at is null))`;

/** A person on a list; null for an unknown id. */
export async function findSubscriber(db: Queryable, id: string): Promise<SubscriberRow | null> {
  const row = await db.selectFrom('subscriber').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Confirms a sign-up. Returns the row, and whether it wasn’t confirmed before. */
export async function confirmSubscriber(
  tx: Queryable,
  { id, address }: { id: string; address: string | null },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('subscriber')
    .set({
      confirmed_at: sql`now()`,
      confirmed_from: address,
      stopped_at: null,
      is_suspected: false,
    })
    .where('id', '=', id)
    .where((of) => of.or([of('confirmed_at', 'is', null), of('stopped_at', 'is not', null)]))
    .executeTakeFirst();
  return Number(numUpdatedRows) > 0;
}

export async function stopSubscriber(tx: Queryable, id: string): Promise<void> {
  await tx
    .updateTable('subscriber')
    .set({ stopped_at: sql`now()` })
    .where('id', '=', id)
    .where('stopped_at', 'is', null)
    .execute();
}

/** Takes an address off all lists. Returns the ids of its subscriptions, at most one of a list. */
export async function stopSubscriptionsOf(tx: Queryable, email: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update subscriber set stopped_at = now() where email = ${email} and stopped_at is null
    returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

const stateConditions: Readonly<Record<SubscriberState, ReturnType<typeof sql>>> = {
  confirmed: sql`confirmed_at is not null and stopped_at is null`,
  waiting: sql`confirmed_at is null and stopped_at is null`,
  stopped: sql`stopped_at is not null`,
};

/** People on lists, newest first, without suspected spam. */
export function selectSubscribers(
  db: Queryable,
  { list, state }: { list: MailingList | null; state: SubscriberState | null },
  page: PageRequest,
): Promise<Page<SubscriberRow>> {
  return selectPage(db, page, {
    select: sql`*`,
    from: sql`subscriber where not is_suspected
      and (${list}::text is null or list = ${list})
      and ${state === null ? sql`true` : stateConditions[state]}`,
    orderBy: sql`asked_at desc, id`,
  });
}

/** The confirmed people of a list by their addresses. */
export async function selectConfirmed(
  db: Queryable,
  list: MailingList,
  limit: number,
): Promise<SubscriberRow[]> {
  const { rows } = await sql<SubscriberRow>`
    select * from subscriber where list = ${list} and ${stateConditions.confirmed}
    order by email limit ${limit}`.execute(db);
  return rows;
}

/** Deletes sign-ups that nobody confirmed within a week, and suspected spam. Returns how many. */
export async function forgetUnconfirmed(db: Queryable, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from subscriber where id in (
      select id from subscriber
      where confirmed_at is null and asked_at < now() - interval '7 days'
      limit ${limit})`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** What lists a person is on with the address of their account. */
export async function selectSubscriptionsOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select s.list, s.email, s.name, s.page, s.wording, s.asked_at, s.confirmed_at, s.stopped_at
    from subscriber s where ${ownedBy(personId, 's.person_id')} order by s.list`.execute(db);
  return rows;
}

/** Ties addresses to the accounts that have them: they are exported and erased with these. */
export async function tieSubscribers(tx: Queryable, email: string | null = null): Promise<void> {
  await sql`
    update subscriber s set person_id = p.id from person p
    where p.email = s.email and p.email_verified_at is not null
      and s.person_id is distinct from p.id
      and (${email}::text is null or s.email = ${email})`.execute(tx);
}

/** Takes these people off all lists. */
export async function deleteSubscribers(tx: Queryable, ids: readonly string[]): Promise<void> {
  await sql`delete from subscriber s where ${ownedBy(ids, 's.person_id')}`.execute(tx);
}
