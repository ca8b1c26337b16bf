import { type RawBuilder, sql } from 'kysely';
import type { Queryable, RecordChangeRow } from '#platform';

/** A line of history of either table, newest first. */
export interface AuditRow {
  source: 'change' | 'event';
  id: number;
  at: Date;
  by_id: string | null;
  kind: string;
  record_id: string | null;
  before: RecordChangeRow['before'];
  after: RecordChangeRow['after'];
  undoes: number | null;
  /** Of the kind of event. */
  facts: Readonly<Record<string, unknown>>;
  what: string;
  device: string | null;
  address: string | null;
  /** Where the next page starts. */
  cursor: string;
}

export interface AuditFilter {
  who: string | null;
  /** A kind of record, `security` or `export`; null for all. */
  kind: string | null;
  record: string | null;
  /** Instants: from, and before. */
  from: Date | null;
  until: Date | null;
  cursor: string | null;
}

/** Exports of rows, and people's copies of their own data. */
export const EXPORT_EVENTS = ['rows-exported', 'data-exported'] as const;

/** Events that a change of a record says as well. */
const SAID_TWICE = [
  'person-role-changed',
  'person-deactivated',
  'person-reactivated',
  'person-deleted',
  'person-restored',
  'person-email-changed',
  'role-changed',
  'api-key-created',
  'api-key-revoked',
];

const cursorOf = (at: RawBuilder<unknown>, source: string, id: RawBuilder<unknown>) =>
  sql`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') || ${`.${source}.`} || ${id}`;

/** At most `limit` lines after the cursor, newest first; each table is read by its index. */
export async function selectAudit(
  db: Queryable,
  filter: AuditFilter,
  limit: number,
): Promise<AuditRow[]> {
  const { kind } = filter;
  const isOfEvents = kind === 'security' || kind === 'export';
  const parts = [
    ...(isOfEvents ? [] : [changes(filter, limit)]),
    ...(isOfEvents || kind === null ? [events(filter, limit)] : []),
  ];
  const { rows } = await sql<AuditRow>`
    select * from (${sql.join(
      parts.map((part) => sql`(${part})`),
      sql` union all `,
    )}) line
    order by at desc, source desc, id desc limit ${limit}`.execute(db);
  return rows;
}

function changes(filter: AuditFilter, limit: number): RawBuilder<unknown> {
  const at = sql`changed_at`;
  return sql`
    select 'change' as source, id, changed_at as at, changed_by as by_id, record_kind as kind,
      record_id, before, after, undoes, '{}'::jsonb as facts, what,
      null::text as device, null::text as address, ${cursorOf(at, 'change', sql`id`)} as cursor
    from record_change
    where ${within(filter, 'change', at)}
      and ${filter.who === null ? sql`true` : sql`changed_by = ${filter.who}::uuid`}
      and ${filter.kind === null ? sql`true` : sql`record_kind = ${filter.kind}`}
      and ${filter.record === null ? sql`true` : sql`record_id = ${filter.record}`}
    order by changed_at desc, id desc limit ${limit}`;
}

function events(filter: AuditFilter, limit: number): RawBuilder<unknown> {
  const at = sql`happened_at`;
  const exports = sql`kind = any(${[...EXPORT_EVENTS]})`;
  const ofKind =
    filter.kind === 'export'
      ? exports
      : filter.kind === 'security'
        ? sql`not ${exports}`
        : sql`kind <> all(${SAID_TWICE})`;
  return sql`
    select 'event' as source, id, happened_at as at, actor_id as by_id,
      case when ${exports} then 'export' else 'security' end as kind,
      person_id::text as record_id, '{}'::jsonb as before, '{}'::jsonb as after,
      null::bigint as undoes, facts, kind as what, device, host(address) as address,
      ${cursorOf(at, 'event', sql`id`)} as cursor
    from security_event
    where ${within(filter, 'event', at)} and ${ofKind}
      and ${filter.who === null ? sql`true` : sql`actor_id = ${filter.who}::uuid`}
      and ${filter.record === null ? sql`true` : sql`person_id::text = ${filter.record}`}
    order by happened_at desc, id desc limit ${limit}`;
}

const CURSOR = /^(.+Z)\.(change|event)\.(\d+)$/;

/** Within the days, and after the cursor in the order of all lines. */
function within(
  { from, until, cursor }: AuditFilter,
  source: 'change' | 'event',
  at: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const [, instant = '', of = '', id = '0'] = CURSOR.exec(cursor ?? '') ?? [];
  return sql`(${from}::timestamptz is null or ${at} >= ${from}::timestamptz)
    and (${until}::timestamptz is null or ${at} < ${until}::timestamptz)
    and ${
      cursor === null
        ? sql`true`
        : sql`(${at} <= ${instant}::timestamptz and
            (${at}, ${source}::text, id) < (${instant}::timestamptz, ${of}::text, ${id}::bigint))`
    }`;
}
