import { useLocation, useNavigation, useSearchParams } from 'react-router';
import { PEEK } from '../peek/peek-address.ts';
import {
  changeList,
  type Density,
  type ListChange,
  type ListQuery,
  type ListShape,
  readDensity,
  readList,
} from './list-address.ts';

/** A list whose filters, order, page, and columns are in the address of the page. */
export interface List<Filter extends string = string, Sort extends string = string> {
  /** As it was asked for last, even while the answer is on its way. */
  query: ListQuery<Filter, Sort>;
  /** Columns that the address names; null when it names none. */
  columns: readonly string[] | null;
  /** The height of rows that the address names; null when it names none. */
  density: Density | null;
  isFiltered: boolean;
  /** The rows on the page are from an earlier request. */
  isStale: boolean;
  /** `isTyping` replaces the history entry instead of adding one. */
  change: (change: ListChange, isTyping?: boolean) => void;
  /** Removes all filters. */
  clear: () => void;
}

/** Whether the addresses differ in more than the record in the panel. */
function isOtherList(one: string, other: string): boolean {
  const [from, to] = [new URLSearchParams(one), new URLSearchParams(other)];
  from.delete(PEEK);
  to.delete(PEEK);
  return from.toString() !== to.toString() || one === other;
}

export function useList<Filter extends string, Sort extends string>(
  shape: ListShape<Filter, Sort>,
): List<Filter, Sort> {
  const { pathname, search } = useLocation();
  const [, setParams] = useSearchParams();
  const { location: next } = useNavigation();
  const isStale = next?.pathname === pathname && isOtherList(search, next.search);
  const params = new URLSearchParams(isStale ? next.search : search);
  const query = readList(shape, params);
  const change: List['change'] = (changed, isTyping = false) =>
    setParams(changeList(params, changed), { replace: isTyping, preventScrollReset: true });
  return {
    query,
    columns: params.get('columns')?.split(',') ?? null,
    density: readDensity(params),
    isFiltered: Object.keys(query.filters).length > 0,
    isStale,
    change,
    clear: () => change(Object.fromEntries(Object.keys(query.filters).map((name) => [name, null]))),
  };
}
