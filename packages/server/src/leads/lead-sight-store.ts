import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import type { Caller, Queryable } from '#platform';
import { openTo } from './routing/open-lead-store.ts';

/**
 * SQL: the caller may see the row of `lead`: it is within their scope, nobody works it and they may
 * claim it, or they are its lender. One that was merged into another is seen as part of that one.
 */
export function inSight(caller: Caller): RawBuilder<SqlBool> {
  return sql<SqlBool>`((${withinScope(caller, 'lead.agent_id')} or ${openTo(caller)}
    or lead.lender_id = ${caller.personId}) and lead.merged_into_id is null)`;
}

/** Those of these callers who may see a lead. */
export async function selectWhoSees(
  db: Queryable,
  leadId: string,
  callers: readonly Caller[],
): Promise<ReadonlySet<string>> {
  if (callers.length === 0) return new Set();
  const parts = callers.map(
    (caller) => sql`select ${caller.personId}::text as id from lead
      where lead.id = ${leadId} and lead.erased_at is null and ${inSight(caller)}`,
  );
  const { rows } = await sql<{ id: string }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}
