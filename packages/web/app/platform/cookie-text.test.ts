import { afterEach, expect, it, vi } from 'vitest';
import { cookieIn, cookieText } from './cookie-text.ts';

afterEach(() => vi.unstubAllGlobals());

it('in a browser on https has the __Host- name and Secure', () => {
  vi.stubGlobal('document', { location: { protocol: 'https:' } });
  expect(cookieText('homestead_wanted', '/a b', { seconds: 60 })).toBe(
    '__Host-homestead_wanted=%2Fa%20b; Path=/; Max-Age=60; SameSite=Lax; Secure',
  );
  expect(
    cookieIn('homestead_wanted=planted; __Host-homestead_wanted=%2Fa', 'homestead_wanted'),
  ).toBe('/a');
});

it('on loopback and on the server has the plain name', () => {
  const plain = 'homestead_wanted=x; Path=/; Max-Age=60; SameSite=Lax; HttpOnly';
  expect(cookieText('homestead_wanted', 'x', { seconds: 60, isHidden: true })).toBe(plain);
  vi.stubGlobal('document', { location: { protocol: 'http:' } });
  expect(cookieText('homestead_wanted', 'x', { seconds: 60, isHidden: true })).toBe(plain);
  expect(cookieIn('homestead_wanted=x', 'homestead_wanted')).toBe('x');
});
