import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#platform';
import { teamOfCaller } from './team-store.ts';

/**
 * An SQL condition for the rows within the caller's scope, by their owner column (`tour.agent_id`).
 * Own is the caller's rows, team those of the caller's team, all every row, including ones without
 * an owner.
 */
export function withinScope(caller: Caller, ownerColumn: string): RawBuilder<SqlBool> {
  if (caller.scope === 'all') return sql<SqlBool>`true`;
  if (caller.scope === 'team') return withinTeam(caller, ownerColumn);
  return sql<SqlBool>`${sql.ref(ownerColumn)} = ${caller.personId}`;
}

/** The same for the caller's team, whatever the scope. */
export function withinTeam(
  caller: Pick<Caller, 'personId' | 'role'>,
  ownerColumn: string,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.ref(ownerColumn)} = any(array${teamOfCaller(caller)})`;
}
