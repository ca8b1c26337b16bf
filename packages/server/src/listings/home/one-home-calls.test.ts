import { listingEndpoints } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../../test/listings-app.ts';
import { openOneHomeSite } from '../../../test/one-home-site.ts';

let site: TestApp;

beforeAll(async () => {
  site = await openOneHomeSite();
});
afterAll(() => site.close());

const detail = async (PropertyId: string) =>
  site.get(listingEndpoints.getListing.path, { PropertyId });

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
  const address = 'https://homes.example.org/photos/second/1280.jpg';
  expect(body.value[0].Media[0]).toMatchObject({ MediaURL: address, mediaurl: address });
});

test('the card has the photos that may be shown and are not broken, the main one first', async () => {
  const { body } = await site.post(listingEndpoints.searchListings.path, {
    pricemin: 415_000,
    pricemax: 415_000,
    city: 'Omaha',
    propertytype: 'House',
  });
  expect(body.value[0].mediaList).toEqual([
    expect.objectContaining({
      token: 'second',
      mediaurl: 'https://homes.example.org/photos/second/1280.jpg',
    }),
    expect.objectContaining({
      token: 'third',
      mediaurl: 'https://homes.example.org/photos/third/1280.jpg',
    }),
  ]);
});

test('a page-only home is found; without living area it has no price per square foot', async () => {
  const { body } = await detail('H3');
  expect(body.value[0]).toMatchObject({
    StandardStatus: 'Closed',
    BK9_L_PricePerSQFT: null,
    Rooms: [],
    Media: [],
  });
});

test('a hidden address is nowhere in the answer', async () => {
  const { body } = await detail('H2');
  expect(body.value[0]).toMatchObject({
    UnparsedAddress: null,
    street_address: null,
    Latitude: null,
    Longitude: null,
  });
  expect(JSON.stringify(body)).not.toContain('Chicago');
});

test.each([
  [listingEndpoints.getOpenHouses.path, 'ListingId'],
  [listingEndpoints.getSimilarListings.path, 'mlsNumber'],
  [listingEndpoints.getListingHistory.path, 'mlsNumber'],
])('%s answers hidden and missing homes alike', async (path, field) => {
  for (const number of ['H4', 'nothing']) {
    const answer = await site.get(path, { [field]: number });
    expect(answer).toMatchObject({
      status: 404,
      body: { code: 'listing-not-found', statusCode: 'failed' },
    });
  }
  expect(await site.get(path)).toMatchObject({
    status: 400,
    body: { errors: [{ field }] },
  });
});

test('a missing home is 404, another person’s id 403', async () => {
  expect((await detail('H4')).status).toBe(404);
  expect((await detail("' or 1=1 --")).status).toBe(404);
  const userid = '7d8a0c9e-0000-4000-8000-000000000001';
  expect(
    (await site.get(listingEndpoints.getListing.path, { PropertyId: 'H1', userid })).status,
  ).toBe(403);
});

test('public open houses that are not over come soonest first', async () => {
  const { body } = await site.get(listingEndpoints.getOpenHouses.path, { ListingId: 'H1' });
  expect(body.status).toBe('success');
  expect(body.data.map((services: { openHouseKey: string }) => services.openHouseKey)).toEqual([
    'now',
    'later',
  ]);
  expect(body.data[0]).toMatchObject({ openHouseType: 'Public', openHouseRemarks: 'Cookies' });
  const none = await site.get(listingEndpoints.getOpenHouses.path, { ListingId: 'H3' });
  expect(none.body).toEqual({ status: 'success', data: [] });
});

test('history comes newest first', async () => {
  const { body } = await site.get(listingEndpoints.getListingHistory.path, { mlsNumber: 'H1' });
  expect(body.value).toEqual([
    {
      at: '2026-02-01T00:00:00.000Z',
      event: 'price',
      priceCents: 41_500_000,
      previousPriceCents: 42_900_000,
      status: null,
      previousStatus: null,
    },
    {
      at: '2026-01-01T00:00:00.000Z',
      event: 'listed',
      priceCents: 42_900_000,
      previousPriceCents: null,
      status: 'Active',
      previousStatus: null,
    },
  ]);
});

test('similar homes are in the city and of the kind, the most similar first, without the home itself', async () => {
  const { body } = await site.get(listingEndpoints.getSimilarListings.path, { mlsNumber: 'H1' });
  expect(body.value.map((card: { mlsNumber: string }) => card.mlsNumber)).toEqual([
    'H5',
    'H6',
    'H2',
    'H9',
  ]);
  const two = await site.get(listingEndpoints.getSimilarListings.path, {
    mlsNumber: 'H1',
    limit: '2',
  });
  expect(two.body.value).toHaveLength(2);
  expect(body.value.find((card: { mlsNumber: string }) => card.mlsNumber === 'H2')).toMatchObject({
    street: null,
  });
});
