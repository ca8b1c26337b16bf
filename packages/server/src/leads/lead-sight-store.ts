import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { withinScope } from '#accounts';
import type { Caller } from '#platform';
import { openTo } from './routing/open-lead-store.ts';

/**
 * SQL: the caller may see the row of `lead`: it is within their scope, nobody works it and they may
 * claim it, or they are its lender.
 */
export function inSight(caller: Caller): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${withinScope(caller, 'lead.agent_id')} or ${openTo(caller)}
    or lead.lender_id = ${caller.personId})`;
}
