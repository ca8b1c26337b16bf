import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { insertListings } from '../../../test/factories/listings.ts';
import { createListingsApp, type TestApp } from '../../../test/listings-app.ts';

let site: TestApp;
const start = new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 48 * 3_600_000);
const end = new Date(start.getTime() + 2 * 3_600_000);
const changed = new Date('2026-11-02T15:04:05Z');

beforeAll(async () => {
  site = await createListingsApp({ PUBLIC_URL: 'https://homes.example.org', MODE: 'demo' });
  const [one, hidden, gone] = await insertListings(site.database.db, [
    { mls_number: 'O1', street_address: '5011 Chicago St' },
    { mls_number: 'O2', address_shown: false },
    { mls_number: 'O3', visibility: 'none' },
  ]);
  const span = { starts_at: start, ends_at: end, is_public: true };
  const past = { starts_at: new Date(0), ends_at: new Date(3_600_000), is_public: true };
  await site.database.db
    .insertInto('open_house')
    .values([
      {
        open_house_key: 'OH 1/a',
        listing_id: one as number,
        ...span,
        type: 'Public',
        remarks: 'Park on the street; ring, please',
        modified_at: changed,
      },
      { open_house_key: 'OH-2', listing_id: hidden as number, ...span },
      { open_house_key: 'OH-3', listing_id: gone as number, ...span },
      { open_house_key: 'OH-4', listing_id: one as number, ...past },
    ])
    .execute();
});
afterAll(() => site.close());

const fetchFile = (mlsNumber: string, file: string) =>
  site.app.inject(`/singleproduct/${mlsNumber}/open-house/${encodeURIComponent(file)}`);

function readEvent(text: string) {
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event');
  return { event: new ICAL.Event(component), component };
}

it('is a file for the calendar, in true UTC', async () => {
  const answer = await fetchFile('o1', 'OH 1/a.ics');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': 'attachment; filename="open-house.ics"',
  });
  const { event, component } = readEvent(answer.body);
  expect(event.startDate.toJSDate()).toEqual(start);
  expect(event.endDate.toJSDate()).toEqual(end);
  expect(event.uid).toBe('open-house-OH%201%2Fa@homes.example.org');
  expect(event.sequence).toBe(Math.floor(changed.getTime() / 60_000));
  expect(event.summary).toBe('Open house: 5011 Chicago St, Omaha, NE 68132');
  expect(event.location).toBe('5011 Chicago St, Omaha, NE 68132');
  expect(event.description).toBe('Public open house. Park on the street; ring, please');
  expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(answer.body).toMatch(/DTSTART:\d{8}T\d{6}Z/);
});

it('keeps its UID and gets a higher sequence when it is moved', async () => {
  const read = async () => readEvent((await fetchFile('O1', 'OH 1/a.ics')).body).event;
  const before = await read();
  const later = new Date(start.getTime() + 3_600_000);
  await site.database.db
    .updateTable('open_house')
    .set({ starts_at: later, modified_at: new Date('2026-11-03T15:04:05Z') })
    .where('open_house_key', '=', 'OH 1/a')
    .execute();
  const after = await read();
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
  expect(after.startDate.toJSDate()).toEqual(later);
});

it('never reveals a hidden address', async () => {
  const { body } = await fetchFile('O2', 'OH-2.ics');
  expect(readEvent(body).event.summary).toBe('Open house: MLS #O2');
  expect(body).not.toMatch(/Chicago|LOCATION/);
});

it.each([
  ['O1', 'OH-4.ics'],
  ['O1', 'OH-2.ics'],
  ['O1', 'OH 1/a'],
  ['O1', '.ics'],
  ['O3', 'OH-3.ics'],
  ['nothing', 'OH-1.ics'],
])('%s %s is not found', async (mlsNumber, file) => {
  expect((await fetchFile(mlsNumber, file)).statusCode).toBe(404);
});
