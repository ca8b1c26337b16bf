import { type ActionFunctionArgs, data, redirect } from 'react-router';
import { readOwnPath, wantedPageCookie } from '#accounts';
import { readForm } from '#forms';
import { homeAnchor, listingHref, SEARCH_PATH } from '#listings';
import { ApiError, apiContext, isSignedInContext, siteContext } from '#platform';
import { pendingFavoritesCookie } from './pending-favorites.ts';
import { isSaveIntent, type SaveIntent, saveHome, saveIntents } from './save-home.ts';
import { type SavedNoticeKey, savedNoticeCookie } from './save-notice.ts';

/**
 * The toggles without script: saves the reaction and goes back to the home, where the page says
 * what was done. A visitor is asked to sign in, and the reaction is remembered. The form's origin
 * has been checked before.
 */
export async function saveHomeAction({ context, request }: ActionFunctionArgs) {
  const form = await readForm(request);
  const intent = (Object.keys(saveIntents) as SaveIntent[]).find((name) => form.text(name) !== '');
  if (!intent || !isSaveIntent(intent)) throw data(null, { status: 400 });
  const mlsNumber = form.text(intent);
  const origin = context.get(siteContext).publicUrl;
  const back = readOwnPath(pageOf(request), origin) ?? SEARCH_PATH;
  const page = `${back}#${homeAnchor(mlsNumber)}`;
  if (context.get(isSignedInContext)) {
    const notice = await keep(context.get(apiContext), intent, mlsNumber);
    if (notice !== 'please-login') {
      return redirect(page, { headers: { 'set-cookie': savedNoticeCookie(notice) } });
    }
  }
  const { reaction, isAdded } = saveIntents[intent];
  const cookies = request.headers.get('cookie');
  const headers = new Headers([
    ['set-cookie', wantedPageCookie(page)],
    ['set-cookie', savedNoticeCookie('please-login')],
  ]);
  if (isAdded)
    headers.append('set-cookie', pendingFavoritesCookie(cookies, { reaction, mlsNumber }));
  return redirect(isAdded ? `${listingHref(mlsNumber)}/save` : '/login', { headers });
}

/** Path and query of the form's page; null if the browser doesn't send it. */
function pageOf({ headers }: Request): string | null {
  const referer = headers.get('referer') ?? '';
  if (!URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}

async function keep(
  api: Parameters<typeof saveHome>[0],
  intent: SaveIntent,
  mlsNumber: string,
): Promise<SavedNoticeKey> {
  try {
    return (await saveHome(api, intent, mlsNumber)) ? intent : 'not-saved';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'please-login';
    return error.status === 404 ? 'gone' : 'not-saved';
  }
}
