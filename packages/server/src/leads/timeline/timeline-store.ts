import { TIMELINE_COUNT_MAX, TIMELINE_PAGE, type TimelineGroup } from '@homestead/contract/leads';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { type CardRow, cardColumns, mainPhotoJoin } from '#listings';
import type { Queryable } from '#platform';
import { DIGITS, type EntryPlace, isTieOf, type TimelinePlace } from './timeline-place.ts';
import type { HomeRef, Look, SourceQuery, TimelineRow } from './timeline-source.ts';
import { timelineSources } from './timeline-sources.ts';

/** Rows read from each source for a page, of which many may be folded into one. */
export const ROWS_MAX = 3 * TIMELINE_PAGE;
const PINNED_MAX = 20;

const timeText = (at: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

const tieOf = ({ id, idType }: SourceQuery) =>
  idType === 'uuid' ? sql`${id}::text` : sql`lpad(${id}::text, ${sql.lit(DIGITS)}, '0')`;

/** The sources that may have some of the groups. */
function queriesOf(look: Look): [string, SourceQuery][] {
  return timelineSources.flatMap(({ key, groups, maySee, query }): [string, SourceQuery][] => {
    if (!groups.some((group) => look.groups.has(group)) || !maySee(look.caller)) return [];
    const found = query(look);
    return found ? [[key, found]] : [];
  });
}

/** What comes after a place in the order of instant, source and id, newest first. */
function isAfter(key: string, query: SourceQuery, place: TimelinePlace): RawBuilder<SqlBool> {
  const { at, id, idType } = query;
  const then = sql`${place.at}::timestamptz`;
  if (key < place.source) return sql<SqlBool>`${at} <= ${then}`;
  if (key > place.source) return sql<SqlBool>`${at} < ${then}`;
  if (!isTieOf(idType, place.tie)) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${at}, ${id}) < (${then}, ${place.tie}::${sql.raw(idType)})`;
}

const rowsOf = (key: string, query: SourceQuery, condition: RawBuilder<unknown>) => sql`
  (select ${sql.lit(key)} as source, ${tieOf(query)} as tie, ${query.at} as happened_at,
    ${query.by} as by, ${query.facts} as facts
  from ${query.from} and ${condition}`;

/** Up to {@link ROWS_MAX} rows after a place, newest first. */
export async function selectTimeline(
  db: Queryable,
  look: Look,
  before: TimelinePlace | null,
): Promise<TimelineRow[]> {
  const parts = queriesOf(look).map(([key, query]) => {
    const condition = before ? isAfter(key, query, before) : sql`true`;
    return sql`${rowsOf(key, query, condition)}
      order by ${query.at} desc, ${query.id} desc limit ${sql.lit(ROWS_MAX)})`;
  });
  if (parts.length === 0) return [];
  const { rows } = await sql<TimelineRow>`
    select source, tie, ${timeText(sql`happened_at`)} as at, by, facts
    from (${sql.join(parts, sql` union all `)}) one
    order by happened_at desc, source collate "C" desc, tie collate "C" desc
    limit ${sql.lit(ROWS_MAX)}`.execute(db);
  return rows;
}

/** One row; null if the caller doesn't see it on this timeline. */
export async function findTimelineRow(
  db: Queryable,
  look: Look,
  { source, tie }: EntryPlace,
): Promise<TimelineRow | null> {
  const found = queriesOf(look).find(([key]) => key === source);
  if (!found) return null;
  const [key, query] = found;
  if (!isTieOf(query.idType, tie)) return null;
  const isIt = sql`${query.id} = ${tie}::${sql.raw(query.idType)}`;
  const { rows } = await sql<TimelineRow>`
    select source, tie, ${timeText(sql`happened_at`)} as at, by, facts
    from ${rowsOf(key, query, isIt)}) one`.execute(db);
  return rows[0] ?? null;
}

/** The pinned notes, the last pinned first. */
export async function selectPinned(db: Queryable, look: Look): Promise<TimelineRow[]> {
  const found = queriesOf(look).find(([key]) => key === 'note');
  if (!found) return [];
  const { rows } = await sql<TimelineRow>`
    select source, tie, ${timeText(sql`happened_at`)} as at, by, facts
    from ${rowsOf(...found, sql`n.pinned_at is not null`)}
      order by n.pinned_at desc limit ${sql.lit(PINNED_MAX)}) one`.execute(db);
  return rows;
}

/** How many rows each group has; a hundred and more count as a hundred. */
export async function countTimeline(
  db: Queryable,
  look: Look,
): Promise<Partial<Record<TimelineGroup, number>>> {
  const counted = [...look.groups].flatMap((group) => {
    const parts = queriesOf({ ...look, groups: new Set([group]) }).map(
      ([, { from }]) => sql`(select 1 from ${from} limit ${sql.lit(TIMELINE_COUNT_MAX)})`,
    );
    if (parts.length === 0) return [];
    return sql`select ${sql.lit(group)} as name, (select count(*)::int from (select 1 from
      (${sql.join(parts, sql` union all `)}) found limit ${sql.lit(TIMELINE_COUNT_MAX)}) few) as total`;
  });
  if (counted.length === 0) return {};
  const { rows } = await sql<{ name: TimelineGroup; total: number }>`
    ${sql.join(counted, sql` union all `)}`.execute(db);
  return Object.fromEntries(rows.map(({ name, total }) => [name, total]));
}

export type TimelineHome = CardRow & { visibility: string; listing_key: string };

/** The homes that entries are about, whether or not they are still shown. */
export async function selectTimelineHomes(
  db: Queryable,
  refs: readonly HomeRef[],
): Promise<TimelineHome[]> {
  const ids = [...new Set(refs.flatMap(({ listingId }) => listingId ?? []))];
  const keys = [...new Set(refs.flatMap(({ listingKey }) => listingKey ?? []))];
  if (ids.length + keys.length === 0) return [];
  const { rows } = await sql<TimelineHome>`
    select ${cardColumns}, l.visibility, l.listing_key from listing l ${mainPhotoJoin}
    where l.id in (select unnest(${ids}::bigint[])
      union select id from listing where listing_key = any(${keys}::text[]))`.execute(db);
  return rows;
}
