import { sql } from 'kysely';
import {
  deleteSecretLinks,
  eraseRecordChanges,
  isNotPutOff,
  ownedBy,
  type Queryable,
} from '#platform';
import { PERSON_KIND } from '../people/audit-person.ts';

/** The job that erases people; they are its rows. */
export const ERASURE_JOB = 'accounts.erase-people';

/**
 * People deleted more than 30 days ago, locked until the commit; rows locked by other nodes are
 * skipped.
 */
export async function lockPeopleToErase(tx: Queryable, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person
    where deleted_at is not null and erased_at is null and deleted_at < now() - interval '30 days'
      and ${isNotPutOff(ERASURE_JOB, sql`person.id::text`)}
    order by deleted_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Records that all rooms have erased their data. */
export async function markErased(tx: Queryable, ids: readonly string[]): Promise<void> {
  await sql`update person set erased_at = now() where ${ownedBy(ids, 'person.id')}`.execute(tx);
}

/**
 * Overwrites what this room stores about people. The row itself stays, without a name, for what
 * refers to it; so does the security audit, which never changes.
 */
export async function eraseAccountFacts(tx: Queryable, ids: readonly string[]): Promise<void> {
  const registrations = await sql<{ id: string }>`
    delete from pending_registration
    where email in (select email from person where ${ownedBy(ids, 'person.id')}) returning id`.execute(
    tx,
  );
  await sql`
    update person set
      email = id || '@erased.invalid', email_verified_at = null, first_name = 'Former',
      last_name = 'Person', lead_role = null, password_hash = null, phone = null,
      street_one = null, street_two = null, city = null, state = null, zip = null,
      relationship = null, department = null, date_of_birth = null, tshirt_size = null,
      facebook = null, instagram = null, linkedin = null, twitter = null, photo_key = null,
      license_number = null, license_expires_on = null, eo_carrier = null, eo_policy = null,
      eo_expires_on = null, company = null, language = 'en', updated_at = now()
    where ${ownedBy(ids, 'person.id')}`.execute(tx);
  await eraseRecordChanges(tx, { kind: PERSON_KIND, recordIds: ids });
  await deleteSecretLinks(tx, [...ids, ...registrations.rows.map(({ id }) => id)]);
  for (const table of HOLDING) {
    await sql`delete from ${sql.table(table)} where ${ownedBy(ids, `${table}.person_id`)}`.execute(
      tx,
    );
  }
}

const HOLDING = [
  'session',
  'sign_in_challenge',
  'totp_secret',
  'recovery_code',
  'passkey',
  'external_identity',
  'known_device',
  'notification_switch',
  'api_key',
  'webhook_subscription',
  'onboarding_item',
] as const;
