import { sql } from 'kysely';
import { isNotPutOff, type Queryable } from '#platform';

/** An unanswered inquiry whose time runs out. */
export interface RunningOut {
  id: string;
  lead_id: string;
  due_at: Date;
  first_name: string;
  last_name: string;
  agent_id: string | null;
  warned: number;
}

/** Minutes before the promised time at which each warning is due; the last is that it passed. */
const WARNINGS = [30, 15, 5, 0];
export const MISSED = WARNINGS.length;

/**
 * Unanswered inquiries for which a warning is due and wasn't sent, locked until the commit. The
 * index of waiting inquiries by due time serves it.
 */
export async function lockRunningOut(
  tx: Queryable,
  { job, limit }: { job: string; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from inquiry
    where due_at is not null and answered_at is null
      and due_at < now() + make_interval(mins => ${WARNINGS[0] ?? 0})
      and warned < ${warningsDue}
      and ${isNotPutOff(job, sql`inquiry.id::text`)}
    order by due_at limit ${limit} for update skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

const warningsDue = sql`(select count(*) from unnest(${WARNINGS}::int[]) minutes
  where inquiry.due_at < now() + make_interval(mins => minutes))`;

/** Notes that the warnings due by now are sent; the inquiry as it was, with its lead. */
export async function takeWarning(tx: Queryable, id: string): Promise<RunningOut | null> {
  const { rows } = await sql<RunningOut>`
    update inquiry set warned = ${warningsDue} from lead
    where inquiry.id = ${id} and lead.id = inquiry.lead_id
    returning inquiry.id, inquiry.lead_id, inquiry.due_at, lead.first_name, lead.last_name,
      lead.agent_id, inquiry.warned`.execute(tx);
  return rows[0] ?? null;
}

/** Inquiries that were due in the last 30 days, and how many were answered in time. */
export async function countKeptPromises(
  db: Queryable,
): Promise<{ inquiries: number; inTime: number }> {
  const { rows } = await sql<{ inquiries: number; inTime: number }>`
    select count(*)::int as inquiries,
      count(*) filter (where answered_at <= due_at)::int as "inTime"
    from inquiry where due_at between now() - interval '30 days' and now()`.execute(db);
  return rows[0] ?? { inquiries: 0, inTime: 0 };
}
