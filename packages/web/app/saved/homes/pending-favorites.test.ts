import { expect, it } from 'vitest';
import {
  forgetPendingFavorites,
  pendingFavoritesCookie,
  readPendingFavorites,
} from './pending-favorites.ts';

/** What the browser sends back of a Set-Cookie line. */
const sentBack = (line: string) => line.split(';')[0] ?? '';

it('remembers favorites one after another, the last of each home', () => {
  let cookies = 'theme=dark';
  for (const [reaction, mlsNumber] of [
    ['favorite', '22600001'],
    ['dislike', 'A 2|b;ü'],
    ['dislike', '22600001'],
  ] as const) {
    cookies = `theme=dark; ${sentBack(pendingFavoritesCookie(cookies, { reaction, mlsNumber }))}`;
  }
  expect(readPendingFavorites(cookies)).toEqual([
    { reaction: 'dislike', mlsNumber: 'A 2|b;ü' },
    { reaction: 'dislike', mlsNumber: '22600001' },
  ]);
  expect(readPendingFavorites(sentBack(forgetPendingFavorites))).toEqual([]);
});

it('remembers ten at most, the latest', () => {
  let cookies: string | null = null;
  for (let n = 0; n < 12; n += 1) {
    cookies = sentBack(
      pendingFavoritesCookie(cookies, { reaction: 'favorite', mlsNumber: `H${n}` }),
    );
  }
  const numbers = readPendingFavorites(cookies).map(({ mlsNumber }) => mlsNumber);
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, n) => `H${n + 2}`));
});

it.each([
  null,
  '',
  'homestead_pending_favorites=',
  'homestead_pending_favorites=%E0%A4%A',
  'homestead_pending_favorites=love%20H1',
  'homestead_pending_favorites=favorite%20',
  `homestead_pending_favorites=favorite%20${'x'.repeat(61)}`,
])('reads nothing from %s', (cookies) => expect(readPendingFavorites(cookies)).toEqual([]));
