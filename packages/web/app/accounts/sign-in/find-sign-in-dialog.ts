import { accountCookies } from '@homestead/contract/accounts';
import type { LoaderFunctionArgs } from 'react-router';
import {
  apiContext,
  formStampContext,
  islandMarkup,
  isSignedInContext,
  siteContext,
} from '#platform';
import { cookieIn, cookieText } from '../session/cookie-text.ts';
import { readWantedPage } from '../session/wanted-page.ts';
import { findProviders } from './find-providers.ts';
import SignInDialog from './sign-in-dialog.tsx';

/** Clears the question whether to sign in. */
export const forgetSignInQuestion = /* @__PURE__ */ cookieText(accountCookies.ask, '', {
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

/** The markup of the open sign-in dialog, an island. */
export async function findSignInDialog(
  { context }: Pick<LoaderFunctionArgs, 'context'>,
  dialog: { title: string; closeHref: string },
): Promise<string> {
  const providers = await findProviders(context.get(apiContext));
  return islandMarkup(SignInDialog, { ...dialog, providers }, context.get(formStampContext));
}
