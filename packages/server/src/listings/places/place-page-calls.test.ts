import { listingEndpoints } from '@homestead/contract/listings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertListings, raiseFeedVersion } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp();
  const home = (given: object) => ({ city: 'Fort Calhoun', county: 'Washington', ...given });
  await insertListings(site.database.db, [
    ...[20, 30, 40, 50, 60].map((price, index) =>
      home({
        list_price_cents: price * 1_000_000,
        living_area: 2000,
        days_on_market: index * 10,
        zip: '68023',
        kinds: ['house'],
        high_school: 'Fort Calhoun',
        listed_at: index === 0 ? new Date() : index === 1 ? null : new Date('2026-01-01'),
      }),
    ),
    home({ visibility: 'none', list_price_cents: 100 }),
    { city: 'Blair', county: 'Washington', zip: '68008', kinds: ['townhouse'] },
    { city: 'Blair', county: 'Washington', zip: '68008' },
    { city: 'blair', county: 'Washington', zip: '68008', list_price_cents: null },
  ]);
  await raiseFeedVersion(site.database.db);
});
afterAll(() => site.close());

const place = (kind: string, slug: string) =>
  site.get(listingEndpoints.getPlace.path, { kind, slug });

describe('a place', () => {
  it('has figures, prices by step, types and neighbors of its homes', async () => {
    const { status, body } = await place('city', 'fort-calhoun');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Fort Calhoun',
      count: 5,
      filter: { city: 'Fort Calhoun' },
      medianPriceCents: 40_000_000,
      medianDaysOnMarket: 20,
      medianPricePerSquareFootCents: 20_000,
      newThisWeek: 1,
      reducedThisMonth: 0,
      kinds: { House: 5 },
    });
    expect(body.bands.reduce((sum: number, band: { count: number }) => sum + band.count, 0)).toBe(
      5,
    );
    expect(body.near).toContainEqual({ kind: 'zip', slug: '68023', name: '68023', count: 5 });
    expect(body.near).toContainEqual({
      kind: 'high-school',
      slug: 'fort-calhoun',
      name: 'Fort Calhoun',
      count: 5,
    });
    const cities = body.near.filter(({ kind }: { kind: string }) => kind === 'city');
    expect(cities).toEqual([{ kind: 'city', slug: 'blair', name: 'Blair', count: 3 }]);
  });

  it('has no median with few homes', async () => {
    const { body } = await place('city', 'blair');
    expect(body).toMatchObject({ count: 3, medianPriceCents: null, medianDaysOnMarket: null });
  });

  it('that we know but has no homes is found, an unknown one is not', async () => {
    const { body } = await place('city', 'valley');
    expect(body).toMatchObject({ name: 'Valley', count: 0, bands: [], medianPriceCents: null });
    expect(body.near.map(({ slug }: { slug: string }) => slug)).toEqual(['fort-calhoun', 'blair']);
    for (const [kind, slug] of [
      ['city', 'atlantis'],
      ['zip', '99999'],
      ['type', 'castle'],
    ] as const) {
      expect(await place(kind, slug)).toMatchObject({
        status: 404,
        body: { code: 'place-not-found' },
      });
    }
  });

  it('may be a type of home', async () => {
    const { body } = await place('type', 'townhouse');
    expect(body).toMatchObject({ count: 1, filter: { propertytype: 'Townhouse' }, kinds: {} });
  });

  it.each([
    ['planet', 'mars'],
    ['city', ''],
    ['city', 'x'.repeat(121)],
  ])('is refused as %s %s', async (kind, slug) => {
    expect((await place(kind, slug)).status).toBe(400);
  });
});

describe('all places', () => {
  it('of a kind are listed, those with most homes first', async () => {
    const { body } = await site.get(listingEndpoints.getPlaces.path, { kind: 'city' });
    expect(body.value).toEqual([
      { kind: 'city', slug: 'fort-calhoun', name: 'Fort Calhoun', count: 5 },
      { kind: 'city', slug: 'blair', name: 'Blair', count: 3 },
    ]);
    const types = await site.get(listingEndpoints.getPlaces.path, { kind: 'type', most: '1' });
    expect(types.body.value).toHaveLength(1);
  });
});
