import { sql } from 'kysely';
import type { Queryable } from '#platform';

/** What is known about an address at sign-in; all null when nothing is. */
export interface SignInFacts {
  person: { id: string; passwordHash: string | null; isDeactivated: boolean } | null;
  /** Password hash of a registration that waits for email verification. */
  pendingHash: string | null;
  /** The person has signed in from this device before. */
  isKnownDevice: boolean;
}

/**
 * One query, with the same shape whether or not the address is known. `email` is trimmed and
 * lower-cased.
 */
export async function readSignInFacts(
  db: Queryable,
  by: { email: string; deviceHash: Buffer | null },
): Promise<SignInFacts> {
  const { rows } = await sql<{
    id: string | null;
    password_hash: string | null;
    is_deactivated: boolean;
    pending_hash: string | null;
    is_known_device: boolean;
  }>`
    select p.id, p.password_hash, p.deactivated_at is not null as is_deactivated,
           q.password_hash as pending_hash, d.hash is not null as is_known_device
      from (select 1) as asked
      left join person p on p.email = ${by.email} and p.deleted_at is null
      left join pending_registration q
        on q.email = ${by.email} and q.settled_at is null and q.expires_at > now()
      left join known_device d on d.hash = ${by.deviceHash}::bytea and d.person_id = p.id`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error('The facts of a sign-in are always one row');
  return {
    person: row.id
      ? { id: row.id, passwordHash: row.password_hash, isDeactivated: row.is_deactivated }
      : null,
    pendingHash: row.pending_hash,
    isKnownDevice: row.is_known_device,
  };
}
