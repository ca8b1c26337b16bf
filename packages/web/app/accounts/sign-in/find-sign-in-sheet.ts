import { accountCookies } from '@homestead/contract/accounts';
import type { LoaderFunctionArgs } from 'react-router';
import {
  apiContext,
  cookieIn,
  cookieText,
  formStampContext,
  islandMarkup,
  isSignedInContext,
  siteContext,
} from '#platform';
import { readWantedPage } from '../session/wanted-page.ts';
import { findProviders } from './find-providers.ts';
import SignInSheetIsland from './sign-in-sheet-island.tsx';

/** The sheet is shown once. */
export const forgetRefusedPage = /* @__PURE__ */ cookieText(accountCookies.ask, '', {
  seconds: 0,
  isHidden: true,
});

/**
 * The page that a visitor was just redirected from because it needs a sign-in; null for everyone
 * else.
 */
export function readRefusedPage({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): string | null {
  const cookies = request.headers.get('cookie');
  if (context.get(isSignedInContext) || cookieIn(cookies, accountCookies.ask) === null) return null;
  return readWantedPage(cookies, context.get(siteContext).publicUrl);
}

/** The markup of the open sign-in sheet, an island. */
export async function findSignInSheet(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  sheet: { title: string; closeHref: string },
): Promise<string> {
  const providers = await findProviders(context.get(apiContext));
  return islandMarkup(SignInSheetIsland, { ...sheet, providers }, context.get(formStampContext));
}
