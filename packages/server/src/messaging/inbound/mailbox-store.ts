import { sql } from 'kysely';
import type { Queryable, RowOf } from '#platform';

type Cursor = Pick<RowOf<'inbound_mailbox'>, 'validity' | 'last_uid' | 'tries'>;

/** How far a mailbox was read; null before the first time. */
export async function findCursor(db: Queryable, name: string): Promise<Cursor | null> {
  const row = await db
    .selectFrom('inbound_mailbox')
    .select(['validity', 'last_uid', 'tries'])
    .where('name', '=', name)
    .executeTakeFirst();
  return row ?? null;
}

/** Notes how far a mailbox was read, and how often the next email failed. */
export async function writeCursor(
  db: Queryable,
  name: string,
  { validity, last_uid, tries }: Cursor,
): Promise<void> {
  await sql`
    insert into inbound_mailbox (name, validity, last_uid, tries)
    values (${name}, ${validity}, ${last_uid}, ${tries})
    on conflict (name) do update
      set validity = excluded.validity, last_uid = excluded.last_uid, tries = excluded.tries`.execute(
    db,
  );
}
