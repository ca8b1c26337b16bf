import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/** A person's two-step sign-in settings. */
export interface TwoStepState {
  totpSince: Date | null;
  recoveryCodesLeft: number;
  passkeys: number;
  /** The person's role requires it. */
  isRequired: boolean;
}

/** Serializes changes of a person's second steps. */
export async function lockSecondSteps(tx: Queryable, personId: string): Promise<void> {
  await tx
    .selectFrom('person')
    .select('id')
    .where(ownedBy(personId, 'person.id'))
    .forUpdate()
    .execute();
}

/** Throws if the person doesn't exist. */
export function getTwoStepState(db: Queryable, personId: string): Promise<TwoStepState> {
  return db
    .selectFrom('person')
    .innerJoin('role', 'role.key', 'person.role_key')
    .leftJoin('totp_secret', 'totp_secret.person_id', 'person.id')
    .select((eb) => [
      'totp_secret.confirmed_at as totpSince',
      'role.requires_two_step as isRequired',
      eb
        .selectFrom('recovery_code')
        .select(sql<number>`count(*)::int`.as('n'))
        .where(ownedBy(personId, 'recovery_code.person_id'))
        .where('recovery_code.used_at', 'is', null)
        .as('recoveryCodesLeft'),
      eb
        .selectFrom('passkey')
        .select(sql<number>`count(*)::int`.as('n'))
        .where(ownedBy(personId, 'passkey.person_id'))
        .as('passkeys'),
    ])
    .where(ownedBy(personId, 'person.id'))
    .executeTakeFirstOrThrow() as Promise<TwoStepState>;
}

/** A new secret that waits to be confirmed; false if there is a confirmed one. */
export async function insertTotp(
  db: Queryable,
  personId: string,
  sealedSecret: Buffer,
): Promise<boolean> {
  const row = await db
    .insertInto('totp_secret')
    .values({ person_id: personId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('person_id')
        .doUpdateSet({ sealed_secret: sealedSecret, created_at: sql<Date>`now()`, last_step: 0 })
        .where('totp_secret.confirmed_at', 'is', null),
    )
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** The sealed secret, confirmed or waiting. */
export async function findTotp(
  db: Queryable,
  personId: string,
): Promise<{ sealedSecret: Buffer; isConfirmed: boolean } | null> {
  const row = await db
    .selectFrom('totp_secret')
    .select(['sealed_secret', 'confirmed_at'])
    .where(ownedBy(personId, 'totp_secret.person_id'))
    .executeTakeFirst();
  return row ? { sealedSecret: row.sealed_secret, isConfirmed: row.confirmed_at !== null } : null;
}

/** Confirms the waiting secret with the step of its first code. */
export async function confirmTotpSecret(
  tx: Queryable,
  personId: string,
  step: number,
): Promise<void> {
  await tx
    .updateTable('totp_secret')
    .set({ confirmed_at: sql<Date>`now()`, last_step: step })
    .where(ownedBy(personId, 'totp_secret.person_id'))
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Takes a time step; false when it or a later one was taken before. */
export async function takeTotpStep(
  db: Queryable,
  personId: string,
  step: number,
): Promise<boolean> {
  const row = await db
    .updateTable('totp_secret')
    .set({ last_step: step })
    .where(ownedBy(personId, 'totp_secret.person_id'))
    .where('confirmed_at', 'is not', null)
    .where('last_step', '<', step)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteTotp(tx: Queryable, personId: string): Promise<void> {
  await tx.deleteFrom('totp_secret').where(ownedBy(personId, 'totp_secret.person_id')).execute();
}

/** Replaces all recovery codes. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  personId: string,
  hashes: readonly Buffer[],
): Promise<void> {
  await deleteRecoveryCodes(tx, personId);
  await tx
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ person_id: personId, hash })))
    .execute();
}

/** Uses a recovery code up; false when it doesn't exist or was used. */
export async function takeRecoveryCode(
  db: Queryable,
  personId: string,
  hashes: readonly Buffer[],
): Promise<boolean> {
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: sql<Date>`now()` })
    .where(ownedBy(personId, 'recovery_code.person_id'))
    .where('hash', 'in', [...hashes])
    .where('used_at', 'is', null)
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteRecoveryCodes(tx: Queryable, personId: string): Promise<void> {
  await tx
    .deleteFrom('recovery_code')
    .where(ownedBy(personId, 'recovery_code.person_id'))
    .execute();
}

/** Whether sign-in needs a second step: an authenticator app is confirmed or there is a passkey. */
export function isTwoStepOn(state: Pick<TwoStepState, 'totpSince' | 'passkeys'>): boolean {
  return state.totpSince !== null || state.passkeys > 0;
}
