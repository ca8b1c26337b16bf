import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leadEndpoints, tourDays } from '@homestead/contract/leads';
import { listingEndpoints } from '@homestead/contract/listings';
import { localDate, localInstants } from '@homestead/contract/platform';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importRcfFile } from '#feed';
import { leadsRoom } from '#leads';
import { type AccountsApp, createAccountsApp } from '../test/accounts-app.ts';
import { boiseHomes, openHouseDay } from '../test/boise-homes.ts';
import { raiseFeedVersion } from '../test/factories/listings.ts';
import { homeRooms } from '../test/home-rooms.ts';

/*
 * The whole server for a brokerage in Boise, Idaho, with homes from a file: nothing but the service
 * area's file says where it is.
 */

let boise: AccountsApp;

beforeAll(async () => {
  boise = await createAccountsApp(
    {
      SERVICE_AREA: 'packages/server/test/service-areas/boise.json',
      PUBLIC_URL: 'http://localhost:3000',
      MLS_NAME: 'Test MLS',
    },
    { rooms: [...homeRooms, leadsRoom] },
  );
  const folder = await mkdtemp(join(tmpdir(), 'homestead-boise-'));
  const file = join(folder, 'homes.json');
  await writeFile(file, JSON.stringify({ value: boiseHomes }));
  const run = await importRcfFile(boise.database.db, file, boise.services);
  await rm(folder, { recursive: true });
  expect(run).toMatchObject({ outcome: 'done', changed: 3, refused: 0 });
  await raiseFeedVersion(boise.database.db);
});
afterAll(() => boise.close());

const get = (endpoint: { path: string }, query: Record<string, string> = {}) =>
  boise.get(`${endpoint.path}?${new URLSearchParams(query)}`);
const homes = () => boise.database.db.selectFrom('listing').selectAll().orderBy('id').execute();

it('homes get the area’s city names, and a position from its ZIP codes', async () => {
  const [meridian, nampa] = await homes();
  expect(meridian).toMatchObject({
    street_address: '1204 Main St',
    city: 'Meridian',
    county: 'Ada',
    state: 'ID',
    zip: '83642',
    position: { x: -116.401064, y: 43.573507 },
    position_approximate: true,
  });
  expect(nampa).toMatchObject({ street_address: '77 Lake Ave', city: 'Nampa', county: 'Canyon' });
});

it('a position in Nebraska is noted', async () => {
  const notes = await boise.database.db.selectFrom('dropped_field').selectAll().execute();
  const fields = notes
    .filter(({ reason }) => reason.includes('Boise service area'))
    .map(({ field }) => field);
  expect(fields.sort()).toEqual(['Latitude', 'Longitude']);
});

it('open houses without a zone are in Boise’s time', async () => {
  const open = await boise.database.db.selectFrom('open_house').selectAll().execute();
  const inBoise = { timeZone: 'America/Boise', dateStyle: 'short', timeStyle: 'short' } as const;
  expect(open.map(({ starts_at }) => starts_at.toLocaleString('sv-SE', inBoise))).toEqual([
    `${openHouseDay} 13:00`,
  ]);
});

it('sentences and suggestions know the area’s places, and not Omaha’s', async () => {
  const read = async (q: string) => (await get(listingEndpoints.readSentence, { q })).body;
  expect((await read('homes in Meridian')).filter).toMatchObject({ city: ['Meridian'] });
  expect((await read('homes near Boise')).filter).toMatchObject({
    within: { longitude: -116.2023, latitude: 43.615 },
  });
  expect((await read('3 bedrooms in 83999')).filter).toMatchObject({ zip: ['83999'] });
  expect((await read('homes in Ada county, Idaho')).filter).toMatchObject({ country: ['Ada'] });
  expect(JSON.stringify((await read('homes near Elkhorn')).filter)).not.toContain('within');
  const { body } = await get(listingEndpoints.suggestPlaces, { q: 'merid' });
  expect(JSON.stringify(body)).toContain('Meridian');
});

it('a city without homes has a page, a city of another area has none', async () => {
  const page = (slug: string) => get(listingEndpoints.getPlace, { kind: 'city', slug });
  expect((await page('meridian')).body).toMatchObject({ name: 'Meridian', count: 1 });
  expect((await page('star')).body).toMatchObject({ name: 'Star', count: 0 });
  expect((await page('omaha')).status).toBe(404);
  expect((await get(listingEndpoints.getPlace, { kind: 'zip', slug: '83706' })).status).toBe(200);
  expect((await get(listingEndpoints.getPlace, { kind: 'zip', slug: '68132' })).status).toBe(404);
});

it('the map gets the area’s cities, ZIP codes and counties', async () => {
  const { body } = await get(listingEndpoints.getServiceArea);
  expect(body.cities.map(({ name }: { name: string }) => name)).toEqual([
    'Boise',
    'Meridian',
    'Nampa',
    'Star',
  ]);
  expect(body.cities[1].outline).toHaveLength(4);
  expect(body.zips).toHaveLength(12);
  const without = await get(listingEndpoints.getServiceArea, { lines: 'false' });
  expect(without.body).toEqual({ ...body, countyLines: { states: [], lines: [], counties: [] } });
  const { states, counties } = body.countyLines;
  expect(states).toHaveLength(1);
  expect(counties).toHaveLength(44);
  expect(JSON.stringify(counties)).toContain('Owyhee');
});

it('estimates use the county’s tax rate', async () => {
  expect((await get(listingEndpoints.getPaymentTerms)).body).toMatchObject({
    taxPercents: { ada: '0.642', canyon: '0.692' },
    taxPercentElsewhere: '0.69',
  });
});

it('days and times of tours are Boise’s, in the emails too', async () => {
  expect(localDate(new Date('2026-07-01T05:59:00Z'))).toBe('2026-06-30');
  const day = tourDays(localDate(new Date()))[5] ?? '';
  const form = {
    propertyId: '98700001',
    userId: '00000000-0000-0000-0000-000000000000',
    firstName: 'Eve Tester',
    email: 'eve@example.org',
    phone: '(208) 555-0142',
    date_Time: localInstants(day, '10:30')[0]?.toISOString(),
    comments: 'Is it quiet?',
    inPersonTour: true,
    videoChatTour: false,
    time: ['10:30'],
    address: '',
  };
  const asked = await boise.post(leadEndpoints.requestTour.path, form);
  expect(asked).toMatchObject({ status: 200, body: true });
  const mails = await boise.database.db.selectFrom('mail_message').selectAll().execute();
  const texts = mails.map(({ id, sealed_body }) => {
    if (!sealed_body) throw new Error('An email has no body');
    return boise.services.mail.open(id, sealed_body).text;
  });
  expect(texts).toHaveLength(2);
  for (const text of texts) {
    expect(text).toContain('10:30 AM (Boise time)');
    expect(text).not.toMatch(/omaha|nebraska|iowa/i);
  }
});

it('no message catalog names a place', async () => {
  const packages = new URL('../..', import.meta.url).pathname;
  const isCatalog = /\/messages(\.ts|\/[\w-]+\.ts)$/;
  const naming: string[] = [];
  let catalogs = 0;
  for await (const file of glob('{contract/src,server/src,web/app}/**/*.ts', { cwd: packages })) {
    if (!isCatalog.test(file)) continue;
    catalogs += 1;
    const text = await readFile(join(packages, file), 'utf8');
    if (/omaha|nebraska|\biowa|douglas|sarpy|america\/|central time/i.test(text)) naming.push(file);
  }
  expect(catalogs).toBeGreaterThan(20);
  expect(naming).toEqual([]);
});
