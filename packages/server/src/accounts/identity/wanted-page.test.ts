import { expect, it } from 'vitest';
import { readWantedPage } from './wanted-page.ts';

const SITE = 'https://homes.example.org';

it.each([
  ['/property-list/favourites', '/property-list/favourites'],
  ['/property-list?city=Omaha#map', '/property-list?city=Omaha#map'],
  [encodeURIComponent('/property-list?q=a b'), '/property-list?q=a%20b'],
  ['/a/../usermanagement', '/usermanagement'],
])('leads back to %s after the sign-in', (cookie, page) => {
  expect(readWantedPage(cookie, SITE)).toBe(page);
});

it.each([
  null,
  '',
  '/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  encodeURIComponent('//evil.example'),
  'https://evil.example/',
  'https://homes.example.org/property-list',
  'javascript:alert(1)',
  'property-list',
  '/api/v1/users/deleteuser/1',
  '/API/v1/x',
  '/x/../api/v1/x',
  '/auth/start/google',
  '/login',
  '/%ZZ',
  `/${'a'.repeat(2001)}`,
])('never leads to %s', (cookie) => {
  expect(readWantedPage(cookie, SITE)).toBeNull();
});
