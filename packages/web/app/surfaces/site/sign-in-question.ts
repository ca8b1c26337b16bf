import type { LoaderFunctionArgs } from 'react-router';
import { signInQuestion } from '#accounts/pages';
import { SEARCH_PATH } from '#listings';
import { signInQuestionMessages } from './messages/sign-in-questions.ts';

/** What a client's page shows, by its path. */
const questions: Readonly<Record<string, () => string>> = {
  '/property-list/favourites': signInQuestionMessages.favorites,
  '/favourites': signInQuestionMessages.favorites,
  '/property-list/dislike': signInQuestionMessages.dislikes,
  '/property-list/recentlyviewed': signInQuestionMessages.viewed,
  '/property-list/savedlists': signInQuestionMessages.searches,
  '/savedlists/items': signInQuestionMessages.searches,
  '/property-list/tours': signInQuestionMessages.tours,
  '/property-list/addresses': signInQuestionMessages.addresses,
  '/property-list/clientprofile': signInQuestionMessages.profile,
};

/**
 * The sign-in dialog for a visitor whom a client's page redirected to the search, once, with the
 * headers that see to that.
 */
export async function findSignInQuestion(
  args: LoaderFunctionArgs,
): Promise<{ html: string | null; headers: [string, string][] }> {
  const page = signInQuestion.readRefusedPage(args);
  if (page === null) return { html: null, headers: [] };
  const [path = ''] = page.toLowerCase().split(/[?#]/);
  const title = (questions[path] ?? signInQuestionMessages.account)();
  return {
    html: await signInQuestion.findSignInDialog(args, { title, closeHref: SEARCH_PATH }),
    headers: [['set-cookie', signInQuestion.forgetSignInQuestion]],
  };
}
