import { listingPaths } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;
const hour = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * hour);

beforeAll(async () => {
  site = await createListingsApp();
  const { db } = site.database;
  const near = { x: -95.98, y: 41.26 };
  const [one] = await insertListings(db, [
    {
      mls_number: 'H1',
      list_price_cents: 41_500_000,
      living_area: 1980,
      position: near,
      fireplaces: 1,
      building_area: 2310,
    },
    { mls_number: 'H2', address_shown: false, position: near, list_price_cents: 41_000_000 },
    { mls_number: 'H3', reach: 'page', standard_status: 'Closed', living_area: null },
    { mls_number: 'H4', reach: 'none' },
    {
      mls_number: 'H5',
      position: { x: -95.981, y: 41.261 },
      list_price_cents: 42_000_000,
      living_area: 2000,
    },
    {
      mls_number: 'H6',
      position: { x: -95.99, y: 41.26 },
      list_price_cents: 45_000_000,
      living_area: 2100,
    },
    {
      mls_number: 'H7',
      city: 'Lincoln',
      position: { x: -96.7, y: 40.8 },
      list_price_cents: 41_500_000,
    },
    { mls_number: 'H8', kinds: ['land'], property_type: 'Land', list_price_cents: 41_500_000 },
    { mls_number: 'H9', list_price_cents: 900_000_000 },
  ]);
  const listing_id = one as number;
  await db
    .insertInto('listing_detail')
    .values({
      listing_id,
      remarks: 'Brick two-story.',
      facts: JSON.stringify({
        Heating: ['Forced Air'],
        TaxAnnualAmountCents: 689_050,
        Model: 'Ash',
        VirtualTourURLUnbranded: 'http://tour.example',
      }),
      rooms: JSON.stringify([
        { type: 'Bedroom 1', level: 'Second', length: 12, width: 11, features: ['Carpet'] },
        { type: 'Primary Bedroom', level: 'Main', length: 15, width: 14, features: [] },
        { type: 'Sun Porch', level: null, length: null, width: null, features: [] },
      ]),
    })
    .execute();
  await db
    .insertInto('photo')
    .values([
      { listing_id, media_key: 'm2', token: 'second', position: 2, source_url: 'x' },
      {
        listing_id,
        media_key: 'm1',
        token: 'broken',
        position: 1,
        source_url: 'x',
        state: 'failed',
      },
      { listing_id, media_key: 'm3', token: 'secret', position: 0, source_url: 'x', shown: false },
      {
        listing_id,
        media_key: 'm4',
        token: 'third',
        position: 3,
        source_url: 'x',
        placeholder: 'data:image/webp;base64,AA',
      },
    ])
    .execute();
  await db
    .insertInto('open_house')
    .values([
      { listing_id, open_house_key: 'later', starts_at: at(50), ends_at: at(52) },
      { listing_id, open_house_key: 'over', starts_at: at(-5), ends_at: at(-3) },
      {
        listing_id,
        open_house_key: 'now',
        starts_at: at(-1),
        ends_at: at(1),
        type: 'Public',
        remarks: 'Cookies',
      },
    ])
    .execute();
  await db
    .insertInto('listing_history')
    .values([
      {
        listing_id,
        happened_at: '2026-01-01T00:00:00Z',
        event: 'listed',
        price_cents: 42_900_000,
        status: 'Active',
      },
      {
        listing_id,
        happened_at: '2026-02-01T00:00:00Z',
        event: 'price',
        price_cents: 41_500_000,
        previous_price_cents: 42_900_000,
      },
    ])
    .execute();
});
afterAll(() => site.close());

const detail = async (PropertyId: string) => site.get(listingPaths.detail, { PropertyId });

