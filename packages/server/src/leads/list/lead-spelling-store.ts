import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isCurrent } from '../lead-sight-store.ts';

/**
 * SQL: the city of the row of `lead` contains some letters. Its spellings are few and are compared
 * once each: an index has them in order, and each is found by the one before it. “Is true” keeps
 * the planner from reading the leads city by city.
 */
export function hasCityLike(like: string): RawBuilder<SqlBool> {
  const next = sql`select one.city from lead one where ${isCurrent('one')} and one.city`;
  return sql<SqlBool>`((lead.city in (
    with recursive spelled as (
      (${next} is not null order by one.city limit 1)
      union all
      select (${next} > spelled.city order by one.city limit 1) from spelled
        where spelled.city is not null)
    select spelled.city from spelled where spelled.city ilike ${like})) is true)`;
}
