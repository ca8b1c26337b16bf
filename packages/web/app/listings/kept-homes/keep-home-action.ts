import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { readForm, readOwnPath, wantedPageCookie } from '#accounts';
import { ApiError, apiContext, isSignedInContext, siteContext } from '#platform';
import { SEARCH_PATH } from '../listing-address.ts';
import { homeAnchor } from './home-anchor.ts';
import { isKeepIntent, type KeepIntent, keepHome, keepIntents } from './keep-calls.ts';
import { type KeptNoticeKey, keptNoticeCookie } from './kept-notice.ts';
import { wishCookie } from './wishes.ts';

/**
 * The toggles without script: marks the home whose button was pressed and leads back to it, where
 * the page says what was done. A visitor is led to sign in; the wish is remembered. That the form
 * is one of our own pages' is checked before (decision 7).
 */
export async function keepHomeAction({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = (Object.keys(keepIntents) as KeepIntent[]).find((name) => form.text(name) !== '');
  if (!intent || !isKeepIntent(intent)) throw data(null, { status: 400 });
  const mlsNumber = form.text(intent);
  const origin = context.get(siteContext).publicUrl;
  const back = readOwnPath(pageOf(request), origin) ?? SEARCH_PATH;
  const page = `${back}#${homeAnchor(mlsNumber)}`;
  if (context.get(isSignedInContext)) {
    const notice = await keep(context.get(apiContext), intent, mlsNumber);
    if (notice !== 'please-login') {
      return redirect(page, { headers: { 'set-cookie': keptNoticeCookie(notice) } });
    }
  }
  const { mark, isAdded } = keepIntents[intent];
  const cookies = request.headers.get('cookie');
  const headers = new Headers([
    ['set-cookie', wantedPageCookie(page)],
    ['set-cookie', keptNoticeCookie('please-login')],
  ]);
  if (isAdded) headers.append('set-cookie', wishCookie(cookies, { mark, mlsNumber }));
  return redirect('/login', { headers });
}

/** Path and query of the page that the form stood on; null when the browser keeps it to itself. */
function pageOf({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

async function keep(
  api: Parameters<typeof keepHome>[0],
  intent: KeepIntent,
  mlsNumber: string,
): Promise<KeptNoticeKey> {
  try {
    return (await keepHome(api, intent, mlsNumber)) ? intent : 'not-kept';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'please-login';
    return error.status === 404 ? 'gone' : 'not-kept';
  }
}
