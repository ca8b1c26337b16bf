import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Caller } from '#platform';
import { isCurrent } from '../lead-sight-store.ts';

/** Beyond so many spellings, leads are compared one by one: each spelling is a look-up, too. */
export const SPELLINGS_MAX = 500;

/**
 * SQL: the city of the row of `lead` contains some letters. Who sees all leads has many, in a few
 * spellings, which are compared once each. Anyone else has few leads, whose own cities are compared
 * without a look at the others.
 */
export function hasCityLike(caller: Caller, like: string): RawBuilder<SqlBool> {
  const isLike = sql<SqlBool>`lead.city ilike ${like}`;
  if (caller.scope !== 'all') return isLike;
  const last = spellings(
    sql`select spelled.city from spelled where spelled.place = ${SPELLINGS_MAX}::int`,
  );
  return sql<SqlBool>`lead.city = any(array(
    select first.city from (${spellings(sql`select spelled.city from spelled`)}) first
    where first.city ilike ${like}
    union select one.city from lead one
    where ${isCurrent('one')} and one.city > (${last}) and one.city ilike ${like}))`;
}

/** The first spellings in the order of their index, each found by the one before it. */
function spellings(chosen: RawBuilder<unknown>): RawBuilder<unknown> {
  const next = (than: RawBuilder<unknown>) => sql`(select one.city from lead one
    where ${isCurrent('one')} and one.city ${than} order by one.city limit 1)`;
  return sql`
    with recursive spelled as (
      select ${next(sql`is not null`)} as city, 1 as place
      union all
      select ${next(sql`> spelled.city`)}, spelled.place + 1 from spelled
        where spelled.city is not null and spelled.place < ${SPELLINGS_MAX}::int)
    ${chosen}`;
}
