import type { LoaderFunctionArgs } from 'react-router';
import { signInSheet } from '#accounts/pages';
import { SEARCH_PATH } from '#listings';
import { signInSheetMessages } from './messages/sign-in-sheets.ts';

/** What a client's page shows, by its path. */
const titles: Readonly<Record<string, () => string>> = {
  '/property-list/favourites': signInSheetMessages.favorites,
  '/favourites': signInSheetMessages.favorites,
  '/property-list/dislike': signInSheetMessages.dislikes,
  '/property-list/recentlyviewed': signInSheetMessages.viewed,
  '/property-list/savedlists': signInSheetMessages.searches,
  '/savedlists/items': signInSheetMessages.searches,
  '/property-list/tours': signInSheetMessages.tours,
  '/property-list/addresses': signInSheetMessages.addresses,
  '/property-list/clientprofile': signInSheetMessages.profile,
};

/**
 * The sign-in sheet for a visitor whom a client's page redirected to the search, once, with the
 * headers that see to that.
 */
export async function findRefusedPageSheet(
  args: LoaderFunctionArgs,
): Promise<{ html: string | null; headers: [string, string][] }> {
  const page = signInSheet.readRefusedPage(args);
  if (page === null) return { html: null, headers: [] };
  const [path = ''] = page.toLowerCase().split(/[?#]/);
  const title = (titles[path] ?? signInSheetMessages.account)();
  return {
    html: await signInSheet.findSignInSheet(args, { title, closeHref: SEARCH_PATH }),
    headers: [['set-cookie', signInSheet.forgetRefusedPage]],
  };
}
