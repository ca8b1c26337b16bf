import { sql } from 'kysely';
import { type DatabaseTransaction, ownedBy, type Queryable } from '#platform';

/** An address that a person saved. */
export interface SavedAddress {
  id: string;
  person_id: string;
  label: string;
  address: string;
  position: { x: number; y: number };
}

/** The most addresses a person may save. */
export const MAX_SAVED_ADDRESSES = 5;

const columns = sql.raw('id, person_id, label, address, position');

/** A person's saved addresses in order; never more than five. */
export async function selectSavedAddresses(
  db: Queryable,
  personId: string,
): Promise<SavedAddress[]> {
  const { rows } = await sql<SavedAddress>`
    select ${columns} from saved_address where ${ownedBy(personId, 'saved_address.person_id')} order by slot`.execute(
    db,
  );
  return rows;
}

/** One address, if this person saved it. */
export async function findSavedAddress(
  db: Queryable,
  personId: string,
  id: string,
): Promise<SavedAddress | null> {
  const { rows } = await sql<SavedAddress>`
    select ${columns} from saved_address where ${ownedBy(personId, 'saved_address.person_id')} and id = ${id}`.execute(
    db,
  );
  return rows[0] ?? null;
}

/**
 * Saves an address in the first free of five slots; the same address again gets the new label and
 * position. Null when no slot is free.
 */
export async function insertSavedAddress(
  db: Queryable,
  personId: string,
  kept: { label: string; address: string; longitude: number; latitude: number },
): Promise<SavedAddress | null> {
  const { rows } = await sql<SavedAddress>`
    with known as (
      update saved_address set label = ${kept.label}, address = ${kept.address},
        position = point(${kept.longitude}, ${kept.latitude})
      where ${ownedBy(personId, 'saved_address.person_id')} and lower(address) = lower(${kept.address})
      returning ${columns}
    ), made as (
      insert into saved_address (person_id, slot, label, address, position)
      select ${personId}, min(slot), ${kept.label}, ${kept.address},
        point(${kept.longitude}, ${kept.latitude})
      from generate_series(1, ${MAX_SAVED_ADDRESSES}::integer) slot
      where not exists (select from known)
        and slot not in (select slot from saved_address where ${ownedBy(personId, 'saved_address.person_id')})
      having min(slot) is not null
      on conflict do nothing
      returning ${columns}
    )
    select * from known union all select * from made`.execute(db);
  return rows[0] ?? null;
}

/** Deletes one address; returns whether this person had saved it. */
export async function deleteSavedAddress(
  db: Queryable,
  personId: string,
  id: string,
): Promise<boolean> {
  const { rows } = await sql`
    delete from saved_address where ${ownedBy(personId, 'saved_address.person_id')} and id = ${id} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

/** People's saved addresses, for export. */
export async function selectSavedAddressFacts(
  db: Queryable,
  personId: string,
): Promise<{ label: string; address: string; created_at: Date }[]> {
  const { rows } = await sql<{ label: string; address: string; created_at: Date }>`
    select label, address, created_at from saved_address
    where ${ownedBy(personId, 'saved_address.person_id')} order by slot`.execute(db);
  return rows;
}

/** Deletes the saved addresses of these people. */
export async function deleteSavedAddressesOf(
  tx: DatabaseTransaction,
  personIds: readonly string[],
): Promise<void> {
  await sql`delete from saved_address where ${ownedBy(personIds, 'saved_address.person_id')}`.execute(
    tx,
  );
}
