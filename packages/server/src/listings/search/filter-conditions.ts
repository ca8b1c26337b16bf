import type { SortOrder } from '@homestead/contract/listings';
import { sql } from 'kysely';
import type { Moment } from '#platform';
import { columnFieldList, placeFields } from './column-fields.ts';
import type { ConditionContext, SqlCondition } from './field-kinds.ts';
import { ownFieldList } from './own-fields.ts';
import type { SearchFilter } from './search-filter.ts';
import { sortKeys } from './sort-keys.ts';

/**
 * The filter as conditions on the table `listing`, each of which narrows; none when nothing is
 * asked for. A home whose address may not be shown is never found by its street number or its place
 * on the map. Expressions are those that the indexes are made of. `sort` is the order in which the
 * statement goes through the homes, if any.
 */
export function filterConditions(
  filter: SearchFilter,
  moment: Moment,
  sort: SortOrder | null = null,
): SqlCondition[] {
  const sorted = sort === null ? null : sortKeys[sort];
  const context: ConditionContext = {
    moment,
    keyOf: (column) => (sorted?.read === column ? sorted : null),
  };
  const places: SqlCondition[] = [];
  const others: SqlCondition[] = [];
  for (const [name, { conditions }] of [...columnFieldList, ...ownFieldList]) {
    const wanted = filter[name];
    if (!isAsked(wanted)) continue;
    (name in placeFields ? places : others).push(...conditions(wanted as never, context));
  }
  if (!filter.anyPlace || places.length < 2) return [...places, ...others];
  return [sql`(${sql.join(places, sql` or `)})`, ...others];
}

/**
 * Which homes a search looks at: those for sale, and sold ones where they are asked for. Sold homes
 * are in the database with visibility "page" only where the MLS permits showing them (R-14).
 */
export function searchedHomes({ statuses }: SearchFilter): SqlCondition {
  if (!statuses.includes('Closed')) return sql`visibility = 'search'`;
  if (statuses.length === 1) return sql`visibility = 'page'`;
  return sql`(visibility = 'search' or (visibility = 'page' and standard_status = 'Closed'))`;
}

/** Whether a field of the filter asks for something. */
export function isAsked(wanted: unknown): boolean {
  return wanted !== null && !(Array.isArray(wanted) && wanted.length === 0);
}

/** Conditions as one, for a WHERE that already has others. */
export function andAll(conditions: readonly SqlCondition[]): SqlCondition {
  if (conditions.length === 0) return sql``;
  return sql` and ${sql.join([...conditions], sql` and `)}`;
}
