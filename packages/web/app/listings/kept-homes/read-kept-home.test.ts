import { listingEndpoints } from '@homestead/contract/listings';
import { describe, expect, it } from 'vitest';
import { keptListAt, keptListHref, readKeptWish } from './kept-lists.ts';
import { readKeptHome } from './read-kept-home.ts';

const now = new Date('2026-05-20T12:00:00Z');
const [example] = listingEndpoints.getKeptHomes.example.value;
if (!example?.card) throw new Error('The example has no home');
const { card } = example;

describe('a home of a list', () => {
  it('says what changed since it was kept', () => {
    const home = readKeptHome(
      { ...example, pricechange: -12000, statusthen: 'Pending' },
      'favourites',
      now,
    );
    expect(home).toMatchObject({
      mark: 'favourite',
      kept: 'Saved May 12, 2026',
      priceChange: { text: '$12,000 lower since you saved it', isLower: true },
      statusChange: 'Now active; it was pending when you saved it',
    });
  });

  it.each([
    ['dislikes', 5000.5, '$5,000.50 higher since you disliked it'],
    ['viewed', -1, '$1 lower since you viewed it'],
  ] as const)('speaks of its list, %s', (list, pricechange, text) => {
    expect(readKeptHome({ ...example, pricechange }, list, now).priceChange?.text).toBe(text);
  });

  it('says nothing where nothing changed or nothing is known', () => {
    for (const pricechange of [0, null]) {
      const home = readKeptHome({ ...example, pricechange, statusthen: 'Active' }, 'viewed', now);
      expect(home).toMatchObject({ priceChange: null, statusChange: null });
    }
    const unknown = { ...example, card: { ...card, standardstatus: 'Strange' } };
    expect(readKeptHome(unknown, 'viewed', now).statusChange).toBeNull();
  });

  it('that is no longer shown has no card, and keeps its note', () => {
    const home = readKeptHome({ ...example, card: null, pricechange: null }, 'favourites', now);
    expect(home).toMatchObject({ card: null, statusChange: null, note: example.note });
  });
});

describe('the address of a list', () => {
  it('is one of the three, favourites also the short one', () => {
    expect(keptListAt('/favourites').list).toBe('favourites');
    expect(keptListAt('/property-list/dislike').list).toBe('dislikes');
    expect(keptListAt('/property-list/recentlyviewed/').list).toBe('viewed');
  });

  it('keeps order and page, and leaves out what can’t be read', () => {
    const href = keptListHref('/favourites', { sort: 'pricechange', page: 2 });
    expect(href).toBe('/favourites?sort=pricechange&page=2');
    expect(readKeptWish(new URL(href, 'https://homes.example').searchParams)).toEqual({
      sort: 'pricechange',
      page: 2,
    });
    for (const text of ['sort=note&page=x', 'page=0', 'page=1.5', 'page=99999999']) {
      expect(readKeptWish(new URLSearchParams(text))).toEqual({ sort: 'newest', page: 1 });
    }
  });
});
