import {
  type HistoryFilter,
  type NewestChange,
  type Queryable,
  selectNewestChanges,
} from '#platform';
import { type NewestEvent, selectNewestEvents } from './audit-store.ts';

/** A line of history of either table. */
export type AuditLine =
  | { source: 'change'; row: NewestChange }
  | { source: 'event'; row: NewestEvent };

interface Asked extends Omit<HistoryFilter, 'after'> {
  /** A kind of record, `security` or `export`; null for all. */
  kind: string | null;
  /** Of the last line of the page before. */
  cursor: string | null;
}

const CURSOR = /^(.+Z)\.(change|event)\.(\d+)$/;
/** At the same instant, events come before changes: then all changes are older, and no event. */
const ALL = Number.MAX_SAFE_INTEGER;
const NONE = 0;

/** At most `limit` lines of history, newest first. Each table is read by its own index. */
export async function selectAudit(
  db: Queryable,
  { kind, cursor, ...filter }: Asked,
  limit: number,
): Promise<AuditLine[]> {
  const [, instant = '', source, id] = CURSOR.exec(cursor ?? '') ?? [];
  const after = (of: AuditLine['source'], other: number) =>
    cursor === null ? null : { instant, id: source === of ? Number(id) : other };
  const ofEvents = kind === 'security' || kind === 'export' ? kind : null;
  const [changes, events] = await Promise.all([
    ofEvents
      ? []
      : selectNewestChanges(db, { ...filter, kind, after: after('change', ALL) }, limit),
    kind !== null && !ofEvents
      ? []
      : selectNewestEvents(db, { ...filter, kind: ofEvents, after: after('event', NONE) }, limit),
  ]);
  return [
    ...events.map((row): AuditLine => ({ source: 'event', row })),
    ...changes.map((row): AuditLine => ({ source: 'change', row })),
  ]
    .sort(newestFirst)
    .slice(0, limit);
}

/** Where the page after a line starts. */
export const cursorOf = ({ source, row }: AuditLine) => `${row.instant}.${source}.${row.id}`;

function newestFirst(one: AuditLine, other: AuditLine): number {
  if (one.row.instant !== other.row.instant) return one.row.instant < other.row.instant ? 1 : -1;
  if (one.source !== other.source) return one.source === 'event' ? -1 : 1;
  return other.row.id - one.row.id;
}
