import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** The mailbox of a person that they proved to be theirs; null for any other. */
export async function findVerifiedMailbox(db: Queryable, personId: string): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`
    select email from person
    where ${ownedBy(personId, 'person.id')} and email_verified_at is not null`.execute(db);
  return rows[0]?.email ?? null;
}
