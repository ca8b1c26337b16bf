import type { Language } from '@homestead/contract/platform';
import type { AlertNews } from '@homestead/contract/saved';
import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';
import type { AlertHours, LocalAlertHours } from './alert-hours.ts';

/** One piece of news for a person: a home that one of their saved searches found. */
export interface DueAlert {
  id: number;
  person_id: string;
  email: string;
  first_name: string;
  language: Language;
  /** Where the person lives, as in `LocalAlertHours`; null in the service area. */
  state: string | null;
  search_id: string;
  search_name: string;
  news: AlertNews;
  happened_at: Date;
  listing_id: number;
  previous_price_cents: number | null;
}

/** The job that sends alerts; its rows are people. */
export const ALERTS_JOB = 'saved.send-alerts';

/** Older matches are no longer news, as when alerts were off for a while. */
export const OLDEST = sql`interval '8 days'`;

/** The hours of the person's state; no row where it is unknown, or the ZIP code is one of ours. */
const stateHours = ({ states, zips }: LocalAlertHours) => sql`
  left join unnest(
    ${[...states.keys()]}::text[],
    ${cutoffsOf(states, 'atOnce')}::timestamptz[],
    ${cutoffsOf(states, 'daily')}::timestamptz[],
    ${cutoffsOf(states, 'weekly')}::timestamptz[]
  ) as there (state, at_once, daily, weekly)
  on there.state = lower(regexp_replace(p.state, '[^A-Za-z]', '', 'g'))
    and coalesce(left(p.zip, 5) <> all(${zips}::text[]), true)`;

const cutoffsOf = (states: LocalAlertHours['states'], frequency: keyof AlertHours) =>
  [...states.values()].map(({ hours }) => hours?.[frequency].toISOString() ?? null);

/** Nothing is before an unknown cutoff, so people are not due in their quiet hours. */
const isDue = ({ here: { hours } }: LocalAlertHours) => sql`
  m.told_at is null and m.matched_at > now() - ${OLDEST} and s.deleted_at is null
  and m.matched_at < case
    when there.state is null then case s.frequency
      when 'at-once' then ${hours?.atOnce ?? null}::timestamptz
      when 'daily' then ${hours?.daily ?? null}::timestamptz
      when 'weekly' then ${hours?.weekly ?? null}::timestamptz end
    else case s.frequency
      when 'at-once' then there.at_once
      when 'daily' then there.daily
      when 'weekly' then there.weekly end
    end`;

/**
 * People with something due, at most `limit`: they can sign in, their email is verified and they
 * have not turned off news about homes.
 */
export async function selectPeopleToTell(
  db: Queryable,
  hours: LocalAlertHours,
  limit: number,
): Promise<string[]> {
  const { rows } = await peopleToTell(hours, limit).execute(db);
  return rows.map(({ id }) => id);
}

/** The statement of `selectPeopleToTell`, for plan tests. */
export function peopleToTell(hours: LocalAlertHours, limit: number) {
  return sql<{ id: string }>`
    select distinct p.id from saved_search_match m
    join saved_search s on s.id = m.saved_search_id
    join person p on p.id = s.person_id
    ${stateHours(hours)}
    left join notification_switch n on n.person_id = p.id and n.kind = 'homes'
    where ${isDue(hours)} and p.email_verified_at is not null and p.deactivated_at is null
      and p.deleted_at is null and coalesce(n.choice, 'email') <> 'off'
      and ${isNotPutOff(ALERTS_JOB, sql`p.id::text`)}
    limit ${limit}`;
}

/** What is due to these people, locked so that no other node sends it too; the latest first. */
export async function lockDueAlerts(
  tx: Queryable,
  personIds: readonly string[],
  hours: LocalAlertHours,
): Promise<DueAlert[]> {
  const { rows } = await sql<DueAlert>`
    select m.id, p.id as person_id, p.email, p.first_name, p.language, there.state,
      s.id as search_id, s.name as search_name,
      m.news, m.happened_at, m.listing_id, h.previous_price_cents
    from saved_search_match m
    join saved_search s on s.id = m.saved_search_id
    join person p on p.id = s.person_id
    ${stateHours(hours)}
    left join listing_history h on m.news = 'price-drop' and h.id = m.news_id
    where s.person_id = any(${personIds}::uuid[]) and ${isDue(hours)}
    order by m.matched_at desc, m.id desc
    limit 20000 for update of m skip locked`.execute(tx);
  return rows;
}

/** Marks them as sent, in the same commit as the email. */
export async function markTold(tx: Queryable, ids: readonly number[]): Promise<void> {
  await sql`update saved_search_match set told_at = now()
    where id = any(${ids}::bigint[])`.execute(tx);
}

/** What a search found while its alerts were off is not sent later. */
export async function settleMatches(tx: Queryable, searchId: string): Promise<void> {
  await sql`update saved_search_match set told_at = now()
    where saved_search_id = ${searchId} and told_at is null`.execute(tx);
}
