import { type SqlBool, sql } from 'kysely';
import { type Caller, ownedBy, type Queryable } from '#platform';
import { type PersonRow, writePerson } from '../person-store.ts';
import type { NamedPersonRow } from '../present-named-person.ts';
import { withinScope } from '../teams/row-scope.ts';
import { isLicensed } from './license-store.ts';
import { RESTORE_DAYS } from './people-list-store.ts';
import type { PersonRecord } from './person-record.ts';
import { refuseEmailTaken } from './refuse-person.ts';

/** A person within the caller's scope, including deleted ones while they can be restored. */
export async function findPersonWithinScope(
  db: Queryable,
  caller: Caller,
  id: string,
  options: { lock?: boolean } = {},
): Promise<PersonRow | null> {
  const row = await db
    .selectFrom('person')
    .selectAll('person')
    .where('person.id', '=', id)
    .where(withinScope(caller, 'person.id'))
    .where(
      sql<SqlBool>`(person.deleted_at is null or (person.erased_at is null
        and person.deleted_at > now() - make_interval(days => ${RESTORE_DAYS})))`,
    )
    .$if(options.lock ?? false, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  return row ?? null;
}

/** Whether one of these people, deleted or not, is within the caller's scope. */
export async function isAnyWithinScope(
  db: Queryable,
  caller: Caller,
  ids: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ is_any: boolean }>`
    select exists (select from person
      where id = any(${ids}::uuid[]) and ${withinScope(caller, 'person.id')}) as is_any`.execute(
    db,
  );
  return rows[0]?.is_any === true;
}

/** Ids that exist already, and addresses of people who are not deleted. */
export async function selectTaken(
  db: Queryable,
  { ids, emails }: { ids: readonly string[]; emails: readonly string[] },
): Promise<{ ids: Set<string>; emails: Set<string> }> {
  const { rows } = await sql<{ id: string; email: string; is_deleted: boolean }>`
    select id, email, deleted_at is not null as is_deleted from person
    where id = any(${ids}) or (email = any(${emails}) and deleted_at is null)`.execute(db);
  return {
    ids: new Set(rows.map((row) => row.id)),
    emails: new Set(rows.filter((row) => !row.is_deleted).map((row) => row.email)),
  };
}

/** A new person as staff create them. */
export type NewPerson = Partial<PersonRecord> &
  Pick<PersonRecord, 'first_name' | 'last_name' | 'email' | 'role_key'> & { id: string };

/**
 * Inserts people, never over another one. Returns the ids of the inserted ones: a taken id or
 * address is left out.
 */
export async function insertPeople(
  tx: Queryable,
  people: readonly NewPerson[],
  by: { invitedBy: string | null; createdBy: string | null },
): Promise<string[]> {
  if (people.length === 0) return [];
  const rows = await tx
    .insertInto('person')
    .values(
      people.map((person) => ({
        ...person,
        created_by: by.createdBy,
        invited_by: by.invitedBy,
        invited_at: by.invitedBy === null ? null : sql<Date>`now()`,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Fields that can be set besides what staff edits. */
type PersonStatusColumns = Partial<
  Pick<
    PersonRow,
    | 'deactivated_at'
    | 'deleted_at'
    | 'photo_key'
    | 'email_verified_at'
    | 'license_warned_on'
    | 'is_primary_contact'
  >
>;

/**
 * Changes a person under the next version; `isRight` tells caches that their rights changed.
 * Refuses (email-taken).
 */
export async function storePerson(
  tx: Queryable,
  id: string,
  changes: Partial<PersonRecord> & PersonStatusColumns,
  options: { isRight?: boolean } = {},
): Promise<void> {
  const write = tx
    .updateTable('person')
    .set({
      ...changes,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
      ...(options.isRight && { grants_version: sql<number>`grants_version + 1` }),
    })
    .where('id', '=', id);
  await writePerson(() => write.execute(), refuseEmailTaken);
}

/** Records that a person was invited now, and by whom. */
export async function storeInvitation(tx: Queryable, id: string, by: string | null): Promise<void> {
  await tx
    .updateTable('person')
    .set({ invited_at: sql<Date>`now()`, invited_by: by })
    .where('id', '=', id)
    .execute();
}

/** The people that a person is currently tied to, by kind of tie. */
export type TiesRow = NamedPersonRow & {
  kind: 'concierge' | 'agent' | 'co-agent' | 'co-agent-of';
};

/** Current ties of one person, by name. */
export async function selectTies(db: Queryable, personId: string): Promise<TiesRow[]> {
  const { rows } = await sql<TiesRow>`
    with ties (kind, id) as (
      select 'concierge', concierge_id from concierge_care
        where agent_id = ${personId} and ended_at is null
      union all select 'agent', agent_id from concierge_care
        where concierge_id = ${personId} and ended_at is null
      union all select 'co-agent', co_agent_id from co_agent
        where agent_id = ${personId} and ended_at is null
      union all select 'co-agent-of', agent_id from co_agent
        where co_agent_id = ${personId} and ended_at is null
    )
    select ties.kind, person.id, person.first_name, person.last_name, person.photo_key
    from ties join person on person.id = ties.id
    order by person.last_name, person.first_name, person.id limit 1000`.execute(db);
  return rows;
}

/** People by their ids, deleted ones included. */
export async function selectNamed(
  db: Queryable,
  ids: readonly string[],
): Promise<NamedPersonRow[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('person')
    .select(['id', 'first_name', 'last_name', 'photo_key'])
    .where('id', 'in', [...ids])
    .execute();
}

/** Whether the person has a second step, and when one of their sessions was last used. */
export async function getSignInFacts(
  db: Queryable,
  personId: string,
): Promise<{ has_two_step: boolean; last_seen_at: Date | null }> {
  const { rows } = await sql<{ has_two_step: boolean; last_seen_at: Date | null }>`
    select
      exists (select from totp_secret where ${ownedBy(personId, 'totp_secret.person_id')} and confirmed_at is not null)
        or exists (select from passkey where ${ownedBy(personId, 'passkey.person_id')}) as has_two_step,
      (select max(last_used_at) from session
        where ${ownedBy(personId, 'session.person_id')} and ended_at is null) as last_seen_at`.execute(
    db,
  );
  return rows[0] ?? { has_two_step: false, last_seen_at: null };
}

/**
 * People with these roles within the caller's scope whose accounts are open, by name, at most 500;
 * with `isLicensed` none whose license lapsed.
 */
export async function selectOpenOfRoles(
  db: Queryable,
  caller: Caller,
  { roles, except, ...which }: { roles: readonly string[]; except: string; isLicensed: boolean },
): Promise<NamedPersonRow[]> {
  const { rows } = await sql<NamedPersonRow>`
    select id, first_name, last_name, photo_key from person
    where role_key = any(${roles}) and deleted_at is null and deactivated_at is null
      and id <> ${except} and ${withinScope(caller, 'person.id')}
      and (${!which.isLicensed} or ${isLicensed()})
    order by last_name, first_name, id limit 500`.execute(db);
  return rows;
}
