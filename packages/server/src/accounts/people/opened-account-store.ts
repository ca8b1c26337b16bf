import { sql } from 'kysely';
import type { Queryable } from '#platform';

/**
 * Locks the super-admin role against other changes until the commit, then says whether another
 * super-admin than this one can sign in: with an open account and a way to sign in.
 */
export async function hasAnotherSuperAdmin(tx: Queryable, personId: string): Promise<boolean> {
  await sql`select 1 from role where key = 'super-admin' for no key update`.execute(tx);
  return (await selectOpenSuperAdmins(tx)).some((id) => id !== personId);
}

/** Super-admins who can sign in, with an open account and a way to do so, at most 2. */
export async function selectOpenSuperAdmins(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from person
    where role_key = 'super-admin' and deleted_at is null and deactivated_at is null
      and (password_hash is not null
        or exists (select from external_identity where person_id = person.id)
        or exists (select from passkey where person_id = person.id))
    limit 2`.execute(db);
  return rows.map(({ id }) => id);
}

/** Opens accounts by their addresses with one password hash; returns their ids. */
export async function storeOpenedAccounts(
  tx: Queryable,
  emails: readonly string[],
  passwordHash: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update person set password_hash = ${passwordHash}, password_changed_at = now(),
      email_verified_at = coalesce(email_verified_at, now())
    where email = any(${emails}) and deleted_at is null returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Which of these addresses any person has or had, including deleted people. */
export async function selectKnownEmails(
  db: Queryable,
  emails: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    select distinct email from person where email = any(${emails})`.execute(db);
  return new Set(rows.map(({ email }) => email));
}
