import { describe, expect, it, test } from 'vitest';
import { cacheOf, offlinePageFor, otherCaches, ruleFor } from './rules.ts';

const SITE = 'https://homes.example';

function asked(path: string, more: Partial<Parameters<typeof ruleFor>[0]> = {}) {
  return ruleFor(
    { method: 'GET', mode: 'cors', headers: new Headers(), url: new URL(path, SITE).href, ...more },
    SITE,
  );
}

describe('the worker', () => {
  it.each(['/', '/property-list?city=Omaha', '/es/homepage', '/property-list/favourites', '/feed'])(
    'asks the server for the page %s, and has nothing but the offline page',
    (path) => expect(asked(path, { mode: 'navigate' })).toBe('page'),
  );

  it.each(['/assets/frame-abc1234.js', '/assets/figtree-D_ZTVpCC.woff2'])('may keep %s', (path) =>
    expect(asked(path)).toBe('file'),
  );

  it.each([
    ['a call', '/api/v1/Property/GetPropertyList'],
    ['the data of a page', '/property-list.data?city=Omaha'],
    ['a photo', '/photos/1/640.avif'],
    ['itself', '/service-worker.js'],
    ['a file that may change', '/favicon.svg'],
    ['a foreign file', 'https://tiles.example/assets/style.json'],
  ])('leaves %s alone', (_what, path) => expect(asked(path)).toBeNull());

  it('leaves forms alone, whose words it would lose', () => {
    expect(asked('/contactus', { method: 'POST', mode: 'navigate' })).toBeNull();
  });

  it('leaves a request for part of a file alone', () => {
    expect(asked('/assets/a.js', { headers: new Headers({ range: 'bytes=0-9' }) })).toBeNull();
  });

  it('leaves pages of other sites alone', () => {
    expect(asked('https://market.example/', { mode: 'navigate' })).toBeNull();
  });
});

test('the offline page is in the language of the address', () => {
  expect(offlinePageFor(`${SITE}/es`)).toBe('/es/offline.html');
  expect(offlinePageFor(`${SITE}/es/property-list?city=Omaha`)).toBe('/es/offline.html');
  expect(offlinePageFor(`${SITE}/`)).toBe('/offline.html');
  expect(offlinePageFor(`${SITE}/esign`)).toBe('/offline.html');
});

test('the caches of other releases are ours to remove, and no others', () => {
  expect(otherCaches([cacheOf('one'), cacheOf('two'), 'foreign'], 'two')).toEqual([cacheOf('one')]);
});
