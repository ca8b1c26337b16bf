import { type HomeReaction, homeReactions } from '@homestead/contract/saved';
import { cookieIn, cookieText } from '#platform';

/** The reaction a visitor gave a home, for when they have signed in. */
export interface PendingFavorite {
  reaction: HomeReaction;
  mlsNumber: string;
}

const COOKIE = 'homestead_pending_favorites';
const COOKIE_SECONDS = 60 * 60;
const MAX = 10;
const LONGEST = 60;

/** The reactions that a Cookie header or `document.cookie` remembers, at most ten. */
export function readPendingFavorites(cookies: string | null): PendingFavorite[] {
  const lines = cookieIn(cookies, COOKIE)?.split('\n') ?? [];
  return lines.slice(0, MAX).flatMap((line) => {
    const space = line.indexOf(' ');
    const reaction = homeReactions.find((one) => one === line.slice(0, space));
    const mlsNumber = line.slice(space + 1);
    return reaction && mlsNumber && mlsNumber.length <= LONGEST ? [{ reaction, mlsNumber }] : [];
  });
}

/**
 * Adds one to the cookie, which lasts an hour. Only the last reaction to a home counts; when it is
 * full, the oldest is dropped. Only our own pages read it, and it only marks homes for the person
 * who signs in in this browser.
 */
export function pendingFavoritesCookie(cookies: string | null, favorite: PendingFavorite): string {
  const others = readPendingFavorites(cookies).filter(
    ({ mlsNumber }) => mlsNumber !== favorite.mlsNumber,
  );
  const lines = [...others, favorite].slice(-MAX).map((one) => `${one.reaction} ${one.mlsNumber}`);
  return cookieText(COOKIE, lines.join('\n'), { seconds: COOKIE_SECONDS });
}

/** Forgets all of them. */
export const forgetPendingFavorites = cookieText(COOKIE, '', { seconds: 0 });