test('a home comes with its facts, rooms, photos and the computed price per square foot', async () => {
  const { status, body } = await detail('h1');
  expect(status).toBe(200);
  expect(body.value).toHaveLength(1);
  expect(body.value[0]).toMatchObject({
    ListingId: 'H1',
    listingid: 'H1',
    ListPrice: 415_000,
    price: 415_000,
    BK9_L_PricePerSQFT: 209.6,
    BuildingAreaTotal: 2310,
    PublicRemarks: 'Brick two-story.',
    Heating: ['Forced Air'],
    HeatingYN: true,
    CoolingYN: null,
    FireplaceYN: true,
    TaxAnnualAmount: 6890.5,
    Model: 'Ash',
    VirtualTourURLUnbranded: null,
    RoomBedroom1Level: 'Second',
    RoomBedroom1Length: 12,
    RoomBedroom1Features: ['Carpet'],
    RoomMasterBedroomLevel: 'Main',
    Latitude: 41.26,
    Longitude: -95.98,
    OriginatingSystemName: 'Test MLS',
  });
  expect(body.value[0].Rooms.map((room: { RoomType: string }) => room.RoomType)).toContain(
    'Sun Porch',
  );
  expect(body.value[0].Media.map((photo: { token: string }) => photo.token)).toEqual([
    'second',
    'third',
  ]);
  expect(body.value[0].Media[0].MediaURL).toBe('/photos/second/1280.jpg');
});

test('the card has the first photo that may be shown and is not broken', async () => {
  const { body } = await site.post(listingPaths.search, {
    pricemin: 415_000,
    pricemax: 415_000,
    city: 'Omaha',
    propertytype: 'House',
  });
  expect(body.value[0].mediaList).toEqual([expect.objectContaining({ token: 'second' })]);
});

test('a home on its page only is there, without living area without a price per square foot', async () => {
  const { body } = await detail('H3');
  expect(body.value[0]).toMatchObject({
    StandardStatus: 'Closed',
    BK9_L_PricePerSQFT: null,
    Rooms: [],
    Media: [],
  });
});

test('an address that may not be shown is nowhere in the answer', async () => {
  const { body } = await detail('H2');
  expect(body.value[0]).toMatchObject({
    UnparsedAddress: null,
    street_address: null,
    Latitude: null,
    Longitude: null,
  });
  expect(JSON.stringify(body)).not.toContain('Chicago');
});

test.each([listingPaths.openHouses, listingPaths.similar, listingPaths.history])(
  '%s says the same of what may not be shown and what is not there',
  async (path) => {
    for (const ListingId of ['H4', 'nothing']) {
      const answer = await site.get(path, { ListingId });
      expect(answer).toMatchObject({
        status: 404,
        body: { code: 'listing-not-found', statusCode: 'failed' },
      });
    }
    expect(await site.get(path)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'ListingId' }] },
    });
  },
);

test('a home that is not there is 404, another person’s id 403', async () => {
  expect((await detail('H4')).status).toBe(404);
  expect((await detail("' or 1=1 --")).status).toBe(404);
  const userid = '7d8a0c9e-0000-4000-8000-000000000001';
  expect((await site.get(listingPaths.detail, { PropertyId: 'H1', userid })).status).toBe(403);
});

test('open houses that are not over come soonest first', async () => {
  const { body } = await site.get(listingPaths.openHouses, { ListingId: 'H1' });
  expect(body.status).toBe('success');
  expect(body.data.map((house: { openHouseKey: string }) => house.openHouseKey)).toEqual([
    'now',
    'later',
  ]);
  expect(body.data[0]).toMatchObject({ openHouseType: 'Public', openHouseRemarks: 'Cookies' });
  const none = await site.get(listingPaths.openHouses, { ListingId: 'H3' });
  expect(none.body).toEqual({ status: 'success', data: [] });
});

test('history comes newest first', async () => {
  const { body } = await site.get(listingPaths.history, { ListingId: 'H1' });
  expect(body.value).toEqual([
    {
      at: '2026-02-01T00:00:00.000Z',
      event: 'price',
      price: 415_000,
      previousPrice: 429_000,
      status: null,
      previousStatus: null,
    },
    {
      at: '2026-01-01T00:00:00.000Z',
      event: 'listed',
      price: 429_000,
      previousPrice: null,
      status: 'Active',
      previousStatus: null,
    },
  ]);
});

