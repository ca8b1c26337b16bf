import { beforeEach, expect, test, vi } from 'vitest';
import {
  findLastSearch,
  forgetLastSearch,
  forgetRecentSearches,
  getRecentSearches,
  rememberChoice,
  rememberSearch,
} from './search-memory.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

const search = (name: string) => ({ href: `/property-list?city=${name}`, label: name });

test('recent searches: the latest first, each once, five at most', () => {
  for (const name of ['a', 'b', 'c', 'a', 'd', 'e', 'f']) rememberSearch(search(name));
  expect(getRecentSearches().map(({ label }) => label)).toEqual(['f', 'e', 'd', 'a', 'c']);
  forgetRecentSearches();
  expect(getRecentSearches()).toEqual([]);
});

test('client state is stored under the specified names', () => {
  rememberSearch(search('a'));
  rememberChoice('Omaha, NE', { city: 'Omaha', state: 'NE' });
  kept.set('filtervalue', JSON.stringify(search('b')));
  expect([...kept.keys()].sort()).toEqual([
    'filtervalue',
    'onaddressbar',
    'searchbaradd',
    'storedOptions',
  ]);
  expect(findLastSearch()).toEqual(search('b'));
  forgetLastSearch();
  expect(findLastSearch()).toBeNull();
});

test.each([
  'no json',
  '"text"',
  '{"href":"https://elsewhere.example/","label":"x"}',
  '{"href":"//elsewhere.example/","label":"x"}',
  '{"href":"javascript:alert(1)","label":"x"}',
  '{"href":"/property-list?city=a"}',
  '{"href":7,"label":"x"}',
])('what others wrote there leads nowhere: %s', (text) => {
  kept.set('filtervalue', text);
  kept.set('storedOptions', `[${text}]`);
  expect(findLastSearch()).toBeNull();
  expect(getRecentSearches()).toEqual([]);
});

test('a browser that stores nothing isn’t an error', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied');
    },
    setItem: () => {
      throw new Error('full');
    },
  });
  rememberSearch(search('a'));
  expect(getRecentSearches()).toEqual([]);
});
