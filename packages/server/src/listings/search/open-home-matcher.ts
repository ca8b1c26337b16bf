import type { PaymentTerms } from '@homestead/contract/listings';
import { type Queryable, RefusalError, thisMoment } from '#platform';
import type { CommuteStep } from './commute-step.ts';
import { selectFilterableHomes } from './filterable-home-store.ts';
import { homeTest } from './matches-filter.ts';
import type { ParsedFilter } from './own-field.ts';
import { readSearchFilter } from './read-search-filter.ts';
import type { SearchFilter } from './search-filter.ts';

/** What homes are matched with. */
export interface HomeMatching {
  terms: PaymentTerms;
  commutes: Pick<CommuteStep, 'apply'>;
}

/** The ids of the loaded homes that a person's filter finds. */
export type HomeMatcher = (filter: ParsedFilter, personId: string | null) => Promise<number[]>;

/**
 * Loads the homes in search among these ids once, to match many filters against them in memory.
 * Null when none is in search.
 */
export async function openHomeMatcher(
  { terms, commutes }: HomeMatching,
  db: Queryable,
  ids: readonly number[],
): Promise<HomeMatcher | null> {
  const homes = (await selectFilterableHomes(db, ids, new Date())).filter(
    ({ visibility }) => visibility !== 'none',
  );
  if (homes.length === 0) return null;
  return async (wire, personId) => {
    const filter = readSearchFilter(wire, terms);
    const isFound = homeTest(await withCommute(commutes, { wire, filter, personId }), thisMoment());
    return homes.filter(isFound).map(({ id }) => id);
  };
}

/** Without travel times, the rest of the filter decides, as it does on the page. */
async function withCommute(
  commutes: HomeMatching['commutes'],
  { wire, filter, personId }: { wire: ParsedFilter; filter: SearchFilter; personId: string | null },
): Promise<SearchFilter> {
  try {
    return await commutes.apply(filter, wire.commute, personId === null ? null : { personId });
  } catch (error) {
    if (error instanceof RefusalError) return filter;
    throw error;
  }
}
