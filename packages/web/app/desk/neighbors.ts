import { type Location, useLocation } from 'react-router';

/** What a record's page is told when it is opened from a list, in the state of the navigation. */
export interface NeighborState {
  neighbors: {
    /** The records of the list, in its order. */
    ids: readonly string[];
    /** The list’s address, with its filters and page. */
    list: string;
    /** Where they are in the whole list, as far as that is known. */
    place?: ListPlace;
  };
}

/** Where some rows are in their list: how many are before them, and in all. */
export interface ListPlace {
  before: number;
  total: number;
}

/** Where the rows of a page are, or those that are loaded of a long list without a gap. */
export function placeOfRows<Row>(
  rows: readonly Row[],
  {
    paging,
    scroll,
  }: {
    paging?: { page: number; pageSize: number; total: number } | undefined;
    scroll?: { total: number; rowAt: (index: number) => Row | undefined } | undefined;
  },
): ListPlace | undefined {
  if (scroll) {
    const isWhole = scroll.rowAt(rows.length - 1) === rows.at(-1);
    return isWhole ? { before: 0, total: scroll.total } : undefined;
  }
  return paging && { before: (paging.page - 1) * paging.pageSize, total: paging.total };
}

export interface Neighbors {
  previous: string | null;
  next: string | null;
  /** In the list, counted from 1. */
  position: number;
  /** Of the list; of the rows that are known where that isn’t. */
  count: number;
  /** The list’s address. */
  list: string;
}

/** The state for a link from a list to the page of one of its records. */
export function neighborState(
  ids: readonly string[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  place?: ListPlace,
): NeighborState {
  return { neighbors: { ids, list: `${pathname}${search}`, ...(place && { place }) } };
}

/** The records before and after one; null if its page was not opened from a list with it. */
export function neighborsOf(state: unknown, id: string): Neighbors | null {
  const { ids, list, place } = (state as Partial<NeighborState> | null)?.neighbors ?? {};
  if (!ids || list === undefined) return null;
  const at = ids.indexOf(id);
  if (at < 0) return null;
  return {
    previous: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
    position: (place?.before ?? 0) + at + 1,
    count: place?.total ?? ids.length,
    list,
  };
}

/** The neighbors of the record whose page this is, in the list it was opened from. */
export const useListNeighbors = (id: string): Neighbors | null =>
  neighborsOf(useLocation().state, id);
