import { type Location, useLocation } from 'react-router';

/** What a record's page is told when it is opened from a list, in the state of the navigation. */
export interface NeighborState {
  neighbors: {
    /** The records of the list, in its order. */
    ids: readonly string[];
    /** The list’s address, with its filters and page. */
    list: string;
  };
}

export interface Neighbors {
  previous: string | null;
  next: string | null;
  /** Counted from 1. */
  position: number;
  count: number;
  /** The list’s address. */
  list: string;
}

/** The state for a link from a list to the page of one of its records. */
export function neighborState(
  ids: readonly string[],
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): NeighborState {
  return { neighbors: { ids, list: `${pathname}${search}` } };
}

/** The records before and after one; null if its page was not opened from a list with it. */
export function neighborsOf(state: unknown, id: string): Neighbors | null {
  const { ids, list } = (state as Partial<NeighborState> | null)?.neighbors ?? {};
  if (!ids || list === undefined) return null;
  const at = ids.indexOf(id);
  if (at < 0) return null;
  return {
    previous: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
    position: at + 1,
    count: ids.length,
    list,
  };
}

/** The neighbors of the record whose page this is, in the list it was opened from. */
export const useListNeighbors = (id: string): Neighbors | null =>
  neighborsOf(useLocation().state, id);
