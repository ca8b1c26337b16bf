import { type KeptList, type KeptSort, keptSorts } from '@homestead/contract/listings';

/** How each list calls itself, and what an empty one says to do next. */
export interface KeptListFacts {
  list: KeptList;
  title: string;
  path: string;
  empty: { title: string; sentence: string };
  /** What its button says that takes a home off it. */
  remove: string;
}

export const keptListFacts: readonly KeptListFacts[] = [
  {
    list: 'favourites',
    title: 'Favourites',
    path: '/property-list/favourites',
    empty: {
      title: 'No favourites yet',
      sentence: 'Press the heart on a home and it waits here, with what changes about it.',
    },
    remove: 'Remove',
  },
  {
    list: 'dislikes',
    title: 'Dislikes',
    path: '/property-list/dislike',
    empty: {
      title: 'No disliked homes',
      sentence: 'Homes that you mark as not for you are listed here, so you can change your mind.',
    },
    remove: 'Remove',
  },
  {
    list: 'viewed',
    title: 'Recently Viewed',
    path: '/property-list/recentlyviewed',
    empty: {
      title: 'No homes viewed yet',
      sentence: 'Homes whose page you open are listed here, the latest first.',
    },
    remove: 'Take off this list',
  },
];

/** The list that a path shows; favourites also have /favourites. */
export function keptListAt(pathname: string): KeptListFacts {
  const [favourites] = keptListFacts;
  const found = keptListFacts.find(({ path }) => path === pathname.replace(/\/$/, ''));
  return found ?? (favourites as KeptListFacts);
}

/** What the address of a list asks for; what can't be read is left out. */
export function readKeptWish(params: URLSearchParams): { sort: KeptSort; page: number } {
  const sort = keptSorts.find((one) => one === params.get('sort')) ?? 'newest';
  const page = Number(params.get('page') ?? '1');
  return { sort, page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1 };
}

/** The address of a list with an order and a page. */
export function keptListHref(path: string, { sort, page }: { sort: KeptSort; page: number }) {
  const params = new URLSearchParams();
  if (sort !== 'newest') params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text ? `${path}?${text}` : path;
}
