import { expect, it } from 'vitest';
import { readWantedPage, wantedPageCookie } from './wanted-page.ts';

const origin = 'https://homes.example.org';
const read = (path: string) =>
  readWantedPage(`a=b; homestead_wanted=${encodeURIComponent(path)}; c=d`, origin);

it.each([
  '/property-list/account',
  '/usermanagement?role=agent&page=2',
  '/singleproduct/22512345#schools',
  '/property-list?q=5th%20%26%20Main',
])('comes back to %s', (path) => {
  expect(read(path)).toBe(path);
});

it.each([
  '//evil.example/property-list',
  '/\\evil.example',
  '\\\\evil.example',
  'https://evil.example/property-list',
  'property-list',
  '/property-list\n/x',
  '/pro\\perty-list',
  '',
  '/',
  '/login',
  '/LOGIN?x=1',
  '/register',
  '/signout',
  '/auth/start/google',
  '/api/v1/User/SignOut',
  '/./api/v1/User/Session',
  '/x/../login',
  '/assets/frame.js',
  '/favicon.svg',
  `/property-list?q=${'x'.repeat(2000)}`,
])('comes not back to %j', (path) => {
  expect(read(path)).toBeNull();
});

it('reads what it wrote, and nothing that can’t be read', () => {
  const cookie = wantedPageCookie('/property-list?q=a;b c').split(';')[0] ?? '';
  expect(readWantedPage(cookie, origin)).toBe('/property-list?q=a;b%20c');
  expect(readWantedPage('homestead_wanted=%E0%A4', origin)).toBeNull();
  expect(readWantedPage(null, origin)).toBeNull();
});
