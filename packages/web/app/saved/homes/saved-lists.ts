import { type SavedList, type SavedSort, savedSorts } from '@homestead/contract/saved';
import { savedHomeMessages } from '../messages/homes.ts';

/** A list's title and path, and what an empty one says to do next. */
export interface SavedListFacts {
  list: SavedList;
  title: string;
  path: string;
  empty: { title: string; hint: string };
}

export const savedLists = (): readonly SavedListFacts[] => [
  {
    list: 'favorites',
    title: savedHomeMessages.favorites(),
    path: '/property-list/favourites',
    empty: { title: savedHomeMessages.noFavorites(), hint: savedHomeMessages.noFavoritesHint() },
  },
  {
    list: 'dislikes',
    title: savedHomeMessages.dislikes(),
    path: '/property-list/dislike',
    empty: { title: savedHomeMessages.noDislikes(), hint: savedHomeMessages.noDislikesHint() },
  },
  {
    list: 'viewed',
    title: savedHomeMessages.recentlyViewed(),
    path: '/property-list/recentlyviewed',
    empty: { title: savedHomeMessages.noneViewed(), hint: savedHomeMessages.noneViewedHint() },
  },
];

/** The list that a path shows; favorites also have /favourites. */
export function savedListAt(pathname: string): SavedListFacts {
  const lists = savedLists();
  const found = lists.find(({ path }) => path === pathname.replace(/\/$/, ''));
  return found ?? (lists[0] as SavedListFacts);
}

/** Sort order and page from a list's address; unreadable values are ignored. */
export function readSavedListQuery(params: URLSearchParams): { sort: SavedSort; page: number } {
  const sort = savedSorts.find((one) => one === params.get('sort')) ?? 'newest';
  const page = Number(params.get('page') ?? '1');
  return { sort, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** The address of a list with a sort order and a page. */
export function savedListHref(path: string, { sort, page }: { sort: SavedSort; page: number }) {
  const params = new URLSearchParams();
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
