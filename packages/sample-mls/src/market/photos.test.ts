import { describe, expect, it } from 'vitest';
import { fits } from '../pictures/picture.ts';
import { localDate } from './calendar.ts';
import { isFlat } from './dwelling.ts';
import { Market } from './market.ts';
import { photosOf, pictureFactsOf } from './photos.ts';

const months = [0, 3, 6, 9];

describe('photosOf', () => {
  it.each(months)('fit every home of a market in month %i, its front first', (month) => {
    const seen = new Map<number, string>();
    for (const seed of [2_026, 5]) {
      const startAt = Date.UTC(2026, month, 15, 17);
      const market = new Market({ seed, listings: 2_000, startAt, clockRate: 0 });
      for (const index of market.indices()) {
        const listing = market.listing(index);
        const state = market.stateOf(index);
        const facts = pictureFactsOf(listing, state);
        const photos = photosOf(listing, state);
        const [front] = photos;
        expect(front && fits(front.picture, facts), JSON.stringify(facts)).toBe(true);
        expect(new Set(photos.map(({ picture }) => picture)).size).toBe(photos.length);
        seen.set(index, front?.picture.file ?? '');
      }
    }
    expect(new Set(seen.values()).size).toBeGreaterThan(50);
  });

  it('show the season in which the listing was entered', () => {
    const market = new Market({
      seed: 3,
      listings: 2_000,
      startAt: Date.UTC(2026, 1, 1, 17),
      clockRate: 0,
    });
    const seasons = new Set<string>();
    for (const index of market.indices()) {
      const state = market.stateOf(index);
      const month = localDate(state.enteredAt).slice(5, 7);
      const { season } = pictureFactsOf(market.listing(index), state);
      seasons.add(season);
      if (month === '12' || month === '01') expect(season).toBe('winter');
      if (month === '10') expect(season).toBe('autumn');
      if (month === '07') expect(season).toBe('green');
    }
    expect(seasons.size).toBeGreaterThan(1);
  });

  it('keep what the record says about the garage', () => {
    const market = new Market({
      seed: 4,
      listings: 5_000,
      startAt: Date.UTC(2026, 5, 1, 17),
      clockRate: 0,
    });
    for (const index of market.indices()) {
      const listing = market.listing(index);
      const { garageSpaces, garageAttached, kind } = listing.home;
      const { garageDoors } = pictureFactsOf(listing, market.stateOf(index));
      if (garageDoors === 0)
        expect(!garageAttached || garageSpaces === 0 || isFlat(kind)).toBe(true);
      else expect(Math.min(3, garageSpaces)).toBe(garageDoors);
    }
  });
});
