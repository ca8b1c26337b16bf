import type { SightReason } from '@homestead/contract/platform';
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

/** SQL: the lead of the row is one of its own: neither erased nor merged into another. */
export function isCurrent(row = 'lead'): RawBuilder<SqlBool> {
  const [erasedAt, mergedInto] = [sql.ref(`${row}.erased_at`), sql.ref(`${row}.merged_into_id`)];
  return sql<SqlBool>`(${erasedAt} is null and ${mergedInto} is null)`;
}

/** SQL: the caller’s figures count the row of `lead`: in their scope, or financed by them. */
export function isCounted(caller: Caller): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isCurrent()}
    and (${withinScope(caller, 'lead.agent_id')} or lead.lender_id = ${caller.personId}))`;
}

/** Those of these callers who may see a lead, each with the reason that says most. */
export async function selectWhoSees(
  db: Queryable,
  leadId: string,
  callers: readonly Caller[],
): Promise<ReadonlyMap<string, SightReason>> {
  if (callers.length === 0) return new Map();
  const parts = callers.map(
    (caller) => sql`select ${caller.personId}::text as id, case
        when lead.agent_id = ${caller.personId} then 'agent'
        when lead.lender_id = ${caller.personId} then 'lender'
        when ${withinScope(caller, 'lead.agent_id')} then ${caller.scope}::text
        else 'open' end as reason from lead
      where lead.id = ${leadId} and lead.erased_at is null and ${inSight(caller)}`,
  );
  const { rows } = await sql<{
    id: string;
    reason: SightReason;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, reason }) => [id, reason]));
}
