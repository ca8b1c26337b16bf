import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bare, rules, take } from '../../../test/feed-record.ts';
import { droppedMessages, noteMessages, recordMessages } from '../messages.ts';
import { Enumerations } from './enumerations.ts';
import { normalizeListing } from './normalize-listing.ts';

const notes = (fields: object) =>
  take(fields).dropped.map(({ field, reason }) => `${field} ${reason}`);

test('anything that is not a record is rejected with a reason', () => {
  const refusal = (raw: unknown) => {
    const result = normalizeListing(raw, rules);
    return 'refused' in result ? result : null;
  };
  expect(refusal('text')?.refused).toBe(recordMessages.notObject());
  expect(refusal([])?.refused).toBe(recordMessages.notObject());
  expect(refusal({ ListingId: '1' })).toEqual({
    refused: recordMessages.noKey(),
    listingKey: null,
  });
  expect(refusal({ ListingKey: 'K1' })).toEqual({
    refused: recordMessages.noNumber(),
    listingKey: 'K1',
  });
  expect(refusal({ ...bare, ListingKey: 'k'.repeat(300) })?.refused).toBe(
    recordMessages.keyTooLong(),
  );
});

test('no JSON makes it throw', () => {
  const names = ['ListPrice', 'Media', 'Rooms', 'OpenHouse', 'City', 'Heating', 'StandardStatus'];
  const record = fc.dictionary(fc.constantFrom(...names, 'Latitude', 'PostalCode'), fc.jsonValue());
  fc.assert(
    fc.property(fc.jsonValue(), record, (json, fields) => {
      normalizeListing(json, rules);
      const { listing } = take(fields);
      expect(JSON.parse(JSON.stringify(listing)).listing_key).toBe('K1');
    }),
  );
});

test('a value is the same in each encoding', () => {
  const lookups = new Map([
    ['StandardStatus', new Map([['STA2', 'Active Under Contract']])],
    ['PropertySubType', new Map([['PST1', 'Single Family Residence']])],
    ['Heating', new Map([['HEA1', 'Forced Air']])],
  ]);
  const written = [
    {
      StandardStatus: 'Active Under Contract',
      PropertySubType: 'Single Family Residence',
      Heating: ['Forced Air', 'Heat Pump'],
    },
    {
      StandardStatus: 'ActiveUnderContract',
      PropertySubType: 'SingleFamilyResidence',
      Heating: 'ForcedAir,HeatPump',
    },
    { StandardStatus: 'STA2', PropertySubType: 'PST1', Heating: ['HEA1', 'HeatPump'] },
  ];
  for (const fields of written) {
    const { listing, detail } = take(fields, { enumerations: new Enumerations(lookups) });
    expect(listing.standard_status).toBe('ActiveUnderContract');
    expect(listing.property_subtype).toBe('Single Family Residence');
    expect(detail.facts.Heating).toEqual(['Forced Air', 'Heat Pump']);
  }
  expect(take({ Heating: ['PelletStove'] }).detail.facts.Heating).toEqual(['Pellet Stove']);
});

test('money is exact and numbers may be text', () => {
  const { listing } = take({ ListPrice: '415000.10', LivingArea: '1,980', BedroomsTotal: '3' });
  expect(listing.list_price_cents).toBe(41_500_010);
  expect(listing.living_area).toBe(1980);
  expect(listing.beds).toBe(3);
});

test.each([
  [{ ListPrice: -1 }, 'list_price_cents', 'ListPrice', droppedMessages.belowZero()],
  [{ ListPrice: '12.345' }, 'list_price_cents', 'ListPrice', droppedMessages.notMoney()],
  [{ YearBuilt: 20255 }, 'year_built', 'YearBuilt', droppedMessages.above({ max: 2031 })],
  [{ YearBuilt: 1200 }, 'year_built', 'YearBuilt', droppedMessages.below({ min: 1700 })],
  [{ BedroomsTotal: 'three' }, 'beds', 'BedroomsTotal', droppedMessages.notNumber()],
  [{ BedroomsTotal: -2 }, 'beds', 'BedroomsTotal', droppedMessages.below({ min: 0 })],
  [{ LivingArea: 9e9 }, 'living_area', 'LivingArea', droppedMessages.above({ max: 200_000 })],
  [{ LotSizeAcres: 7620 }, 'lot_size_acres', 'LotSizeAcres', droppedMessages.above({ max: 640 })],
  [
    { CloseDate: '2099-01-01' },
    'close_on',
    'CloseDate',
    droppedMessages.after({ to: '2028-05-31' }),
  ],
  [{ OnMarketDate: '2026-02-30' }, 'on_market_on', 'OnMarketDate', droppedMessages.notDate()],
  [{ PostalCode: '6813' }, 'zip', 'PostalCode', droppedMessages.notZip()],
] as const)('%o is dropped with a note', (fields, column, field, reason) => {
  expect(take(fields).listing[column]).toBeNull();
  expect(notes(fields)).toContain(`${field} ${reason}`);
});

