import { sql } from 'kysely';
import { type Database, DatabaseLock, type Queryable, type RowOf } from '#platform';

export type SigningKeyRow = RowOf<'signing_key'>;

/** All keys whose tokens may still be valid, newest first. */
export function listPublishedKeys(db: Queryable): Promise<SigningKeyRow[]> {
  return db
    .selectFrom('signing_key')
    .selectAll()
    .where('published_until', '>', sql<Date>`now()`)
    .orderBy('made_at', 'desc')
    .orderBy('kid')
    .limit(100)
    .execute();
}

/** Makes others who want to create a key wait until the caller's commit. */
export const keyMakingLock = new DatabaseLock('accounts.signing-keys');

/** Adds a key that signs for this many days and is published this many seconds longer. */
export async function insertSigningKey(
  tx: Queryable,
  key: { kid: string; publicJwk: object; sealed: Buffer; days: number; publishedSeconds: number },
): Promise<void> {
  const signsUntil = sql<Date>`now() + make_interval(days => ${key.days})`;
  await tx
    .insertInto('signing_key')
    .values({
      kid: key.kid,
      public_jwk: JSON.stringify(key.publicJwk),
      sealed_private_jwk: key.sealed,
      signs_until: signsUntil,
      published_until: sql<Date>`${signsUntil} + make_interval(secs => ${key.publishedSeconds})`,
    })
    .execute();
}

/** Deletes keys whose last token has expired. */
export async function deleteOldKeys(db: Database): Promise<void> {
  await db.deleteFrom('signing_key').where('published_until', '<', sql<Date>`now()`).execute();
}
