import { sql } from 'kysely';
import type { Queryable } from '../database.ts';

interface Viewed {
  kind: string;
  id: string;
}

/** Notes that a person opened a record; once a day. */
export async function insertView(
  db: Queryable,
  { kind, id }: Viewed,
  { personId, day }: { personId: string; day: string },
): Promise<void> {
  await sql`
    insert into record_view (record_kind, record_id, person_id, day)
    values (${kind}, ${id}, ${personId}, ${day}) on conflict do nothing`.execute(db);
}

/** Who opened a record, newest first. */
export async function selectViews(
  db: Queryable,
  { kind, id }: Viewed,
  limit: number,
): Promise<{ person_id: string; at: Date }[]> {
  const { rows } = await sql<{ person_id: string; at: Date }>`
    select person_id, at from record_view where record_kind = ${kind} and record_id = ${id}
    order by at desc, person_id limit ${limit}`.execute(db);
  return rows;
}

export async function deleteViewsBefore(db: Queryable, day: string): Promise<void> {
  await sql`delete from record_view where day < ${day}::date`.execute(db);
}
