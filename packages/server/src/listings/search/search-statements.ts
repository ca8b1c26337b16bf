import type { PaymentTerms } from '@homestead/contract/listings';
import type { CompiledQuery } from 'kysely';
import { type Queryable, thisMoment } from '#platform';
import { countQuery, resultsQuery } from './listing-search-store.ts';
import type { ParsedFilter } from './own-field.ts';
import { readPageRequest, readSearchFilter } from './read-search-filter.ts';

/**
 * The two statements that the first pages of a search send to the database, with their parameters,
 * for measuring them next to the call itself. Takes the filter as parsed by the contract, and the
 * terms of monthly costs; the page is the one in `pageNo`.
 */
export function searchStatements(
  db: Queryable,
  wire: ParsedFilter,
  terms: PaymentTerms,
): { rows: CompiledQuery; count: CompiledQuery } {
  const filter = readSearchFilter(wire, terms);
  const { sort, size, number } = readPageRequest(wire);
  const moment = thisMoment();
  const start = { offset: (number - 1) * size };
  return {
    rows: resultsQuery({ filter, moment, sort, start, limit: size + 1 }).compile(db),
    count: countQuery(filter, moment).compile(db),
  };
}
