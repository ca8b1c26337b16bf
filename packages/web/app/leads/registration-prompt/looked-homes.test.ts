import { RouterContextProvider } from 'react-router';
import { expect, it } from 'vitest';
import { isSignedInContext, type PromptTerms, promptContext } from '#platform';
import { decidePrompt, promptDoneCookie } from './looked-homes.ts';

const SEAL = 'sealed ';

/** A browser that opens homes one after another and keeps its cookies. */
function browser(kind: PromptTerms['kind'], { after = 2, isSignedIn = false } = {}) {
  let cookie = '';
  const context = new RouterContextProvider();
  context.set(isSignedInContext, isSignedIn);
  context.set(promptContext, {
    ...{ kind, after },
    seal: (purpose, text) => SEAL + purpose + text,
    open: (purpose, sealed) =>
      sealed.startsWith(SEAL + purpose) ? sealed.slice((SEAL + purpose).length) : null,
  });
  const args = (headers: Record<string, string> = {}) => ({
    context,
    request: new Request('https://homes.example/singleproduct/H1', {
      headers: { cookie, ...headers },
    }),
  });
  const keep = (line: string | undefined) => {
    if (line) cookie = String(line.split(';')[0]);
  };
  return {
    args,
    open(mlsNumber: string, headers: Record<string, string> = {}) {
      const { ask, cookies } = decidePrompt(args(headers), mlsNumber);
      keep(cookies[0]);
      return ask;
    },
    finish: () => keep(promptDoneCookie(args())),
    forge: (value: string) => {
      cookie = `homestead_looked=${encodeURIComponent(value)}`;
    },
    cookie: () => cookie,
  };
}

it.each(['soft', 'light', 'verified'] as const)(
  '%s asks for the first home beyond the free ones, never for these again',
  (kind) => {
    const { open } = browser(kind);
    expect(['H1', 'H2', 'H1', 'H3', 'H2', 'H4'].map((home) => open(home))).toEqual([
      ...[null, null, null, kind, null, kind],
    ]);
  },
);

it('never asks when it is off, and keeps no cookie', () => {
  const { open, cookie } = browser('off', { after: 1 });
  expect(['H1', 'H2', 'H3'].map((home) => open(home))).toEqual([null, null, null]);
  expect(cookie()).toBe('');
});

it('doesn’t ask people who are signed in', () => {
  const { open, cookie } = browser('verified', { after: 1, isSignedIn: true });
  expect([open('H1'), open('H2'), cookie()]).toEqual([null, null, '']);
});

it.each([
  ['soft', null],
  ['light', null],
  ['verified', 'verified'],
] as const)('%s, filled in or dismissed, then asks for %s', (kind, then) => {
  const { open, finish } = browser(kind, { after: 1 });
  open('H1');
  expect(open('H2')).toBe(kind);
  finish();
  expect(open('H2')).toBe(then);
});

it('doesn’t count a page that is fetched ahead', () => {
  const { open } = browser('light', { after: 1 });
  open('H1', { 'sec-purpose': 'prefetch' });
  expect([open('H2'), open('H3')]).toEqual([null, 'light']);
});

it('ignores a cookie that we didn’t seal', () => {
  const { open, forge } = browser('light', { after: 1 });
  open('H1');
  forge('{"homes":[],"isDone":true}');
  expect([open('H2'), open('H3')]).toEqual([null, 'light']);
});
