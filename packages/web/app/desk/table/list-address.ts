import { PEEK } from '../peek/peek-address.ts';

/** What a list reads from its address; other parameters are ignored. */
export interface ListShape<Filter extends string, Sort extends string> {
  /** Each filter, with a test for valid values. */
  filters: Readonly<Record<Filter, (value: string) => boolean>>;
  sorts: readonly Sort[];
}

export interface ListQuery<Filter extends string = string, Sort extends string = string> {
  filters: Partial<Record<Filter, string>>;
  sort: Sort | null;
  isDescending: boolean;
  page: number;
}

/** How close the rows of a list are. */
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** The height of rows that an address names; null if it names none. */
export const readDensity = (params: URLSearchParams): Density | null =>
  densities.find((one) => one === params.get('density')) ?? null;

/** How a list looks, whatever it has. */
const looks = ['columns', 'density'];

/** Parameters to set; null or an empty text removes one. */
export type ListChange = Readonly<Record<string, string | null>>;

const MOST_PAGES = 10_000;
const MOST_CHARACTERS = 120;

export function readList<Filter extends string, Sort extends string>(
  shape: ListShape<Filter, Sort>,
  params: URLSearchParams,
): ListQuery<Filter, Sort> {
  const filters: Partial<Record<Filter, string>> = {};
  for (const name of Object.keys(shape.filters) as Filter[]) {
    const value = params.get(name)?.trim().slice(0, MOST_CHARACTERS);
    if (value && shape.filters[name](value)) filters[name] = value;
  }
  const sort = shape.sorts.find((name) => name === params.get('sort')) ?? null;
  const page = Number(params.get('page'));
  return {
    filters,
    sort,
    isDescending: sort !== null && params.get('order') === 'desc',
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
}

/**
 * The address with something changed; any change of what is listed starts at page 1 and closes the
 * panel.
 */
export function changeList(params: URLSearchParams, change: ListChange): URLSearchParams {
  const next = new URLSearchParams(params);
  if (Object.keys(change).some((name) => !looks.includes(name))) {
    next.delete('page');
    next.delete(PEEK);
  }
  for (const [name, value] of Object.entries(change)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return next;
}

/** A click on a column's head: up, then down, then back to the list's own order. */
export function nextSort({ sort, isDescending }: ListQuery, column: string): ListChange {
  if (sort !== column) return { sort: column, order: null };
  return isDescending ? { sort: null, order: null } : { sort: column, order: 'desc' };
}
