import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * An SQL condition for the rows of one person, or of these people, by their owner column with its
 * table or alias. Ids are UUIDs; a null owner is nobody's.
 */
export function ownedBy(
  whose: string | readonly string[],
  column: `${string}.${'person_id' | 'owner_id' | 'agent_id' | 'id'}`,
): RawBuilder<SqlBool> {
  const owner = sql.ref(column);
  return typeof whose === 'string'
    ? sql<SqlBool>`${owner} = ${whose}`
    : sql<SqlBool>`${owner} = any(${whose}::uuid[])`;
}
