import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../src/platform/database.ts';

/** What a refused call may write: counts of attempts, and when a session was last used. */
const unwatched = ['throttle'];
const ofUse = ['last_used_at', 'expires_at'];

const prints = new WeakMap<Database, RawBuilder<{ name: string; sum: string }>>();

/**
 * A checksum of the versions of every table's rows, by table; of sessions, of their content without
 * the times of use, which are written once in a while. Two equal prints mean that nothing was
 * written in between.
 */
export async function printOf(db: Database): Promise<Record<string, string>> {
  const query = prints.get(db) ?? (await printQuery(db));
  prints.set(db, query);
  const { rows } = await query.execute(db);
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
}

async function printQuery(db: Database): Promise<RawBuilder<{ name: string; sum: string }>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name <> all(${unwatched}) order by table_name`.execute(db);
  const sums = tables.map(
    ({ name }) =>
      sql`select ${name} as name, concat_ws(' ', count(*), sum(hashtext(${
        name === 'session'
          ? sql`(to_jsonb(session) - ${ofUse}::text[])::text`
          : sql`ctid::text || xmin::text`
      }))) as sum from ${sql.table(name)}`,
  );
  return sql`${sql.join(sums, sql` union all `)}`;
}
