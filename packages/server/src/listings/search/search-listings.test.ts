import { listingEndpoints } from '@homestead/contract/listings';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { insertListings, raiseFeedVersion } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestAnswer, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp();
  await insertListings(site.database.db, [
    { mls_number: 'A1', list_price_cents: 10_000_050, city: 'Elkhorn' },
    { mls_number: 'A2', address_shown: false, position: { x: -96, y: 41.2 }, city: 'Gretna' },
    { mls_number: 'A3', visibility: 'page' },
    { mls_number: 'A4', visibility: 'none' },
    { mls_number: 'A5', list_price_cents: null, position: { x: -96, y: 41.2 } },
  ]);
});
afterAll(() => site.close());

const search = (filter: unknown) => site.post(listingEndpoints.searchListings.path, filter);
const numbers = (answer: TestAnswer) =>
  answer.body.value.map((card: { listingid: string }) => card.listingid);

test('an empty filter finds everything in search, newest first', async () => {
  const answer = await search({});
  expect(answer.status).toBe(200);
  expect(numbers(answer)).toEqual(['A5', 'A2', 'A1']);
  expect(answer.body).toMatchObject({
    odatacount: 3,
    showingresult: 'Showing 1 - 3',
    next: null,
    previous: null,
  });
});

test('the country US and numbers as text, as the original client sends them, find homes', async () => {
  const tile = {
    city: 'Elkhorn',
    stateOrProvince: 'NE',
    country: 'US',
    pageSize: '20',
    pageNo: '1',
  };
  expect((await search(tile)).body.odatacount).toBe(1);
  expect((await search({ country: ['USA'], pricemin: '0' })).body.odatacount).toBe(3);
});

test('nothing found is an empty page', async () => {
  const { body } = await search({ city: 'Nowhere' });
  expect(body).toMatchObject({
    value: [],
    odatacount: 0,
    showingresult: 'Showing 0 - 0',
    next: null,
  });
});

test("a hidden address is nowhere in the card, and can't be found by position", async () => {
  const { body } = await search({ city: 'gretna' });
  expect(body.value[0]).toMatchObject({
    listingid: 'A2',
    street_address: null,
    latitude: null,
    longitude: null,
  });
  expect(numbers(await search({ bbox: [-97, 41, -95, 42] }))).toEqual(['A5']);
});

test('a price is dollars with cents', async () => {
  const { body } = await search({ city: 'Elkhorn' });
  expect(body.value[0].price).toBe(100_000.5);
});

const corner = [-96, 41.2];
const middle = { longitude: -96, latitude: 41.2, miles: 5 };

