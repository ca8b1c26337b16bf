import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';
import type { PersonRow } from '../person-store.ts';

/** The job that warns of licenses; its rows are people. */
export const LICENSE_JOB = 'accounts.warn-of-licenses';

export type LapsingRow = Pick<
  PersonRow,
  'id' | 'email' | 'first_name' | 'last_name' | 'license_number'
> & { license_expires_on: string; days_left: number };

/**
 * People whose license expires within 60, 30 or 7 days and who were not warned since then, locked
 * until the commit; rows locked by another node are skipped. `today` is a local date.
 */
export async function lockLapsing(
  tx: Queryable,
  today: string,
  limit: number,
): Promise<LapsingRow[]> {
  const { rows } = await sql<LapsingRow>`
    select id, email, first_name, last_name, license_number, license_expires_on,
      license_expires_on - ${today}::date as days_left
    from person
    where deleted_at is null and deactivated_at is null and license_expires_on is not null
      and license_expires_on between ${today}::date and ${today}::date + 60
      and (license_warned_on is null or license_warned_on < license_expires_on - case
        when license_expires_on - ${today}::date <= 7 then 7
        when license_expires_on - ${today}::date <= 30 then 30
        else 60 end)
      and ${isNotPutOff(LICENSE_JOB, sql`person.id::text`)}
    order by license_expires_on, id limit ${limit}
    for no key update skip locked`.execute(tx);
  return rows;
}

/** Records when a person was warned, without counting as an edit. */
export async function storeWarned(tx: Queryable, id: string, today: string): Promise<void> {
  await sql`
    update person set license_warned_on = ${today}::date where id = ${id}`.execute(tx);
}

/** Those who manage people and can act on it, at most 100. */
export async function selectAdmins(
  db: Queryable,
): Promise<{ id: string; email: string; first_name: string }[]> {
  const { rows } = await sql<{ id: string; email: string; first_name: string }>`
    select id, email, first_name from person
    where role_key in ('super-admin', 'admin') and deleted_at is null
      and deactivated_at is null and password_hash is not null
    order by last_name, first_name, id limit 100`.execute(db);
  return rows;
}
