import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable, RowOf } from '../database.ts';

/** Which lines of history, newest first; null doesn't limit. */
export interface HistoryFilter {
  /** Who did it. */
  who: string | null;
  /** The id of what it is about. */
  record: string | null;
  from: Date | null;
  /** Before this instant. */
  until: Date | null;
  /** Only lines older than this one: its instant to the microsecond, and its number. */
  after: { instant: string; id: number } | null;
}

/** A change with its instant to the microsecond, as text that sorts. */
export type NewestChange = RowOf<'record_change'> & { instant: string };

/** At most `limit` changes of all kinds of records, or of one, newest first. */
export async function selectNewestChanges(
  db: Queryable,
  { kind, ...filter }: HistoryFilter & { kind: string | null },
  limit: number,
): Promise<NewestChange[]> {
  const { who, record } = filter;
  const { rows } = await sql<NewestChange>`
    select change.*, ${instantText(sql`changed_at`)} as instant from record_change change
    where ${withinDays(filter, sql`changed_at`)}
      and ${who === null ? sql`true` : sql`changed_by = ${who}::uuid`}
      and ${kind === null ? sql`true` : sql`record_kind = ${kind}`}
      and ${record === null ? sql`true` : sql`record_id = ${record}`}
    order by changed_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** SQL: an instant to the microsecond, as text that sorts. */
export function instantText(at: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
}

/** SQL: within the filter's days, and older than its last line; the table's number is `id`. */
export function withinDays(
  { from, until, after }: Pick<HistoryFilter, 'from' | 'until' | 'after'>,
  at: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const older =
    after === null
      ? sql`true`
      : sql`${at} <= ${after.instant}::timestamptz
          and (${at}, id) < (${after.instant}::timestamptz, ${after.id}::bigint)`;
  return sql<SqlBool>`(${from === null ? sql`true` : sql`${at} >= ${from}`}
    and ${until === null ? sql`true` : sql`${at} < ${until}`} and ${older})`;
}
