import { expect, it } from 'vitest';
import { forgetWishes, readWishes, wishCookie } from './wishes.ts';

/** What the browser sends back of a Set-Cookie line. */
const sentBack = (line: string) => line.split(';')[0] ?? '';

it('remembers wishes one after another, the last of each home', () => {
  let cookies = 'theme=dark';
  for (const [mark, mlsNumber] of [
    ['favourite', '22600001'],
    ['dislike', 'A 2|b;ü'],
    ['dislike', '22600001'],
  ] as const) {
    cookies = `theme=dark; ${sentBack(wishCookie(cookies, { mark, mlsNumber }))}`;
  }
  expect(readWishes(cookies)).toEqual([
    { mark: 'dislike', mlsNumber: 'A 2|b;ü' },
    { mark: 'dislike', mlsNumber: '22600001' },
  ]);
  expect(readWishes(sentBack(forgetWishes))).toEqual([]);
});

it('remembers ten at most, the latest', () => {
  let cookies: string | null = null;
  for (let n = 0; n < 12; n += 1) {
    cookies = sentBack(wishCookie(cookies, { mark: 'favourite', mlsNumber: `H${n}` }));
  }
  const numbers = readWishes(cookies).map(({ mlsNumber }) => mlsNumber);
  expect(numbers).toEqual(Array.from({ length: 10 }, (_, n) => `H${n + 2}`));
});

it.each([
  null,
  '',
  'homestead_wish=',
  'homestead_wish=%E0%A4%A',
  'homestead_wish=love%20H1',
  'homestead_wish=favourite%20',
  `homestead_wish=favourite%20${'x'.repeat(61)}`,
])('reads nothing from %s', (cookies) => expect(readWishes(cookies)).toEqual([]));
