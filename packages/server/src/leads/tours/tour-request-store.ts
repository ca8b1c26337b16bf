import type { TourList, WireTourRequest } from '@homestead/contract/leads';
import type { PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import {
  type Caller,
  escapeLike,
  holds,
  isNotPutOff,
  ownedBy,
  type Page,
  type Queryable,
  type RowOf,
  selectPage,
} from '#platform';
import { isCounted } from '../lead-sight-store.ts';
import { openTo } from '../routing/open-lead-store.ts';
import type { TourInput } from './read-tour-input.ts';
import { eraseTourComments } from './tour-rating-store.ts';

/** The requested home. */
export interface TourHome {
  listingKey: string;
  mlsNumber: string;
  address: string | null;
}

const MAX = 5000;

/** Stores a request with its times. Returns its id. */
export async function insertTourRequest(
  tx: Queryable,
  request: {
    input: TourInput;
    home: TourHome;
    personId: string | null;
    isSuspected: boolean;
    language: string;
    /** Kept until the request is announced. */
    origin: object;
  },
): Promise<string> {
  const { input, home, personId, isSuspected, language, origin } = request;
  const { id } = await tx
    .insertInto('tour_request')
    .values({
      listing_key: home.listingKey,
      mls_number: home.mlsNumber,
      home_address: home.address,
      person_id: personId,
      name: input.name,
      email: input.email,
      phone: input.phone,
      comments: input.comments,
      kind: input.kind,
      tour_on: input.day,
      is_suspected: isSuspected,
      language,
      origin: isSuspected ? JSON.stringify(origin) : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('tour_request_time')
    .values(input.startsAt.map((starts_at) => ({ tour_request_id: id, starts_at })))
    .execute();
  return id;
}

/** Forgets where the form was sent from: history keeps no IP address. */
export async function dropOrigin(tx: Queryable, id: string): Promise<void> {
  await tx.updateTable('tour_request').set({ origin: null }).where('id', '=', id).execute();
}

export type TourRequestRow = RowOf<
  'tour_request',
  | 'id'
  | 'requested_at'
  | 'name'
  | 'email'
  | 'phone'
  | 'comments'
  | 'mls_number'
  | 'home_address'
  | 'kind'
  | 'is_suspected'
  | 'version'
  | 'state'
  | 'agreed_at'
  | 'proposed'
  | 'reason'
  | 'video_link'
  | 'has_agreement'
  | 'agreement_envelope_id'
> & { times: Date[]; rating?: WireTourRequest['rating'] };

/** With who works its lead; null without a lead, or while it is unclaimed. */
export type ListedTour = TourRequestRow & { agent_id: string | null };

/** SQL: a row `r` of `tour_request` is in a list of the dashboard. */
export const isInTourList: Readonly<Record<TourList, RawBuilder<SqlBool>>> = {
  'to-answer': sql<SqlBool>`(r.state = 'requested' and not r.is_suspected)`,
  ahead: sql<SqlBool>`(r.state = 'confirmed' and not r.is_suspected
    and r.agreed_at between now() and now() + interval '7 days')`,
};

interface WantedTours {
  words: string[];
  hidden: readonly string[];
  list?: TourList | undefined;
}

/**
 * Requests with their times, newest first, of leads within the caller's scope, of unclaimed ones
 * for those who may claim, and for those who assign any lead all of them; each word must be in one
 * of their texts. Emails and phone numbers are searched only for those who may see them. A list of
 * the dashboard has only what that counts.
 */
export function selectTourRequests(
  db: Queryable,
  caller: Caller,
  { words, hidden, list }: WantedTours,
  page: PageRequest,
): Promise<Page<ListedTour>> {
  const contacts = ['email', 'phone'].filter((field) => !hidden.includes(field));
  const texts = sql`r.name, ${sql.join(
    contacts.map((field) => sql`${sql.ref(`r.${field}`)}, `),
    sql``,
  )}r.home_address, r.mls_number`;
  const mayAssign = sql`(${holds(caller, 'lead-assign-all')}
    or ${withinScope(caller, 'lead.agent_id')})`;
  const matches = words.map(
    (word) => sql` and concat_ws(' ', ${texts})
      ilike ${`%${escapeLike(word)}%`}`,
  );
  return selectPage(db, page, {
    select: sql`r.id, r.requested_at, r.name, r.email, r.phone, r.comments, r.mls_number,
      r.home_address, r.kind, r.is_suspected, r.version, r.state, r.agreed_at, r.proposed,
      r.reason, r.video_link, r.has_agreement, r.agreement_envelope_id, lead.agent_id,
      (select array_agg(t.starts_at order by t.starts_at) from tour_request_time t
        where t.tour_request_id = r.id) as times,
      (select json_build_object('stars', g.stars, 'liked', g.liked, 'comment', g.comment,
        'ratedAt', to_char(g.rated_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        from tour_rating g where g.tour_request_id = r.id and ${mayAssign}) as rating`,
    from: sql`tour_request r left join inquiry i on i.tour_request_id = r.id
      left join lead on lead.id = i.lead_id
      where (${mayAssign} or (lead.id is not null and ${openTo(caller)}))
      ${list === undefined ? sql`` : sql` and ${isInTourList[list]} and ${isCounted(caller)}`}
      ${sql.join(matches, sql``)}`,
    orderBy: sql`r.requested_at desc, r.id`,
  });
}

/** The times of a request, earliest first. */
export async function selectTourTimes(db: Queryable, id: string): Promise<Date[]> {
  const rows = await db
    .selectFrom('tour_request_time')
    .select('starts_at')
    .where('tour_request_id', '=', id)
    .orderBy('starts_at')
    .execute();
  return rows.map(({ starts_at }) => starts_at);
}

/**
 * The ids of the requests that these people made: while signed in, or as visitors with a mailbox
 * that is confirmed as theirs. A visitor’s that may be spam isn’t theirs: anyone can type anyone’s
 * address.
 */
export const tourIdsOf = (personIds: readonly string[]) => sql`
  select t.id from tour_request t where ${ownedBy(personIds, 't.person_id')}
  union all
  select t.id from tour_request t join person p on p.email = lower(t.email)
  where ${ownedBy(personIds, 'p.id')} and p.email_verified_at is not null
    and t.person_id is null and not t.is_suspected`;

/** The requests that a person made, newest first, with their times. */
export async function selectTourRequestsOf(
  db: Queryable,
  personId: string,
): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select r.requested_at, r.mls_number, r.home_address, r.name, r.email, r.phone, r.comments,
      r.kind, r.tour_on,
      (select json_agg(t.starts_at order by t.starts_at) from tour_request_time t
        where t.tour_request_id = r.id) as times,
      (select json_build_object('stars', g.stars, 'liked', g.liked, 'comment', g.comment,
        'rated_at', g.rated_at) from tour_rating g where g.tour_request_id = r.id) as rating
    from tour_request r where r.id in (${tourIdsOf([personId])})
    order by r.requested_at desc limit ${MAX}`.execute(db);
  return rows;
}

const ERASED = '@erased.invalid';

/** Whether nobody can be reached about a request anymore. */
export const isErased = ({ email }: Pick<TourRequestRow, 'email'>) => email.endsWith(ERASED);

const noContact = sql`
  name = 'Former Person', printable_name = '', email = id || ${ERASED}, phone = '',
  comments = '', origin = null`;

/**
 * Overwrites the personal data in these people’s requests, also in those from their confirmed
 * mailboxes, and in those on their leads; the requests themselves stay. Returns their ids.
 */
export async function eraseTourRequests(tx: Queryable, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update tour_request set ${noContact}
    where ${ownedBy(ids, 'tour_request.person_id')} or id in (${tourIdsOf(ids)}) or id in (
      select i.tour_request_id from inquiry i join lead on lead.id = i.lead_id
      where ${ownedBy(ids, 'lead.person_id')})
    returning id`.execute(tx);
  const erased = rows.map(({ id }) => id);
  await eraseTourComments(tx, erased);
  return erased;
}

/** Requests of more than `days` days ago that still have personal data, locked until the commit. */
export async function lockOldTourRequests(
  tx: Queryable,
  { job, days, limit }: { job: string; days: number; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from tour_request
    where requested_at < now() - make_interval(days => ${days})
      and (email <> id || ${ERASED} or person_id is not null)
      and ${isNotPutOff(job, sql`tour_request.id::text`)}
    order by requested_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Overwrites a request's personal data, and whose it was. */
export async function forgetTourRequest(tx: Queryable, id: string): Promise<void> {
  await sql`update tour_request set ${noContact}, person_id = null where id = ${id}`.execute(tx);
  await eraseTourComments(tx, [id]);
}
