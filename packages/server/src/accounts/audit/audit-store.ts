import { sql } from 'kysely';
import { type HistoryFilter, instantText, type Queryable, type RowOf, withinDays } from '#platform';

/** An event with its instant to the microsecond, as text that sorts. */
export type NewestEvent = Omit<RowOf<'security_event'>, 'facts'> & {
  instant: string;
  facts: Readonly<Record<string, unknown>>;
};

/** Exports of rows, and people's copies of their own data. */
export const EXPORT_EVENTS: readonly string[] = ['rows-exported', 'data-exported'];

/** Events that a change of a record says, too. */
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

/** At most `limit` security events, or exports, newest first; of both where `kind` is null. */
export async function selectNewestEvents(
  db: Queryable,
  { kind, ...filter }: HistoryFilter & { kind: 'security' | 'export' | null },
  limit: number,
): Promise<NewestEvent[]> {
  const { who, record } = filter;
  const exports = sql`kind = any(${[...EXPORT_EVENTS]})`;
  const whole = sql`kind <> all(${SAID_TWICE})`;
  const ofKind = kind === 'export' ? exports : kind === 'security' ? sql`not ${exports}` : whole;
  const { rows } = await sql<NewestEvent>`
    select id, happened_at, kind, person_id, actor_id, session_id, host(address) as address,
      device, facts, ${instantText(sql`happened_at`)} as instant
    from security_event
    where ${withinDays(filter, sql`happened_at`)} and ${ofKind}
      and ${who === null ? sql`true` : sql`actor_id = ${who}::uuid`}
      and ${record === null ? sql`true` : sql`person_id::text = ${record}`}
    order by happened_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