test('similar homes are of the city and kind, the most alike first, without the home itself', async () => {
  const { body } = await site.get(listingPaths.similar, { ListingId: 'H1' });
  expect(body.value.map((card: { listingid: string }) => card.listingid)).toEqual([
    'H5',
    'H6',
    'H2',
    'H9',
  ]);
  const two = await site.get(listingPaths.similar, { ListingId: 'H1', limit: '2' });
  expect(two.body.value).toHaveLength(2);
  expect(body.value.find((card: { listingid: string }) => card.listingid === 'H2')).toMatchObject({
    street_address: null,
    latitude: null,
  });
});

test('the map has points in its box only, without hidden addresses', async () => {
  const { body } = await site.post(listingPaths.mapPoints, { bbox: [-96, 41.2, -95.9, 41.3] });
  expect(body).toMatchObject({ odatacount: 3, complete: true });
  expect(body.value.map((point: { listingid: string }) => point.listingid)).toEqual([
    'H6',
    'H5',
    'H1',
  ]);
  expect(body.value[2]).toEqual({
    listingid: 'H1',
    longitude: -95.98,
    latitude: 41.26,
    price: 415_000,
    approximate: false,
  });
  expect(await site.post(listingPaths.mapPoints, {})).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'bbox', message: 'Map area is required' }] },
  });
});

test('of more than a thousand points some are given, all are counted', async () => {
  await insertListings(
    site.database.db,
    Array.from({ length: 1005 }, (_, n) => ({
      city: 'Blair',
      zip: '68008',
      position: { x: -96.1 - n / 1e5, y: 41.54 },
      position_approximate: n === 1004,
    })),
  );
  const { body } = await site.post(listingPaths.mapPoints, { bbox: [-96.2, 41.5, -96, 41.6] });
  expect(body).toMatchObject({ odatacount: 1005, complete: false });
  expect(body.value).toHaveLength(1000);
  expect(body.value[0].approximate).toBe(true);
});

test('the sitemap names every home that has a page, with its main photo', async () => {
  const { body } = await site.get(listingPaths.sitemapEntries);
  const numbers = body.value.map((entry: { listingid: string }) => entry.listingid);
  expect(numbers).toEqual(expect.arrayContaining(['H1', 'H2', 'H3']));
  expect(numbers).not.toContain('H4');
  expect(body.value[0]).toMatchObject({ listingid: 'H1', image: '/photos/second/1280.jpg' });
  expect(body.pages).toBe(1);
  expect((await site.get(listingPaths.sitemapEntries, { page: '2' })).body.value).toEqual([]);
  expect((await site.get(listingPaths.sitemapEntries, { page: '0' })).status).toBe(400);
});

test('progress tells of the first load while it runs, then of the last one done', async () => {
  const { db } = site.database;
  const progress = async () => (await site.get(listingPaths.feedProgress)).body;
  expect(await progress()).toMatchObject({
    loading: false,
    expected: null,
    lastupdate: null,
    source: null,
  });
  const run = await db
    .insertInto('feed_run')
    .values({ source: 'Test MLS', kind: 'sync', seen: 40, expected: 100 })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await progress()).toEqual({
    loading: true,
    listings: 40,
    expected: 100,
    lastupdate: null,
    source: 'Test MLS',
  });
  await db
    .updateTable('feed_run')
    .set({ outcome: 'done', ended_at: '2026-05-01T00:00:00Z' })
    .where('id', '=', run.id)
    .execute();
  await db.insertInto('feed_run').values({ source: 'Test MLS', kind: 'sync', seen: 1 }).execute();
  expect(await progress()).toMatchObject({
    loading: false,
    lastupdate: '2026-05-01T00:00:00.000Z',
    source: 'Test MLS',
  });
});
