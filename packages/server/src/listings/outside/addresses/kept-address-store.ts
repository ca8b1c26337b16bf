import { sql } from 'kysely';
import type { DatabaseTransaction, Queryable } from '#platform';

/** An address that a person keeps. */
export interface KeptAddress {
  id: string;
  label: string;
  address: string;
  position: { x: number; y: number };
}

/** How many addresses a person keeps at most. */
export const MOST_KEPT = 5;

const columns = sql.raw('id, label, address, position');

/** What a person keeps, in the order of its places; never more than five. */
export async function selectKeptAddresses(db: Queryable, personId: string): Promise<KeptAddress[]> {
  const { rows } = await sql<KeptAddress>`
    select ${columns} from kept_address where person_id = ${personId} order by slot`.execute(db);
  return rows;
}

/** One address, if this person keeps it. */
export async function findKeptAddress(
  db: Queryable,
  personId: string,
  id: string,
): Promise<KeptAddress | null> {
  const { rows } = await sql<KeptAddress>`
    select ${columns} from kept_address where person_id = ${personId} and id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Keeps an address in the first free of five places; the same address again takes the new label and
 * position. Null when no place is free.
 */
export async function insertKeptAddress(
  db: Queryable,
  personId: string,
  kept: { label: string; address: string; longitude: number; latitude: number },
): Promise<KeptAddress | null> {
  const { rows } = await sql<KeptAddress>`
    with known as (
      update kept_address set label = ${kept.label}, address = ${kept.address},
        position = point(${kept.longitude}, ${kept.latitude})
      where person_id = ${personId} and lower(address) = lower(${kept.address})
      returning ${columns}
    ), made as (
      insert into kept_address (person_id, slot, label, address, position)
      select ${personId}, min(slot), ${kept.label}, ${kept.address},
        point(${kept.longitude}, ${kept.latitude})
      from generate_series(1, ${MOST_KEPT}::integer) slot
      where not exists (select from known)
        and slot not in (select slot from kept_address where person_id = ${personId})
      having min(slot) is not null
      on conflict do nothing
      returning ${columns}
    )
    select * from known union all select * from made`.execute(db);
  return rows[0] ?? null;
}

/** Forgets one address; answers whether this person kept it. */
export async function deleteKeptAddress(
  db: Queryable,
  personId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from kept_address where person_id = ${personId} and id = ${id} returning id`.execute(db);
  return rows.length > 0;
}

/** What people keep, for their export. */
export async function selectKeptAddressFacts(
  db: Queryable,
  personId: string,
): Promise<{ label: string; address: string; created_at: Date }[]> {
  const { rows } = await sql<{ label: string; address: string; created_at: Date }>`
    select label, address, created_at from kept_address
    where person_id = ${personId} order by slot`.execute(db);
  return rows;
}

/** Forgets what these people keep. */
export async function deleteKeptAddressesOf(
  tx: DatabaseTransaction,
  personIds: readonly string[],
): Promise<void> {
  await sql`delete from kept_address where person_id = any(${personIds}::uuid[])`.execute(tx);
}