test.each<[object, string, string | RegExp]>([
  [{ color: 'red' }, 'color', 'color isn’t a known field'],
  [{ number_of_beds: 'three' }, 'number_of_beds', 'Bedrooms must be a number'],
  [{ number_of_beds: 2.5 }, 'number_of_beds', 'Bedrooms must be a whole number'],
  [{ number_of_beds: -1 }, 'number_of_beds', 'Bedrooms must be at least 0'],
  [{ garageyn: 'yes' }, 'garageyn', 'Garage must be true or false'],
  [{ pricemin: 300_000, pricemax: 200_000 }, 'pricemin', 'Price from is above Price to'],
  [
    { yearbuiltmin: 2000, yearbuiltmax: 1990 },
    'yearbuiltmin',
    'Year built from is above Year built to',
  ],
  [
    { squarefeetmin: 2, squarefeetmax: 1 },
    'squarefeetmin',
    'Square feet from is above Square feet to',
  ],
  [{ lotsizemin: 2, lotsizemax: 1 }, 'lotsizemin', 'Lot size from is above Lot size to'],
  [
    { garagespacesmin: 2, garagespacesmax: 1 },
    'garagespacesmin',
    'Garage spaces from is above Garage spaces to',
  ],
  [{ fireplacemin: 2, fireplacemax: 1 }, 'fireplacemin', 'Fireplaces from is above Fireplaces to'],
  [{ pricemin: 1e15 }, 'pricemin', 'Price from must be at most 1000000000'],
  [{ pricemin: 100.005 }, 'pricemin', 'Price from can’t have fractions of a cent'],
  [{ yearbuilt: 20255 }, 'yearbuilt', 'Year built is too far in the future'],
  [{ yearbuilt: 12 }, 'yearbuilt', 'Year built is too early'],
  [{ pageNo: 0 }, 'pageNo', 'Page must be at least 1'],
  [{ pageSize: 101 }, 'pageSize', 'Page size must be at most 100'],
  [{ pageSize: 0 }, 'pageSize', 'Page size must be at least 1'],
  [{ bbox: [-95, 41, -97, 42] }, 'bbox', 'Map area must be west, south, east, north'],
  [{ bbox: [-200, 41, -97, 42] }, 'bbox.0', 'Map area must be at least -180'],
  [{ status: ['Expired'] }, 'status.0', /^Status must be one of Active, /],
  [{ status: 'Active' }, 'status', 'Status must be a list'],
  [{ status: Array(6).fill('Active') }, 'status', 'Status must have at most 5'],
  [{ basementyn: 'yes' }, 'basementyn', 'Basement must be true or false'],
  [{ hoamax: -1 }, 'hoamax', 'HOA dues at most must be at least 0'],
  [{ hoamax: 10.005 }, 'hoamax', 'HOA dues at most can’t have fractions of a cent'],
  [{ hoamax: '0; drop table listing' }, 'hoamax', 'HOA dues at most must be a number'],
  [{ storiesmin: 101 }, 'storiesmin', 'Stories from must be at most 100'],
  [{ storiesmin: 3, storiesmax: 2 }, 'storiesmin', 'Stories from is above Stories to'],
  [{ openhouse: 'tomorrow' }, 'openhouse', 'Open house isn’t valid'],
  [{ openhouse: '2026-02-30' }, 'openhouse', 'Open house isn’t valid'],
  [{ openhouse: '9999-12-31' }, 'openhouse', 'Open house must be in this century'],
  [{ openhouse: true }, 'openhouse', 'Open house isn’t valid'],
  [{ pricereducedwithin: 0 }, 'pricereducedwithin', 'Price reduced must be at least 1'],
  [{ pricereducedwithin: 3651 }, 'pricereducedwithin', 'Price reduced must be at most 3650'],
  [{ pricereducedwithin: 1.5 }, 'pricereducedwithin', 'Price reduced must be a whole number'],
  [
    { keywords: 'x'.repeat(201) },
    'keywords',
    'Words in the description must have at most 200 characters',
  ],
  [{ keywords: ['pool'] }, 'keywords', 'Words in the description must be text'],
  [{ monthlymax: 1e10 }, 'monthlymax', 'Monthly payment at most must be at most 1000000000'],
  [{ monthlymax: -0.01 }, 'monthlymax', 'Monthly payment at most must be at least 0'],
  [{ anyplace: 1 }, 'anyplace', 'Any of the places must be true or false'],
  [{ areas: [[corner, corner]] }, 'areas.0', 'Drawn area must have at least 3'],
  [{ areas: [Array(101).fill(corner)] }, 'areas.0', 'Drawn area must have at most 100'],
  [{ areas: Array(11).fill(Array(3).fill(corner)) }, 'areas', 'Drawn area must have at most 10'],
  [{ areas: [[corner, corner, [-96, 91]]] }, 'areas.0.2.1', 'Drawn area must be at most 90'],
  [{ areas: [[corner, corner, ['NaN', 41]]] }, 'areas.0.2.0', 'Drawn area must be a number'],
  [{ areas: [[corner, corner, [-96]]] }, 'areas.0.2.1', 'Drawn area is required'],
  [{ areas: { 0: corner } }, 'areas', 'Drawn area must be a list'],
  [{ within: { ...middle, miles: 0 } }, 'within.miles', 'Distance must be at least 0.05'],
  [{ within: { ...middle, miles: 201 } }, 'within.miles', 'Distance must be at most 200'],
  [{ within: { latitude: 41, miles: 1 } }, 'within.longitude', 'Distance is required'],
  [{ within: { ...middle, feet: 1 } }, 'within.feet', 'Distance isn’t a known field'],
  [{ within: [-96, 41, 1] }, 'within', 'Distance must be an object'],
])('%j is refused with the field and a sentence', async (filter, field, message) => {
  const answer = await search(filter);
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ code: 'bad-input', statusCode: 'failed', data: false });
  const said = message instanceof RegExp ? expect.stringMatching(message) : message;
  expect(answer.body.errors).toEqual([expect.objectContaining({ field, message: said })]);
});

test('an unknown sort order is refused with a list of the known ones', async () => {
  const { status, body } = await search({ sortby: 'cheapest' });
  expect(status).toBe(400);
  expect(body.errors[0].message).toMatch(/^Sort order must be one of newest, priceasc/);
});