test('visibility follows status, display flags and what is permitted', () => {
  const visibility = (fields: object, changed = {}) => take(fields, changed).listing.visibility;
  expect(visibility({})).toBe('search');
  expect(visibility({ StandardStatus: 'Pending' })).toBe('search');
  expect(visibility({ StandardStatus: 'Coming Soon' })).toBe('none');
  expect(visibility({ StandardStatus: 'Coming Soon' }, { showComingSoon: true })).toBe('search');
  expect(visibility({ StandardStatus: 'Closed' })).toBe('none');
  expect(visibility({ StandardStatus: 'Closed' }, { showClosed: true })).toBe('page');
  expect(visibility({ InternetEntireListingDisplayYN: false })).toBe('none');
  expect(visibility({ MlgCanUse: 'VOW,BO' })).toBe('none');
  expect(visibility({ MlgCanUse: ['IDX', 'VOW'] })).toBe('search');
  expect(take({ MlgCanView: false })).toMatchObject({
    isGone: true,
    listing: { visibility: 'none' },
  });
  expect(take({ StandardStatus: 'Teleported' })).toMatchObject({
    listing: { standard_status: 'Incomplete', visibility: 'none' },
    dropped: [expect.objectContaining({ field: 'StandardStatus' }), expect.anything()],
  });
});

test('days on market that follow from the date are counted from the date', () => {
  const days = (fields: object) =>
    take({ OnMarketDate: '2026-05-12', ...fields }).listing.days_on_market;
  expect(days({ DaysOnMarket: 20 })).toBeNull();
  expect(days({ DaysOnMarket: '9' })).toBe(9);
  expect(days({ DaysOnMarket: 20, StandardStatus: 'Pending' })).toBe(20);
});

test('facts include nothing meant for agents', () => {
  const { detail, listing, rooms } = take({
    PrivateRemarks: 'lockbox 1234',
    OwnerName: 'Jane Seller',
    BuyerAgencyCompensation: '2.4',
    BK9_PrivateRemarks: 'lockbox 1234',
    PublicRemarks: 'Nice.',
  });
  expect(JSON.stringify({ detail, listing, rooms })).not.toMatch(/lockbox|Seller|2\.4/);
});

test.each([
  { PropertyType: 'Residential Lease' },
  { PropertyType: 'CommercialLease' },
  { PropertyType: 'Rental' },
  { PropertyType: 'Residential', TransactionType: 'For Lease' },
])('%o is kept, not shown, and noted', (fields) => {
  const { listing, isGone, notes } = take({ ...fields, ListPrice: 1200 });
  expect([listing.visibility, isGone]).toEqual(['none', false]);
  expect(notes.map(({ reason }) => reason)).toContain(noteMessages.lease());
});

test('a home that may be sold or leased is for sale', () => {
  expect(take({ TransactionType: 'For Sale or Lease' }).listing.visibility).toBe('search');
});

test('a price that isn’t in US dollars is never shown as dollars', () => {
  const { listing, dropped } = take({ PriceCurrency: 'CAD', ListPrice: 500_000, ClosePrice: 1 });
  expect(listing).toMatchObject({
    visibility: 'none',
    list_price_cents: null,
    close_price_cents: null,
  });
  expect(dropped).toContainEqual({
    field: 'PriceCurrency',
    value: 'CAD',
    reason: droppedMessages.notDollars(),
  });
  const usd = take({ PriceCurrency: 'USD', ListPrice: 500_000 }).listing;
  expect(usd).toMatchObject({ visibility: 'search', list_price_cents: 50_000_000 });
});

test('the letters that MLS Grid puts before its ids aren’t shown', () => {
  const shown = (fields: object) => take(fields).listing;
  const ids = { ListingKey: 'ACT1475089', ListingId: 'ACT1475089' };
  const ofGrid = shown({ ...ids, MlgCanView: true });
  expect(ofGrid).toMatchObject({ listing_key: 'ACT1475089', mls_number: '1475089' });
  expect(ofGrid.search_text).toBe(' 1475089 ');
  expect(shown({ ...ids, OriginatingSystemName: 'actris' }).mls_number).toBe('1475089');
  expect(shown(ids).mls_number).toBe('ACT1475089');
  expect(shown({ ListingKey: '77', ListingId: 'T22-10', MlgCanView: true }).mls_number).toBe(
    'T22-10',
  );
});

test('the agents of a home are known by their ids, without the letters of MLS Grid', () => {
  const agents = {
    ListAgentMlsId: 'SA00003',
    ListAgentFullName: 'Priya Raman',
    CoListAgentMlsId: 'SA00001',
    BuyerAgentMlsId: 'SA00004',
  };
  const columns = {
    list_agent_mls_id: 'SA00003',
    list_agent_name: 'Priya Raman',
    co_list_agent_mls_id: 'SA00001',
    buyer_agent_mls_id: 'SA00004',
  };
  expect(take(agents).listing).toMatchObject(columns);
  const ofGrid = { ListingKey: 'ACT14', ListingId: 'ACT14', MlgCanView: true };
  const lettered = { ListAgentMlsId: 'ACTSA00003', BuyerAgentMlsId: 'ACT' };
  expect(take({ ...ofGrid, ...lettered }).listing).toMatchObject({
    list_agent_mls_id: 'SA00003',
    co_list_agent_mls_id: null,
    buyer_agent_mls_id: null,
  });
});
