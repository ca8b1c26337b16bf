import { localDate, type PageRequest } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type Caller, escapeLike, type Page, type Queryable, selectPage } from '#platform';
import type { PersonRow } from '../person-store.ts';
import { withinScope } from '../teams/row-scope.ts';

/** How long a deleted person can be brought back. */
export const RESTORE_DAYS = 30;

type ListedStatus = 'active' | 'invited' | 'deactivated' | 'deleted' | 'license-lapsing';
type ListOrder = 'name' | 'email' | 'role' | 'created' | 'license';

/** The people on a list; null is all but the deleted. */
export interface PeopleFilter {
  role: string | null;
  status: ListedStatus | null;
  city: string | null;
  seesEmail: boolean;
  /** Each must be in the name, or in the email if the caller sees it. */
  words: readonly string[];
}

export type PersonListRow = Pick<
  PersonRow,
  | 'id'
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'role_key'
  | 'city'
  | 'company'
  | 'photo_key'
  | 'license_number'
  | 'license_expires_on'
  | 'eo_expires_on'
  | 'deactivated_at'
  | 'deleted_at'
  | 'created_at'
  | 'version'
> & {
  role_label: string;
  is_opened: boolean;
  last_seen_at: Date | null;
  concierge_id: string | null;
  concierge_first_name: string | null;
  concierge_last_name: string | null;
  concierge_photo_key: string | null;
};

/** An account counts as opened once its email is verified or a password is set. */
const isOpened = sql`(person.password_hash is not null or person.email_verified_at is not null)`;

const statusConditions: Record<ListedStatus, () => RawBuilder<SqlBool>> = {
  active: () => sql`person.deleted_at is null and person.deactivated_at is null and ${isOpened}`,
  invited: () =>
    sql`person.deleted_at is null and person.deactivated_at is null and not ${isOpened}`,
  deactivated: () => sql`person.deleted_at is null and person.deactivated_at is not null`,
  deleted: () => sql`person.deleted_at > now() - make_interval(days => ${RESTORE_DAYS})
    and person.erased_at is null`,
  'license-lapsing': () => sql`person.deleted_at is null
    and (person.license_expires_on <= ${localDate(new Date())}::date + 90
      or person.eo_expires_on <= ${localDate(new Date())}::date + 90)`,
};

const orders: Record<ListOrder, (direction: RawBuilder<unknown>) => RawBuilder<unknown>> = {
  name: (by) => sql`person.last_name ${by}, person.first_name ${by}, person.id ${by}`,
  email: (by) => sql`person.email ${by}, person.id ${by}`,
  role: (by) =>
    sql`person.role_key ${by}, person.last_name ${by}, person.first_name ${by}, person.id ${by}`,
  created: (by) => sql`person.created_at ${by}, person.id ${by}`,
  license: (by) => sql`person.license_expires_on ${by} nulls last, person.id ${by}`,
};

/** One page of the people within the caller's scope, in a stable order. */
export function selectPeople(
  db: Queryable,
  caller: Caller,
  filter: PeopleFilter,
  { by, descending, ...page }: PageRequest & { by: ListOrder; descending: boolean },
): Promise<Page<PersonListRow>> {
  return selectPage(db, page, {
    select: sql`
      person.id, person.email, person.first_name, person.last_name, person.phone,
      person.role_key, role.label as role_label, person.city, person.company, person.photo_key,
      person.license_number, person.license_expires_on, person.eo_expires_on, ${isOpened} as is_opened,
      person.deactivated_at, person.deleted_at, person.created_at, person.version,
      (select max(last_used_at) from session
        where session.person_id = person.id and ended_at is null) as last_seen_at,
      concierge.id as concierge_id, concierge.first_name as concierge_first_name,
      concierge.last_name as concierge_last_name, concierge.photo_key as concierge_photo_key`,
    from: sql`
      person
      join role on role.key = person.role_key
      left join concierge_care care on care.agent_id = person.id and care.ended_at is null
      left join person concierge on concierge.id = care.concierge_id
      where ${conditionsOf(caller, filter)}`,
    orderBy: orders[by](descending ? sql`desc` : sql`asc`),
  });
}

/** Cities of the people within the caller's scope, at most 500. */
export async function selectCities(db: Queryable, caller: Caller): Promise<string[]> {
  const { rows } = await sql<{ city: string }>`
    select min(city) as city from person
    where deleted_at is null and city <> '' and ${withinScope(caller, 'person.id')}
    group by lower(city) order by lower(city) limit 500`.execute(db);
  return rows.map(({ city }) => city);
}

function conditionsOf(caller: Caller, filter: PeopleFilter): RawBuilder<SqlBool> {
  const email = filter.seesEmail ? sql` || ' ' || person.email` : sql``;
  const conditions = [
    withinScope(caller, 'person.id'),
    filter.status ? statusConditions[filter.status]() : sql<SqlBool>`person.deleted_at is null`,
    ...(filter.role ? [sql<SqlBool>`person.role_key = ${filter.role}`] : []),
    ...(filter.city ? [sql<SqlBool>`lower(person.city) = lower(${filter.city})`] : []),
    ...filter.words.map(
      (word) => sql<SqlBool>`
        (person.first_name || ' ' || person.last_name${email})
          ilike ${`%${escapeLike(word)}%`}`,
    ),
  ];
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}