test('a cursor of another sort order, a changed one and two together are refused', async () => {
  const { body } = await search({ pageSize: 1 });
  const forged = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  for (const input of [
    { sortby: 'priceasc', after: body.next },
    { after: 'nonsense' },
    { after: forged(['newest', 'x', 1]) },
    { after: forged(['newest', 1, -1]) },
    { before: forged(['newest', 1e300, 1]) },
  ]) {
    expect(await search(input)).toMatchObject({ status: 400, body: { code: 'cursor-unreadable' } });
  }
  const both = await search({ after: body.next, before: body.next });
  expect(both).toMatchObject({ status: 400, body: { code: 'bad-input' } });
});

test('a typed word or place is never read as anything else', async () => {
  const hostile = ["'; drop table listing; --", '%', '_', '\\', '" or 1=1', '🏡'.repeat(90)];
  for (const keywords of hostile) {
    expect(await search({ keywords })).toMatchObject({ status: 200, body: { odatacount: 0 } });
  }
  expect((await search({ keywords: ' , ' })).body.odatacount).toBe(3);
  const flat = Array(100).fill(corner);
  expect(await search({ areas: Array(10).fill(flat) })).toMatchObject({ status: 200 });
  const world = [
    [-180, -90],
    [180, -90],
    [180, 90],
    [-180, 90],
  ];
  expect(numbers(await search({ areas: [world] }))).toEqual(['A5']);
  expect(numbers(await search({ within: { ...middle, latitude: 90, miles: 200 } }))).toEqual([]);
});

test('another person’s id is refused, the all-zero one is a visitor', async () => {
  const userid = '00000000-0000-0000-0000-000000000000';
  expect((await search({ userid })).status).toBe(200);
  expect((await search({ userid: '7d8a0c9e-0000-4000-8000-000000000001' })).status).toBe(403);
});

test('a page stays where it was while homes are added and removed before it', async () => {
  const first = await search({ pageSize: 2, city: ['Elkhorn', 'Gretna', 'Omaha'] });
  const [id] = await insertListings(site.database.db, [{ mls_number: 'NEW' }]);
  await raiseFeedVersion(site.database.db);
  const second = await search({
    pageSize: 2,
    pageNo: 2,
    after: first.body.next,
    city: ['Elkhorn', 'Gretna', 'Omaha'],
  });
  expect(numbers(second)).toEqual(['A1']);
  expect(second.body.showingresult).toBe('Showing 3 - 3');
  expect(second.body.odatacount).toBe(4);
  await site.database.db
    .deleteFrom('listing')
    .where('id', '=', id as number)
    .execute();
  await raiseFeedVersion(site.database.db);
});

test('a cached answer is never older than the feed version', async () => {
  expect((await search({ city: 'Blair' })).body.odatacount).toBe(0);
  const [id] = await insertListings(site.database.db, [{ mls_number: 'B1', city: 'Blair' }]);
  expect((await search({ city: 'Blair' })).body.odatacount).toBe(0);
  await raiseFeedVersion(site.database.db);
  const answer = await search({ city: 'Blair' });
  expect(numbers(answer)).toEqual(['B1']);
  await site.database.db
    .deleteFrom('listing')
    .where('id', '=', id as number)
    .execute();
  await raiseFeedVersion(site.database.db);
});

test('a past open house is left out, and days on market count in Omaha', async () => {
  const hour = 3_600_000;
  const omahaToday = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' });
  const ids = await insertListings(site.database.db, [
    {
      city: 'Valley',
      next_open_house_starts_at: new Date(Date.now() - 3 * hour),
      next_open_house_ends_at: new Date(Date.now() - hour),
      on_market_on: omahaToday.format(new Date(Date.now() - 10 * 24 * hour)),
    },
  ]);
  await raiseFeedVersion(site.database.db);
  const { body } = await search({ city: 'Valley' });
  expect(body.value[0]).toMatchObject({ nextopenhouse: null, daysonmarket: 10 });
  await site.database.db.deleteFrom('listing').where('id', 'in', ids).execute();
  await raiseFeedVersion(site.database.db);
});

test('a hundred concurrent equal requests read the listings once', async () => {
  await raiseFeedVersion(site.database.db);
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  await Promise.all(Array.from({ length: 100 }, () => search({ city: 'Elkhorn' })));
  const statements = asked.mock.calls.map(([query]) => statementOf(query));
  asked.mockRestore();
  expect(statements.filter((text) => /from listing/.test(text))).toHaveLength(2);
  expect(statements.filter((text) => /from feed_version/.test(text)).length).toBeLessThan(10);
});

function statementOf(query: unknown): string {
  return typeof query === 'string' ? query : String((query as { text?: unknown }).text);
}
