import { sql } from 'kysely';
import type { Queryable } from '#platform';

export type ChallengePurpose =
  | 'second-step'
  | 'passkey-sign-in'
  | 'passkey-registration'
  | 'identity';

/** An open challenge as the database stores it. */
export interface ChallengeRow {
  personId: string | null;
  sealedFacts: Buffer;
  createdAt: Date;
}

const row = [
  'person_id as personId',
  'sealed_facts as sealedFacts',
  'created_at as createdAt',
] as const;

/** Stores a challenge for this many minutes. */
export async function insertChallenge(
  db: Queryable,
  challenge: {
    hash: Buffer;
    purpose: ChallengePurpose;
    personId: string | null;
    sealedFacts: Buffer;
    minutes: number;
  },
): Promise<void> {
  await db
    .insertInto('sign_in_challenge')
    .values({
      hash: challenge.hash,
      purpose: challenge.purpose,
      person_id: challenge.personId,
      sealed_facts: challenge.sealedFacts,
      expires_at: sql<Date>`now() + make_interval(mins => ${challenge.minutes})`,
    })
    .execute();
}

/**
 * Counts a try before it is judged; null when the challenge is unknown, used, expired or out of
 * tries.
 */
export async function countChallengeTry(
  db: Queryable,
  hash: Buffer,
  purpose: ChallengePurpose,
  most: number,
): Promise<ChallengeRow | null> {
  const found = await db
    .updateTable('sign_in_challenge')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('tries', '<', most)
    .returning(row)
    .executeTakeFirst();
  return found ?? null;
}

/** The open challenge, untouched; null when it is unknown, used or expired. */
export async function findOpenChallenge(
  db: Queryable,
  hash: Buffer,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | null> {
  const found = await db
    .selectFrom('sign_in_challenge')
    .select(row)
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found ?? null;
}

/** Uses the challenge up; of two concurrent callers one gets it, the other null. */
export async function useChallenge(
  db: Queryable,
  hash: Buffer,
  purpose: ChallengePurpose,
): Promise<ChallengeRow | null> {
  const found = await db
    .updateTable('sign_in_challenge')
    .set({ used_at: sql<Date>`now()` })
    .where('hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(row)
    .executeTakeFirst();
  return found ?? null;
}
