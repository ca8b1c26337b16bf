import { localDate } from '@homestead/contract/platform';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';
import type { PersonRow } from '../person-store.ts';
import type { LapsingKind } from './license-emails.ts';

/** The job that warns of licenses; its rows are people. */
export const LICENSE_JOB = 'accounts.warn-of-licenses';

export type LapsingRow = Pick<PersonRow, 'id' | 'email' | 'first_name' | 'last_name'> & {
  number: string | null;
  expires_on: string;
  days_left: number;
};

const columns = {
  license: { number: 'license_number', expires: 'license_expires_on', warned: 'license_warned_on' },
  eo: { number: 'eo_policy', expires: 'eo_expires_on', warned: 'eo_warned_on' },
} as const;

/** SQL: the license of the row of `person`, if there is one, hasn't lapsed. */
export const isLicensed = (): RawBuilder<SqlBool> => sql<SqlBool>`
  (person.license_expires_on is null or person.license_expires_on >= ${localDate(new Date())}::date)`;

/** What a row of the job is called: a person, once for each kind. */
export const lapsingRowId = (kind: LapsingKind, id: string) =>
  kind === 'license' ? id : `${kind}:${id}`;

/**
 * People whose license or insurance expires within 90, 60, 30 or 7 days and who were not warned
 * since then, locked until the commit; rows locked by another node are skipped. `today` is a local
 * date.
 */
export async function lockLapsing(
  tx: Queryable,
  kind: LapsingKind,
  today: string,
  limit: number,
): Promise<LapsingRow[]> {
  const expires = sql.ref(`person.${columns[kind].expires}`);
  const warned = sql.ref(`person.${columns[kind].warned}`);
  const { rows } = await sql<LapsingRow>`
    select id, email, first_name, last_name, ${sql.ref(columns[kind].number)} as number,
      ${expires} as expires_on, ${expires} - ${today}::date as days_left
    from person
    where deleted_at is null and deactivated_at is null and ${expires} is not null
      and ${expires} between ${today}::date and ${today}::date + 90
      and (${warned} is null or ${warned} < ${expires} - case
        when ${expires} - ${today}::date <= 7 then 7
        when ${expires} - ${today}::date <= 30 then 30
        when ${expires} - ${today}::date <= 60 then 60
        else 90 end)
      and ${isNotPutOff(LICENSE_JOB, sql`${lapsingRowId(kind, '')} || person.id::text`)}
    order by ${expires}, id limit ${limit}
    for no key update skip locked`.execute(tx);
  return rows;
}

/** Records when a person was warned, without counting as an edit. */
export async function storeWarned(
  tx: Queryable,
  kind: LapsingKind,
  id: string,
  today: string,
): Promise<void> {
  await sql`
    update person set ${sql.ref(columns[kind].warned)} = ${today}::date
    where id = ${id}`.execute(tx);
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
