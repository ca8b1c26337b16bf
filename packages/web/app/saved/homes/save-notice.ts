import { createContext, type RouterContextProvider } from 'react-router';
import type { ToastTone } from '#design';
import { cookieIn, cookieText } from '#platform';
import { savedHomeMessages } from '../messages/homes.ts';
import type { SaveIntent } from './save-home.ts';

const COOKIE = 'homestead_saved_notice';
const COOKIE_SECONDS = 60;

/** Notices for the next page, by the key in the cookie. */
const texts: Record<SavedNoticeKey, () => string> = {
  favorite: savedHomeMessages.addedFavorite,
  unfavorite: savedHomeMessages.removedFavorite,
  dislike: savedHomeMessages.addedDislike,
  undislike: savedHomeMessages.removedDislike,
  undone: savedHomeMessages.restored,
  'please-login': savedHomeMessages.pleaseLogin,
  'not-saved': savedHomeMessages.notSaved,
  gone: savedHomeMessages.gone,
};

export type SavedNoticeKey = SaveIntent | 'undone' | 'please-login' | 'not-saved' | 'gone';

/** What this request did before its page is rendered, if anything. */
export const doneContext = createContext<SavedNoticeKey | null>(null);

/** The cookie that makes the next page show a notice once. */
export function savedNoticeCookie(key: SavedNoticeKey): string {
  return cookieText(COOKIE, key, { seconds: COOKIE_SECONDS });
}

/** Clears the notice. */
export const forgetSavedNotice = /* @__PURE__ */ cookieText(COOKIE, '', { seconds: 0 });

/** The page's notice: about what this request just did, or from the cookie. */
export function readSavedNotice({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): { text: string; tone: ToastTone } | null {
  const said = cookieIn(request.headers.get('cookie'), COOKIE) ?? '';
  const key = context.get(doneContext) ?? said;
  if (!Object.hasOwn(texts, key)) return null;
  const isBad = key === 'not-saved' || key === 'gone';
  const tone = key === 'please-login' ? 'neutral' : isBad ? 'bad' : 'good';
  return { text: texts[key as SavedNoticeKey](), tone };
}
