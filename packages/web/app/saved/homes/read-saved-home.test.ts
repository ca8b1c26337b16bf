import { savedEndpoints } from '@homestead/contract/saved';
import { describe, expect, it } from 'vitest';
import { savedHomeMessages } from '../messages/homes.ts';
import { readSavedHome } from './read-saved-home.ts';
import { readSavedListQuery, savedListAt, savedListHref } from './saved-lists.ts';

const now = new Date('2026-05-20T12:00:00Z');
const [example] = savedEndpoints.getSavedHomes.example.data;
if (!example?.card) throw new Error('The example has no home');
const { card } = example;

describe('a home of a list', () => {
  it('says what changed since it was kept', () => {
    const home = readSavedHome(
      { ...example, priceChangeCents: -1_200_000, statusThen: 'Pending' },
      'favorites',
      now,
    );
    expect(home).toMatchObject({
      reaction: 'favorite',
      listedSince: savedHomeMessages.listedSince({ list: 'favorites', day: 'May 12, 2026' }),
      priceChange: {
        text: savedHomeMessages.priceLower({ amount: '$12,000', list: 'favorites' }),
        isLower: true,
      },
      statusChange: savedHomeMessages.statusChanged({
        now: 'active',
        before: 'pending',
        list: 'favorites',
      }),
    });
  });

  it.each([
    ['dislikes', 500_050, '$5,000.50', savedHomeMessages.priceHigher],
    ['viewed', -100, '$1', savedHomeMessages.priceLower],
  ] as const)('speaks of its list, %s', (list, priceChangeCents, amount, say) => {
    const home = readSavedHome({ ...example, priceChangeCents }, list, now);
    expect(home.priceChange?.text).toBe(say({ amount, list }));
  });

  it('says nothing where nothing changed or nothing is known', () => {
    for (const priceChangeCents of [0, null]) {
      const home = readSavedHome(
        { ...example, priceChangeCents, statusThen: 'Active' },
        'viewed',
        now,
      );
      expect(home).toMatchObject({ priceChange: null, statusChange: null });
    }
    const unknown = { ...example, card: { ...card, standardStatus: 'Strange' } };
    expect(readSavedHome(unknown, 'viewed', now).statusChange).toBeNull();
  });

  it('that is no longer shown has no card, and keeps its note', () => {
    const home = readSavedHome(
      { ...example, card: null, priceChangeCents: null },
      'favorites',
      now,
    );
    expect(home).toMatchObject({ card: null, statusChange: null, note: example.note });
  });
});

describe('the address of a list', () => {
  it('is one of the three, favorites also the short one', () => {
    expect(savedListAt('/favourites').list).toBe('favorites');
    expect(savedListAt('/property-list/dislike').list).toBe('dislikes');
    expect(savedListAt('/property-list/recentlyviewed/').list).toBe('viewed');
  });

  it('keeps order and page, and leaves out what can’t be read', () => {
    const href = savedListHref('/favourites', { sort: 'pricechange', page: 2 });
    expect(href).toBe('/favourites?sort=pricechange&page=2');
    expect(readSavedListQuery(new URL(href, 'https://homes.example').searchParams)).toEqual({
      sort: 'pricechange',
      page: 2,
    });
    for (const text of ['sort=note&page=x', 'page=0', 'page=1.5', 'page=99999999']) {
      expect(readSavedListQuery(new URLSearchParams(text))).toEqual({ sort: 'newest', page: 1 });
    }
  });
});
