import { type PaymentTerms, type SearchField, searchFields } from '@homestead/contract/listings';
import { columnFieldList } from './column-fields.ts';
import type { ParsedFilter } from './own-field.ts';
import { ownFieldList } from './own-fields.ts';
import type { PageRequest, SearchFilter } from './search-filter.ts';

/**
 * Turns the wire's filter into ours. A minimum of 0 and an empty text set
 * nothing; an unknown option matches nothing. A monthly cost is estimated by `terms`.
 */
export function readSearchFilter(wire: ParsedFilter, terms: PaymentTerms): SearchFilter {
  return Object.fromEntries([
    ...columnFieldList.map(([name, { read }]) => {
      const field: SearchField = searchFields[name];
      return [name, read(wire[field.wire as keyof ParsedFilter], field)];
    }),
    ...ownFieldList.map(([name, { read }]) => [name, read(wire, terms)]),
    ['anyPlace', wire.anyplace ?? false],
  ]) as SearchFilter;
}

/** Reads the requested page: newest first, 20 per page, page 1 by default. */
export function readPageRequest(wire: ParsedFilter): PageRequest {
  return {
    sort: wire.sortby ?? 'newest',
    size: wire.pageSize ?? 20,
    number: wire.pageNo ?? 1,
    after: wire.after || null,
    before: wire.before || null,
  };
}
