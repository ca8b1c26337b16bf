import { type HomeMark, homeMarks } from '@homestead/contract/listings';
import { cookieIn, cookieText } from '#accounts';

/** What a visitor wanted to mark a home as before signing in. */
export interface Wish {
  mark: HomeMark;
  mlsNumber: string;
}

const COOKIE = 'homestead_wish';
const KEPT_SECONDS = 60 * 60;
const MOST = 10;
const LONGEST = 60;

/** The wishes that a Cookie header or `document.cookie` remembers, at most ten. */
export function readWishes(cookies: string | null): Wish[] {
  const lines = cookieIn(cookies, COOKIE)?.split('\n') ?? [];
  return lines.slice(0, MOST).flatMap((line) => {
    const space = line.indexOf(' ');
    const mark = homeMarks.find((one) => one === line.slice(0, space));
    const mlsNumber = line.slice(space + 1);
    return mark && mlsNumber && mlsNumber.length <= LONGEST ? [{ mark, mlsNumber }] : [];
  });
}

/**
 * The cookie that remembers one wish more, for an hour: the last of a home counts, the oldest give
 * way. It is our own pages' alone and only ever marks homes of whoever signs in here.
 */
export function wishCookie(cookies: string | null, wish: Wish): string {
  const others = readWishes(cookies).filter(({ mlsNumber }) => mlsNumber !== wish.mlsNumber);
  const lines = [...others, wish].slice(-MOST).map((one) => `${one.mark} ${one.mlsNumber}`);
  return cookieText(COOKIE, lines.join('\n'), { seconds: KEPT_SECONDS });
}

/** Forgets all wishes. */
export const forgetWishes = cookieText(COOKIE, '', { seconds: 0 });
