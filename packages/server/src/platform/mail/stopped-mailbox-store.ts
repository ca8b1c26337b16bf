import { sql } from 'kysely';
import type { Queryable } from '../database.ts';
import { sha256 } from '../sha256.ts';

export type StopReason = 'bounced' | 'complained';

/**
 * Records that a mailbox gets no more email; the newest reason counts, but none replaces a bounce.
 */
export async function stopMailbox(
  tx: Queryable,
  address: string,
  reason: StopReason,
): Promise<void> {
  await tx
    .insertInto('stopped_mailbox')
    .values({ address_hash: hashOf(address), reason })
    .onConflict((conflict) =>
      conflict.column('address_hash').doUpdateSet({
        reason: sql`case when stopped_mailbox.reason = 'bounced' then 'bounced' else excluded.reason end`,
        noticed_at: sql`now()`,
      }),
    )
    .execute();
}

/** Why a mailbox gets no email; null if it does. */
export async function findStop(db: Queryable, address: string): Promise<StopReason | null> {
  const row = await db
    .selectFrom('stopped_mailbox')
    .select('reason')
    .where('address_hash', '=', hashOf(address))
    .executeTakeFirst();
  return (row?.reason as StopReason | undefined) ?? null;
}

/** Those of these addresses that get no email, each with the reason. */
export async function findStopped(
  db: Queryable,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, StopReason>> {
  if (addresses.length === 0) return new Map();
  const hashes = new Map(addresses.map((address) => [hashOf(address).toString('hex'), address]));
  const rows = await db
    .selectFrom('stopped_mailbox')
    .select(['address_hash', 'reason'])
    .where('address_hash', 'in', addresses.map(hashOf))
    .execute();
  return new Map(
    rows.map(({ address_hash, reason }) => [
      hashes.get(address_hash.toString('hex')) ?? '',
      reason as StopReason,
    ]),
  );
}

/** Mailboxes come back: after 90 days, the next email is tried. */
export async function deleteOldStops(db: Queryable): Promise<void> {
  await sql`delete from stopped_mailbox where noticed_at < now() - interval '90 days'`.execute(db);
}

function hashOf(address: string): Buffer {
  return sha256(address.trim().toLowerCase());
}
