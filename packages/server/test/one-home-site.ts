import { insertListings } from './factories/listings.ts';
import { createListingsApp, type TestApp } from './listings-app.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR);

/**
 * The API of the listings room with H1, a home that has everything, and around it homes that are
 * similar (H5, H6), without an address (H2), on their page only (H3), not shown (H4) or less
 * similar.
 */
export async function openOneHomeSite(): Promise<TestApp> {
  const site = await createListingsApp({ PUBLIC_URL: 'https://homes.example.org' });
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
    { mls_number: 'H3', visibility: 'page', standard_status: 'Closed', living_area: null },
    { mls_number: 'H4', visibility: 'none' },
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
      {
        listing_id,
        open_house_key: 'later',
        starts_at: at(50),
        ends_at: at(52),
        is_public: true,
      },
      { listing_id, open_house_key: 'unsaid', starts_at: at(50), ends_at: at(52) },
      {
        listing_id,
        open_house_key: 'brokers',
        starts_at: at(2),
        ends_at: at(4),
        type: 'Broker',
        is_public: false,
      },
      {
        listing_id,
        open_house_key: 'over',
        starts_at: at(-5),
        ends_at: at(-3),
        is_public: true,
      },
      {
        listing_id,
        open_house_key: 'now',
        starts_at: at(-1),
        ends_at: at(1),
        type: 'Public',
        is_public: true,
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

  return site;
}
