import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller, Queryable } from '#platform';
import { withinReach } from '../teams/team-store.ts';

/** How long a deleted person can be brought back. */
export const RESTORE_DAYS = 30;

export type ListedStatus = 'active' | 'invited' | 'deactivated' | 'deleted' | 'license-lapsing';
export type ListOrder = 'name' | 'email' | 'role' | 'created' | 'license';

/** Whom a list shows; null takes all but the deleted. */
export interface PeopleFilter {
  role: string | null;
  status: ListedStatus | null;
  city: string | null;
  /** Each must be found in name or e-mail. */
  words: readonly string[];
}

export interface PersonListRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  phone: string | null;
  role_key: string;
  role_label: string;
  city: string | null;
  company: string | null;
  photo_key: string | null;
  license_number: string | null;
  license_expires_on: string | null;
  is_opened: boolean;
  deactivated_at: Date | null;
  deleted_at: Date | null;
  created_at: Date;
  last_seen_at: Date | null;
  version: number;
  concierge_id: string | null;
  concierge_first_name: string | null;
  concierge_last_name: string | null;
  concierge_photo_key: string | null;
}

/** An account counts as opened once its mailbox is proven or a password is set. */
const isOpened = sql`(person.password_hash is not null or person.email_verified_at is not null)`;

const statusConditions: Record<ListedStatus, RawBuilder<SqlBool>> = {
  active: sql`person.deleted_at is null and person.deactivated_at is null and ${isOpened}`,
  invited: sql`person.deleted_at is null and person.deactivated_at is null and not ${isOpened}`,
  deactivated: sql`person.deleted_at is null and person.deactivated_at is not null`,
  deleted: sql`person.deleted_at > now() - make_interval(days => ${RESTORE_DAYS})
    and person.erased_at is null`,
  'license-lapsing': sql`person.deleted_at is null and person.license_expires_on is not null
    and person.license_expires_on <= (now() at time zone 'America/Chicago')::date + 60`,
};

const orders: Record<ListOrder, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  name: (by) => sql`person.last_name ${by}, person.first_name ${by}, person.id ${by}`,
  email: (by) => sql`person.email ${by}, person.id ${by}`,
  role: (by) =>
    sql`person.role_key ${by}, person.last_name ${by}, person.first_name ${by}, person.id ${by}`,
  created: (by) => sql`person.created_at ${by}, person.id ${by}`,
  license: (by) => sql`person.license_expires_on ${by} nulls last, person.id ${by}`,
};

/** One page of the people within the caller's reach, in a stable order. */
export async function selectPeople(
  db: Queryable,
  caller: Caller,
  filter: PeopleFilter,
  page: { by: ListOrder; descending: boolean; limit: number; offset: number },
): Promise<PersonListRow[]> {
  const { rows } = await sql<PersonListRow>`
    select person.id, person.email, person.first_name, person.last_name, person.phone,
      person.role_key, role.label as role_label, person.city, person.company, person.photo_key,
      person.license_number, person.license_expires_on, ${isOpened} as is_opened,
      person.deactivated_at, person.deleted_at, person.created_at, person.version,
      (select max(last_used_at) from session
        where session.person_id = person.id and ended_at is null) as last_seen_at,
      concierge.id as concierge_id, concierge.first_name as concierge_first_name,
      concierge.last_name as concierge_last_name, concierge.photo_key as concierge_photo_key
    from person
    join role on role.key = person.role_key
    left join concierge_care care on care.agent_id = person.id and care.ended_at is null
    left join person concierge on concierge.id = care.concierge_id
    where ${conditionsOf(caller, filter)}
    order by ${orders[page.by](page.descending ? sql`desc` : sql`asc`)}
    limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

/** How many people a list shows over all its pages. */
export async function countPeople(
  db: Queryable,
  caller: Caller,
  filter: PeopleFilter,
): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::int as people from person where ${conditionsOf(caller, filter)}`.execute(db);
  return rows[0]?.people ?? 0;
}

/** Cities of the people within the caller's reach, at most 500. */
export async function selectCities(db: Queryable, caller: Caller): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select min(city) as city from person
    where deleted_at is null and city <> '' and ${withinReach(caller)}
    group by lower(city) order by lower(city) limit 500`.execute(db);
  return rows.map(({ city }) => city);
}

function conditionsOf(caller: Caller, filter: PeopleFilter): RawBuilder<SqlBool> {
  const conditions = [
    withinReach(caller),
    filter.status ? statusConditions[filter.status] : sql<SqlBool>`person.deleted_at is null`,
    ...(filter.role ? [sql<SqlBool>`person.role_key = ${filter.role}`] : []),
    ...(filter.city ? [sql<SqlBool>`lower(person.city) = lower(${filter.city})`] : []),
    ...filter.words.map(
      (word) => sql<SqlBool>`
        (person.first_name || ' ' || person.last_name || ' ' || person.email)
          ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`,
    ),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
