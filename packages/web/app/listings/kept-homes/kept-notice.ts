import { createContext, type RouterContextProvider } from 'react-router';
import { cookieIn, cookieText } from '#accounts';
import { keepIntents, NOT_KEPT, PLEASE_LOGIN } from './keep-calls.ts';

const COOKIE = 'homestead_kept_notice';
const KEPT_SECONDS = 60;

/** What the next page says about marks, by the key that the cookie carries. */
const texts = {
  ...Object.fromEntries(Object.entries(keepIntents).map(([key, { done }]) => [key, done])),
  undone: 'It is back on your list.',
  'please-login': PLEASE_LOGIN,
  'not-kept': NOT_KEPT,
  gone: 'This home is no longer shown.',
} as Record<KeptNoticeKey, string>;

export type KeptNoticeKey =
  | keyof typeof keepIntents
  | 'undone'
  | 'please-login'
  | 'not-kept'
  | 'gone';

/** What this very request did before its page is made, if anything. */
export const doneContext = createContext<KeptNoticeKey | null>(null);

/** The cookie that makes the next page say something about a mark, once. */
export function keptNoticeCookie(key: KeptNoticeKey): string {
  return cookieText(COOKIE, key, { seconds: KEPT_SECONDS });
}

/** Forgets what was said. */
export const forgetKeptNotice = cookieText(COOKIE, '', { seconds: 0 });

/** What a page is to say about marks: what was done for it just now, or what a cookie carries. */
export function readKeptNotice({
  context,
  request,
}: {
  context: Readonly<RouterContextProvider>;
  request: Request;
}): { text: string; isBad: boolean } | null {
  const said = cookieIn(request.headers.get('cookie'), COOKIE) ?? '';
  const key = context.get(doneContext) ?? said;
  if (!Object.hasOwn(texts, key)) return null;
  const isBad = key === 'please-login' || key === 'not-kept' || key === 'gone';
  return { text: texts[key as KeptNoticeKey], isBad };
}
