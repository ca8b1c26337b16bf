import { type Selectable, sql } from 'kysely';
import type { DB, Queryable } from '#platform';

export type MailedTokenRow = Selectable<DB['mailed_token']>;

export type TokenPurpose = 'verify' | 'reset' | 'invitation' | 'email-change' | 'email-undo';

/** How often a code may be typed wrongly, and how long it is good for. */
const CODE_TRIES = 5;
const CODE_LIFE = sql`interval '30 minutes'`;

export interface NewMailedToken {
  hash: Buffer;
  purpose: TokenPurpose;
  codeHash: Buffer | null;
  personId: string | null;
  registrationId: string | null;
  /** The mailbox that the token is sent to or speaks of. */
  email: string;
  minutes: number;
}

export async function insertMailedToken(tx: Queryable, token: NewMailedToken): Promise<void> {
  await tx
    .insertInto('mailed_token')
    .values({
      hash: token.hash,
      purpose: token.purpose,
      code_hash: token.codeHash,
      person_id: token.personId,
      registration_id: token.registrationId,
      email: token.email,
      expires_at: sql`now() + make_interval(mins => ${token.minutes})`,
    })
    .execute();
}

/** The token while it can still be used. Looking does not use it up. */
export async function findMailedToken(
  db: Queryable,
  hash: Buffer,
  purposes: readonly TokenPurpose[],
): Promise<MailedTokenRow | null> {
  const row = await db
    .selectFrom('mailed_token')
    .selectAll()
    .where('hash', '=', hash)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ?? null;
}

/** Uses a token up; of several at the same time one gets it, the others null. */
export async function takeMailedToken(
  tx: Queryable,
  hash: Buffer,
  purposes: readonly TokenPurpose[],
): Promise<MailedTokenRow | null> {
  const row = await tx
    .updateTable('mailed_token')
    .set({ used_at: sql`now()` })
    .where('hash', '=', hash)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Makes a person's unused tokens of these purposes worthless. */
export async function voidMailedTokens(
  tx: Queryable,
  personId: string,
  purposes: readonly TokenPurpose[],
): Promise<void> {
  await tx
    .updateTable('mailed_token')
    .set({ used_at: sql`now()` })
    .where('person_id', '=', personId)
    .where('purpose', 'in', [...purposes])
    .where('used_at', 'is', null)
    .execute();
}

/** Makes links worthless that take back a change made after `at`. */
export async function voidLaterUndoTokens(
  tx: Queryable,
  personId: string,
  at: Date,
): Promise<void> {
  await tx
    .updateTable('mailed_token')
    .set({ used_at: sql`now()` })
    .where('person_id', '=', personId)
    .where('purpose', '=', 'email-undo')
    .where('used_at', 'is', null)
    .where('created_at', '>', at)
    .execute();
}

/** A registration has one code at a time; links that went out before keep working. */
export async function voidCodes(tx: Queryable, registrationId: string): Promise<void> {
  await tx
    .updateTable('mailed_token')
    .set({ code_hash: null })
    .where('registration_id', '=', registrationId)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Counts one try of a registration's code before it is looked at, and answers the token whose code
 * it is; null when there is none, it is too old, or it was tried too often.
 */
export async function countCodeTry(
  db: Queryable,
  registrationId: string,
): Promise<{ hash: Buffer; codeHash: Buffer } | null> {
  const row = await db
    .updateTable('mailed_token')
    .set({ code_tries: sql`code_tries + 1` })
    .where('registration_id', '=', registrationId)
    .where('used_at', 'is', null)
    .where('code_hash', 'is not', null)
    .where('code_tries', '<', CODE_TRIES)
    .where('created_at', '>', sql<Date>`now() - ${CODE_LIFE}`)
    .returning(['hash', 'code_hash'])
    .executeTakeFirst();
  return row?.code_hash ? { hash: row.hash, codeHash: row.code_hash } : null;
}

/** The newest address that a person has asked for and not confirmed yet. */
export async function findWaitingEmail(db: Queryable, personId: string): Promise<string | null> {
  const row = await db
    .selectFrom('mailed_token')
    .select('email')
    .where('person_id', '=', personId)
    .where('purpose', '=', 'email-change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row?.email ?? null;
}
