import type { EntityModel } from '../feed/entity-model.ts';
import { cheapFirst, matcher } from './filter-match.ts';
import type { QueryOptions, SkipToken } from './query-options.ts';

/** A row of a collection, computed only as needed. */
export type Row = {
  readonly key: string;
  /** A field in its plain form, instants as milliseconds. */
  read(field: string): unknown;
};

/** A collection: its rows in rising order of their keys. */
export type Rows<R extends Row> = {
  readonly model: EntityModel;
  readonly length: number;
  /** Null where there is no row at a position. */
  at(position: number): R | null;
  /** Fields that cost little to read. */
  isCheap(field: string): boolean;
};

export type Page<R extends Row> = {
  readonly rows: readonly R[];
  /** Where the next page starts; null on the last. */
  readonly next: SkipToken | null;
  readonly count: number | null;
};

type SortValue = string | number | boolean | null;
type Sorted<R> = { readonly key: string; readonly row: R; readonly values: readonly SortValue[] };

/** Null sorts first in ascending order (OData 4.01 part 2, section 5.1.4). */
function compareValues(a: SortValue, b: SortValue): number {
  if (a === b) return 0;
  if (a === null) return -1;
  if (b === null) return 1;
  return a < b ? -1 : 1;
}

const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Runs a query. Pages are continued by sort values and key, so rows that are added, removed or
 * changed between two pages never shift the others. Long scans yield to other requests.
 */
export async function runQuery<R extends Row>(
  rows: Rows<R>,
  options: QueryOptions,
): Promise<Page<R>> {
  const matches =
    options.filter === null ? null : matcher(rows.model, cheapFirst(options.filter, rows.isCheap));
  const { orderBy, after, pageSize } = options;
  const wanted = pageSize + 1 + (after === null ? options.skip : 0);
  const sorted = orderBy.length > 0;
  const found: Sorted<R>[] = [];
  let count = 0;
  let scanned = 0;
  const compareRows = (
    a: { values: readonly SortValue[]; key: string },
    b: { values: readonly SortValue[]; key: string },
  ): number => {
    for (let at = 0; at < orderBy.length; at++) {
      const order = compareValues(a.values[at] ?? null, b.values[at] ?? null);
      if (order !== 0) return orderBy[at]?.descending ? -order : order;
    }
    return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
  };
  for (let position = 0; position < rows.length; position++) {
    if (++scanned % 5_000 === 0) await breathe();
    const row = rows.at(position);
    if (row === null) continue;
    if (!sorted && !options.count && after !== null && row.key <= after.key) continue;
    if (matches !== null && !matches((field) => row.read(field))) continue;
    count++;
    const values = orderBy.map(({ field }) => (row.read(field) ?? null) as SortValue);
    if (after !== null && compareRows({ values, key: row.key }, after) <= 0) continue;
    if (sorted || found.length < wanted) found.push({ key: row.key, row, values });
    if (!sorted && !options.count && found.length >= wanted) break;
    if (sorted && found.length > 4 * wanted + 100) {
      found.sort(compareRows);
      found.length = wanted;
    }
  }
  if (sorted) found.sort(compareRows);
  const start = after === null ? options.skip : 0;
  const page = found.slice(start, start + pageSize);
  const last = page[page.length - 1];
  return {
    rows: page.map((one) => one.row),
    next:
      last !== undefined && found.length > start + pageSize
        ? { values: last.values, key: last.row.key }
        : null,
    count: options.count ? count : null,
  };
}
