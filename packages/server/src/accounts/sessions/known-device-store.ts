import { sql } from 'kysely';
import { ownedBy, type Queryable } from '#platform';

/**
 * Records that a person signed in from a device. Returns whether it, and whether any, was known
 * before.
 */
export async function noteDevice(
  tx: Queryable,
  device: { hash: Buffer; personId: string; words: string },
): Promise<{ isNew: boolean; hadOthers: boolean }> {
  const { rows } = await sql<{ isNew: boolean; hadOthers: boolean }>`
    with noted as (
      insert into known_device (hash, person_id, device)
      values (${device.hash}, ${device.personId}, ${device.words})
      on conflict (hash, person_id) do update set last_seen_at = now(), device = excluded.device
      returning (xmax = 0) as is_new
    )
    select is_new as "isNew",
           exists (select from known_device
                    where ${ownedBy(device.personId, 'known_device.person_id')} and hash <> ${device.hash}) as "hadOthers"
      from noted`.execute(tx);
  return rows[0] ?? { isNew: true, hadOthers: false };
}

/** Whether anyone has signed in from a device: then its cookie is one of ours. */
export async function isDeviceOfOurs(tx: Queryable, hash: Buffer): Promise<boolean> {
  const row = await tx
    .selectFrom('known_device')
    .select('hash')
    .where('hash', '=', hash)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
