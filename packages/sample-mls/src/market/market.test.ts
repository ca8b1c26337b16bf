import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { findZipPlace, metersBetween, pointInOutline } from '@homestead/contract/places';
import { describe, expect, it } from 'vitest';
import { addressLine } from './address.ts';
import { day } from './calendar.ts';
import { featuresOf } from './features.ts';
import { Market } from './market.ts';
import { neighborhoods } from './neighborhood-table.ts';
import { omaha } from './omaha.ts';
import { openHousesOf } from './open-houses.ts';
import { remarksOf } from './remarks.ts';
import { roomsOf } from './rooms.ts';

const startAt = Date.UTC(2026, 5, 15, 17);

function frozen(seed: number, listings: number): Market {
  return new Market({ seed, listings, startAt, clockRate: 0 });
}

function picture(market: Market): string {
  const lines = [...market.indices()].map((index) =>
    JSON.stringify([market.listing(index), market.stateOf(index)]),
  );
  return lines.join('\n');
}

describe('the market', () => {
  const market = frozen(7, 3_000);
  const all = [...market.indices()].map((index) => ({
    index,
    listing: market.listing(index),
    state: market.stateOf(index),
  }));

  it('shows about the requested number of listings, mostly active', () => {
    const shown = all.filter(({ state }) => !state.hidden);
    expect(shown.length).toBeGreaterThan(2_900);
    expect(shown.length).toBeLessThan(3_150);
    const active = shown.filter(({ state }) => state.status === 'Active');
    expect(active.length).toBeGreaterThan(shown.length / 2);
    expect(new Set(shown.map(({ state }) => state.status)).size).toBe(9);
  });

  it('puts every home inside its own city and near its ZIP code', () => {
    const cities = new Set<string>();
    for (const { listing } of all) {
      const [longitude, latitude] = listing.address.position;
      cities.add(listing.city.name);
      expect(pointInOutline(longitude, latitude, listing.city.outline), listing.key).toBe(true);
      const zip = findZipPlace(omaha, listing.place.zip);
      expect(zip, listing.place.name).not.toBeNull();
      expect(metersBetween(zip?.center ?? [0, 0], listing.address.position)).toBeLessThan(11_000);
    }
    expect(cities.size).toBe(12);
  });

  it('knows a ZIP code of the right county for every neighborhood', () => {
    for (const place of neighborhoods) {
      expect(findZipPlace(omaha, place.zip), place.name).not.toBeNull();
    }
  });

  it('numbers houses on cross streets by the numbered street next to them', () => {
    const omaha = all.filter(
      ({ listing }) => listing.city.name === 'Omaha' && !/^\d/.test(listing.address.streetName),
    );
    expect(omaha.length).toBeGreaterThan(300);
    for (const { listing } of omaha) {
      const block = Math.floor(listing.address.streetNumber / 100);
      const street = (listing.address.position[0] + 95.9098) / -0.001585;
      expect(Math.abs(street - block), addressLine(listing.address)).toBeLessThan(1.2);
    }
  });

  it('prices, sizes and ages homes within reason', () => {
    for (const { listing } of all) {
      const { home } = listing;
      expect(listing.firstPrice, listing.key).toBeGreaterThan(4_000);
      expect(listing.firstPrice).toBeLessThan(6_000_000);
      if (home.yearBuilt === null) {
        expect([home.livingArea, home.bedrooms, home.garageSpaces]).toEqual([0, 0, 0]);
        continue;
      }
      expect(home.yearBuilt).toBeGreaterThan(1879);
      expect(home.yearBuilt).toBeLessThanOrEqual(2026);
      expect(home.livingArea).toBe(home.aboveGradeArea + home.belowGradeArea);
      expect(listing.firstPrice / home.livingArea).toBeGreaterThan(35);
    }
    const prices = all.map(({ listing }) => listing.firstPrice).sort((a, b) => a - b);
    expect(prices[Math.floor(prices.length / 2)]).toBeGreaterThan(250_000);
    expect(prices[Math.floor(prices.length / 2)]).toBeLessThan(520_000);
  });

  it('describes the home and never people', () => {
    const banned =
      /\b(famil(y|ies) (home|neighborhood)|families|kids|children|couple|bachelor|retire|senior|adult|christian|church|synagogue|mosque|nationality|hispanic|white|exclusive|safe neighborhood|able-bodied|perfect for|ideal for)\b/i;
    for (const { listing } of all) {
      const remarks = remarksOf(listing, featuresOf(listing), roomsOf(listing));
      expect(remarks).not.toMatch(banned);
      expect(remarks).not.toMatch(/undefined|null|NaN|\[object| {2}|\.\.| ,| \./);
      expect(remarks.length).toBeGreaterThan(40);
      expect(remarks).toMatch(/\.$/);
      expect(remarks).not.toMatch(/\b[Aa] [aeio][a-z]*[^n]e? (?:bedroom|bath)|\b[Aa]n one/);
    }
    const texts = all.map(({ listing }) =>
      remarksOf(listing, featuresOf(listing), roomsOf(listing)),
    );
    expect(new Set(texts).size).toBeGreaterThan(texts.length * 0.97);
  });

  it('is the same for the same seed and time, another for another seed', () => {
    const small = picture(frozen(3, 120));
    expect(picture(frozen(3, 120))).toBe(small);
    expect(picture(frozen(4, 120))).not.toBe(small);
  });
});

describe('time', () => {
  it('reaches the same market in steps or in one jump', () => {
    const stepped = frozen(5, 400);
    for (let step = 0; step < 40; step++) stepped.advance(24 * 60);
    const leapt = frozen(5, 400);
    leapt.advance(40 * 24 * 60);
    expect(picture(stepped)).toBe(picture(leapt));
    const later = new Market({ seed: 5, listings: 400, startAt: startAt + 40 * day, clockRate: 0 });
    expect(picture(later)).toBe(picture(leapt));
  });

  it('brings new listings, drops, contracts, silent removals and photo-only changes', () => {
    const market = frozen(9, 3_000);
    const before = new Map([...market.indices()].map((index) => [index, market.stateOf(index)]));
    market.advance(4 * 24 * 60);
    const after = new Map([...market.indices()].map((index) => [index, market.stateOf(index)]));
    const changes = {
      entered: 0,
      gone: 0,
      goneSilently: 0,
      hidden: 0,
      dropped: 0,
      contracted: 0,
      photosAlone: 0,
    };
    for (const [index, state] of after) {
      const was = before.get(index);
      if (was === undefined) {
        changes.entered++;
        expect(state.modifiedAt).toBeGreaterThan(startAt);
        continue;
      }
      if (state.hidden && !was.hidden) changes.hidden++;
      if (state.priceFactor < was.priceFactor) changes.dropped++;
      if (state.status === 'Pending' && was.status === 'Active') changes.contracted++;
      if (state.photoVersion > was.photoVersion && state.modifiedAt === was.modifiedAt)
        changes.photosAlone++;
      if (state.status !== was.status || state.priceFactor !== was.priceFactor) {
        expect(state.modifiedAt).toBeGreaterThan(startAt);
      }
    }
    for (const [index, was] of before) {
      if (after.has(index)) continue;
      changes.gone++;
      if (!was.hidden) changes.goneSilently++;
    }
    for (const [what, count] of Object.entries(changes)) expect(count, what).toBeGreaterThan(0);
  });

  it('keeps its index consistent with the lives behind it', () => {
    const market = frozen(11, 500);
    for (let step = 0; step < 12; step++) {
      market.advance(5 * 24 * 60 + 17);
      for (const index of market.indices()) {
        const state = market.stateOf(index);
        expect(state.gone).toBe(false);
        expect(market.modifiedAt(index)).toBe(state.modifiedAt);
        expect(market.photosChangedAt(index)).toBe(state.photosChangedAt);
        expect(market.statusOf(index)).toBe(state.status);
        expect(market.hidden(index)).toBe(state.hidden);
      }
    }
  });
});

describe('open houses', () => {
  it('are on weekend afternoons in Omaha, in the coming weeks, and some are canceled', () => {
    const market = frozen(2, 3_000);
    const now = market.playedTo;
    const all = [...market.indices()].flatMap((index) =>
      openHousesOf(market.seed, index, () => market.lifeOf(index), now),
    );
    expect(all.length).toBeGreaterThan(150);
    const byStatus = new Set(all.map((open) => open.status));
    expect(byStatus).toEqual(new Set(['Active', 'Canceled', 'Ended']));
    for (const open of all) {
      const local = new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/Chicago',
        weekday: 'short',
        hour: 'numeric',
        hourCycle: 'h23',
      }).formatToParts(open.startsAt);
      const hour = Number(local.find((part) => part.type === 'hour')?.value);
      const weekday = local.find((part) => part.type === 'weekday')?.value;
      expect(open.broker ? ['Thu'] : ['Sat', 'Sun']).toContain(weekday);
      expect(hour).toBeGreaterThanOrEqual(11);
      expect(hour).toBeLessThanOrEqual(16);
      expect(open.enteredAt).toBeLessThanOrEqual(now);
      expect(open.modifiedAt).toBeLessThanOrEqual(now);
      if (open.status === 'Active') expect(market.statusOf(open.listingIndex)).toBe('Active');
    }
  });
});

describe('size', () => {
  it('holds 200,000 listings in little memory and opens within seconds', async () => {
    // A process of its own: what other tests leave in memory does not count.
    const program = `
      import { Market } from ${JSON.stringify(import.meta.resolve('./market.ts'))};
      gc();
      const before = process.memoryUsage.rss();
      const market = new Market({ seed: 1, listings: 200_000, startAt: ${startAt}, clockRate: 0 });
      const seconds = process.cpuUsage().user / 1e6;
      gc();
      const growth = (process.memoryUsage.rss() - before) / 1e6;
      console.log(JSON.stringify({ count: market.indices().length, growth, seconds }));`;
    const args = ['--expose-gc', '--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    const { count, growth, seconds } = JSON.parse(stdout);
    expect(count).toBeGreaterThan(195_000);
    expect(growth).toBeLessThan(300);
    expect(seconds).toBeLessThan(8);
  });
});
