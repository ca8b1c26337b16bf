import type { Moment } from '#platform';
import { columnFieldList, placeFields } from './column-fields.ts';
import { isAsked } from './filter-conditions.ts';
import type { FilterableHome, HomeTest } from './filterable-home.ts';
import { ownFieldList } from './own-fields.ts';
import type { SearchFilter } from './search-filter.ts';

/**
 * Whether search finds a home with a filter at a moment: the same answer as `filterConditions`, for
 * one row. Hidden homes never match.
 */
export function matchesFilter(home: FilterableHome, filter: SearchFilter, moment: Moment): boolean {
  return homeTest(filter, moment)(home);
}

/** {@link matchesFilter} prepared for many homes: it only checks what the filter sets. */
export function homeTest(filter: SearchFilter, moment: Moment): HomeTest {
  const places: HomeTest[] = [];
  const tests: HomeTest[] = [isSearched(filter)];
  for (const [name, { column, fits }] of columnFieldList) {
    const wanted = filter[name];
    if (!isAsked(wanted)) continue;
    const isFit = fits(wanted as never);
    (name in placeFields ? places : tests).push((home) => isFit(home[column as never]));
  }
  for (const [name, { test }] of ownFieldList) {
    if (isAsked(filter[name])) tests.push(test(filter[name] as never, moment));
  }
  if (filter.anyPlace && places.length > 1) {
    tests.push((home) => places.some((place) => place(home)));
  } else tests.push(...places);
  return (home) => tests.every((test) => test(home));
}

/** What `searchedHomes` says in SQL. */
function isSearched({ statuses }: SearchFilter): HomeTest {
  if (!statuses.includes('Closed')) return ({ visibility }) => visibility === 'search';
  if (statuses.length === 1) return ({ visibility }) => visibility === 'page';
  return ({ visibility, standard_status: status }) =>
    visibility === 'search' || (visibility === 'page' && status === 'Closed');
}
