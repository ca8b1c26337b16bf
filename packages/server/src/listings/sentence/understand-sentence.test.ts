import { listingEndpoints, searchFilterSchema } from '@homestead/contract/listings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await createListingsApp();
  await insertListings(site.database.db, [
    {
      mls_number: '22611111',
      street_address: '5011 Chicago St',
      city: 'Omaha',
      subdivision: 'Dundee',
      beds: 3,
      list_price_cents: 41_500_000,
      high_school: 'Central',
    },
    { mls_number: '22611112', street_address: '12 Oak Ln', city: 'Elkhorn', zip: '68022', beds: 2 },
    { mls_number: '22611113', street_address: '9 Gone Ave', visibility: 'none', city: 'Nowhere' },
  ]);
});
afterAll(() => site.close());

const read = (q: string) => site.get(listingEndpoints.readSentence.path, { q });

test("a sentence's filter is one that search accepts, and finds the homes", async () => {
  const { status, body } = await read('3 bed in Dundee, Omaha under 450k by the moon, no kids');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    filter: {
      number_of_beds: 3,
      subdivisionname: ['Dundee'],
      city: ['Omaha'],
      pricemax: 450_000,
    },
    notUnderstood: ['moon'],
    refused: [{ text: 'no kids', reason: expect.stringContaining('fair housing') }],
    isPlaceOnly: false,
  });
  const found = await site.post(
    listingEndpoints.searchListings.path,
    searchFilterSchema.parse(body.filter),
  );
  expect(found.body.value.map((home: { listingid: string }) => home.listingid)).toEqual([
    '22611111',
  ]);
});

test('an MLS number or address of a home in search is a place', async () => {
  for (const q of ['22611111', '5011 Chicago St, Omaha']) {
    expect((await read(q)).body).toMatchObject({ isPlaceOnly: true, notUnderstood: [] });
  }
  expect((await read('22611113')).body).toMatchObject({ filter: {}, notUnderstood: ['22611113'] });
  expect((await read('in Nowhere')).body).toMatchObject({ filter: {}, notUnderstood: ['Nowhere'] });
});

test('a sentence is required, of at most 300 characters', async () => {
  for (const query of [{}, { q: '' }, { q: '   ' }, { q: 'x'.repeat(301) }]) {
    const answer = await site.get(
      listingEndpoints.readSentence.path,
      query as Record<string, string>,
    );
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0]).toMatchObject({ field: 'q' });
  }
  expect((await read('x'.repeat(300))).status).toBe(200);
});
