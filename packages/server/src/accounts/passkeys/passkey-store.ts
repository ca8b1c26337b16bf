import { sql } from 'kysely';
import { ownedBy, type Queryable, type RowOf } from '#platform';

export type PasskeyRow = RowOf<'passkey'>;

/** No one needs more; every list stays short. */
export const MAX_PASSKEYS = 20;

/** A person's passkeys, oldest first. */
export function listPasskeys(db: Queryable, personId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkey')
    .selectAll()
    .where(ownedBy(personId, 'passkey.person_id'))
    .orderBy('created_at')
    .orderBy('credential_id')
    .limit(MAX_PASSKEYS)
    .execute();
}

export async function findPasskey(db: Queryable, id: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('passkey')
    .selectAll()
    .where('credential_id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** Null when the credential already exists, for any person. */
export async function insertPasskey(
  tx: Queryable,
  passkey: {
    id: string;
    personId: string;
    publicKey: Buffer;
    counter: number;
    transports: string[];
    name: string;
    isBackedUp: boolean;
  },
): Promise<PasskeyRow | null> {
  const row = await tx
    .insertInto('passkey')
    .values({
      credential_id: passkey.id,
      person_id: passkey.personId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: passkey.transports,
      name: passkey.name,
      backed_up: passkey.isBackedUp,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Records a use. False when the counter was overtaken in the meantime: two answers had the same
 * count. Authenticators that don't count always send 0.
 */
export async function notePasskeyUse(
  tx: Queryable,
  use: { id: string; counter: number; isBackedUp: boolean },
): Promise<boolean> {
  const row = await tx
    .updateTable('passkey')
    .set({ counter: use.counter, backed_up: use.isBackedUp, last_used_at: sql<Date>`now()` })
    .where('credential_id', '=', use.id)
    .where((eb) =>
      eb.or([
        eb('counter', '<', use.counter),
        eb.and([eb('counter', '=', 0), eb(eb.val(use.counter), '=', 0)]),
      ]),
    )
    .returning('credential_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the person has no such passkey. */
export async function deletePasskey(
  tx: Queryable,
  personId: string,
  id: string,
): Promise<PasskeyRow | null> {
  const row = await tx
    .deleteFrom('passkey')
    .where('credential_id', '=', id)
    .where(ownedBy(personId, 'passkey.person_id'))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}
