import type { PaymentTerms } from '@homestead/contract/listings';
import type { CompiledQuery } from 'kysely';
import type { Queryable } from '#platform';
import { countQuery, resultsQuery } from './listing-search-store.ts';
import { thisMoment } from './reading.ts';
import { type ReadFilter, readPageWish, readSearchFilter } from './search/read-search-filter.ts';

/**
 * The two statements that the first pages of a search put to the database, with their parameters,
 * for measurements beside the call itself. Takes the filter as the contract lets it through, and the
 * terms of monthly costs; the page is the one of `pageNo`.
 */
export function searchStatements(
  db: Queryable,
  wire: ReadFilter,
  terms: PaymentTerms,
): { rows: CompiledQuery; count: CompiledQuery } {
  const filter = readSearchFilter(wire, terms);
  const { sort, size, number } = readPageWish(wire);
  const moment = thisMoment();
  const start = { offset: (number - 1) * size };
  return {
    rows: resultsQuery({ filter, moment, sort, start, limit: size + 1 }).compile(db),
    count: countQuery(filter, moment).compile(db),
  };
}
