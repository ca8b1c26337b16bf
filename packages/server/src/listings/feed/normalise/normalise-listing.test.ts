import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Enumerations } from './enumerations.ts';
import { normaliseListing } from './normalise-listing.ts';
import type { NormalisedListing, NormaliseRules } from './normalised-listing.ts';

const rules: NormaliseRules = {
  source: 'test feed',
  showComingSoon: false,
  showClosed: false,
  luxuryCents: 100_000_000,
  mediaBase: null,
  enumerations: new Enumerations(),
  now: new Date('2026-06-01T12:00:00Z'),
};

const bare = { ListingKey: 'K1', ListingId: '22600001', StandardStatus: 'Active' };

function take(fields: object, changed: Partial<NormaliseRules> = {}): NormalisedListing {
  const result = normaliseListing({ ...bare, ...fields }, { ...rules, ...changed });
  if ('refused' in result) throw new Error(result.refused);
  return result;
}

const notes = (fields: object) =>
  take(fields).dropped.map(({ field, reason }) => `${field} ${reason}`);

test('what is no record is refused with a reason', () => {
  const refusal = (raw: unknown) => {
    const result = normaliseListing(raw, rules);
    return 'refused' in result ? result : null;
  };
  expect(refusal('text')?.refused).toBe('It is no JSON object.');
  expect(refusal([])?.refused).toBe('It is no JSON object.');
  expect(refusal({ ListingId: '1' })).toEqual({
    refused: 'It has no ListingKey.',
    listingKey: null,
  });
  expect(refusal({ ListingKey: 'K1' })).toEqual({
    refused: 'It has no ListingId.',
    listingKey: 'K1',
  });
  expect(refusal({ ...bare, ListingKey: 'k'.repeat(300) })?.refused).toMatch('too long');
});

test('no JSON whatever makes it throw', () => {
  const names = ['ListPrice', 'Media', 'Rooms', 'OpenHouse', 'City', 'Heating', 'StandardStatus'];
  const record = fc.dictionary(fc.constantFrom(...names, 'Latitude', 'PostalCode'), fc.jsonValue());
  fc.assert(
    fc.property(fc.jsonValue(), record, (json, fields) => {
      normaliseListing(json, rules);
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
  [{ ListPrice: -1 }, 'list_price_cents', 'ListPrice is below zero'],
  [{ ListPrice: '12.345' }, 'list_price_cents', 'ListPrice is no amount of dollars and cents'],
  [{ YearBuilt: 20255 }, 'year_built', 'YearBuilt is above 2031'],
  [{ YearBuilt: 1200 }, 'year_built', 'YearBuilt is below 1700'],
  [{ BedroomsTotal: 'three' }, 'beds', 'BedroomsTotal is no number'],
  [{ BedroomsTotal: -2 }, 'beds', 'BedroomsTotal is below 0'],
  [{ LivingArea: 9e9 }, 'living_area', 'LivingArea is above 200000'],
  [{ LotSizeAcres: 7620 }, 'lot_size_acres', 'LotSizeAcres is above 640'],
  [{ CloseDate: '2099-01-01' }, 'close_on', 'CloseDate is after 2028-05-31'],
  [{ OnMarketDate: '2026-02-30' }, 'on_market_on', 'OnMarketDate is no date'],
  [{ PostalCode: '6813' }, 'zip', 'PostalCode is no ZIP code'],
] as const)('%o is dropped with a note', (fields, column, note) => {
  expect(take(fields).listing[column]).toBeNull();
  expect(notes(fields)).toContain(note);
});

test('a place outside of Nebraska and Iowa gives way to the centre of the ZIP code', () => {
  const { listing, dropped } = take({ Longitude: 0, Latitude: 41.2, PostalCode: '68132-1234' });
  expect(listing).toMatchObject({ zip: '68132', position_approximate: true });
  expect(listing.longitude).toBeCloseTo(-95.99, 1);
  expect(dropped.map(({ field }) => field)).toContain('Longitude');
  expect(take({ PostalCode: '99999' }).listing).toMatchObject({
    longitude: null,
    latitude: null,
    position_approximate: false,
  });
});

test('an address that may not be shown is not searchable and lies at its ZIP code', () => {
  const fields = {
    UnparsedAddress: '5011 Chicago St',
    City: 'Omaha',
    PostalCode: '68132',
    Longitude: -95.98,
    Latitude: 41.26,
  };
  const hidden = take({ ...fields, InternetAddressDisplayYN: 'N' }).listing;
  expect(hidden).toMatchObject({ address_shown: false, position_approximate: true });
  expect(hidden.street_address).toBe('5011 Chicago St');
  expect(hidden.search_text).not.toContain('chicago');
  expect(take(fields).listing.search_text).toBe('5011 chicago st omaha 68132 22600001');
});

test('reach follows status, display flags and what is permitted', () => {
  const reach = (fields: object, changed = {}) => take(fields, changed).listing.reach;
  expect(reach({})).toBe('search');
  expect(reach({ StandardStatus: 'Pending' })).toBe('search');
  expect(reach({ StandardStatus: 'Coming Soon' })).toBe('none');
  expect(reach({ StandardStatus: 'Coming Soon' }, { showComingSoon: true })).toBe('search');
  expect(reach({ StandardStatus: 'Closed' })).toBe('none');
  expect(reach({ StandardStatus: 'Closed' }, { showClosed: true })).toBe('page');
  expect(reach({ InternetEntireListingDisplayYN: false })).toBe('none');
  expect(reach({ MlgCanUse: 'VOW,BO' })).toBe('none');
  expect(reach({ MlgCanUse: ['IDX', 'VOW'] })).toBe('search');
  expect(take({ MlgCanView: false })).toMatchObject({ isGone: true, listing: { reach: 'none' } });
  expect(take({ StandardStatus: 'Teleported' })).toMatchObject({
    listing: { standard_status: 'Incomplete', reach: 'none' },
    dropped: [expect.objectContaining({ field: 'StandardStatus' }), expect.anything()],
  });
});

test('addresses come from parts, or from the whole without city and ZIP', () => {
  const parts = {
    StreetNumber: '16',
    StreetDirPrefix: 'S',
    StreetName: '16th',
    StreetSuffix: 'St',
  };
  expect(take({ ...parts, UnitNumber: '#4' }).listing).toMatchObject({
    street_address: '16 S 16th St Unit 4',
    street_number: '16',
    unit_number: '4',
  });
  const whole = { City: 'Omaha', UnparsedAddress: '2713-2715 H St, Omaha, NE 68107' };
  expect(take(whole).listing).toMatchObject({
    street_address: '2713-2715 H St',
    street_number: '2713-2715',
  });
  expect(take({ UnparsedAddress: 'Hills of Aspen Crk Lot 47' }).listing).toMatchObject({
    street_address: 'Hills of Aspen Crk Lot 47',
    street_number: null,
  });
});

test('a city that ends with one of ours is read as that city, and noted', () => {
  expect(take({ City: 'Westbury Creek Elkhorn', PostalCode: '68022' })).toMatchObject({
    listing: { city: 'Elkhorn' },
    dropped: expect.arrayContaining([
      { field: 'City', value: 'Westbury Creek Elkhorn', reason: 'was read as Elkhorn' },
    ]),
  });
  expect(take({ City: 'OMAHA' }).listing.city).toBe('Omaha');
  expect(take({ City: 'Ralston' }).listing.city).toBe('Ralston');
  expect(take({ CountyOrParish: 'Douglas County' }).listing.county).toBe('Douglas');
});

test('days on market that the date tells are counted from the date', () => {
  const days = (fields: object) =>
    take({ OnMarketDate: '2026-05-12', ...fields }).listing.days_on_market;
  expect(days({ DaysOnMarket: 20 })).toBeNull();
  expect(days({ DaysOnMarket: '9' })).toBe(9);
  expect(days({ DaysOnMarket: 20, StandardStatus: 'Pending' })).toBe(20);
});

test('rooms are the same flattened and expanded', () => {
  const flattened = {
    RoomMasterBedroomLevel: 'Main',
    RoomMasterBedroomLength: '14',
    RoomMasterBedroomWidth: 12,
    RoomBedroom1Level: 'Main',
    RoomBedroom1Length: 14,
    RoomBedroom1Width: 12,
    RoomBedroom2Level: 'Second',
    RoomBedroom2Features: 'HardwoodFloor,CeilingFan',
    RoomBasementArea: 800,
  };
  const expanded = {
    Rooms: [
      {
        RoomType: 'Bedroom 2',
        RoomLevel: 'Second',
        RoomFeatures: ['Hardwood Floor', 'Ceiling Fan'],
      },
      { RoomType: 'PrimaryBedroom', RoomLevel: 'Main', RoomDimensions: '14 x 12' },
    ],
  };
  const rooms = take(flattened).rooms;
  expect(rooms).toEqual(take(expanded).rooms);
  expect(rooms.map(({ type }) => type)).toEqual(['Primary Bedroom', 'Bedroom 2']);
  expect(rooms[0]).toMatchObject({ length: 14, width: 12, level: 'Main' });
});

const media = (changed: object = {}) => ({
  MediaKey: 'M1',
  MediaURL: 'https://media.example/a.jpg?sig=1',
  MediaCategory: 'Photo',
  Order: 1,
  MediaModificationTimestamp: '2026-05-01T00:00:00Z',
  ...changed,
});

test('photos keep their order and obey their permission', () => {
  const photos = take({
    Media: [
      media({ MediaKey: 'M2', Order: 2, Permission: ['Private'] }),
      media({ MediaKey: 'M1', Order: 1 }),
      media({ MediaKey: 'M3', Order: 3, PreferredPhotoYN: true }),
      media({ MediaKey: 'D', MediaCategory: 'Document' }),
      media({ MediaKey: 'J', MediaURL: 'javascript:alert(1)' }),
    ],
  }).photos;
  expect(photos?.map(({ media_key, position, shown }) => [media_key, position, shown])).toEqual([
    ['M3', 0, true],
    ['M1', 1, true],
    ['M2', 2, false],
  ]);
  expect(take({}).photos).toBeNull();
});

test('a photo gets a new token when its picture changes and only then', () => {
  const token = (changed: object) => take({ Media: [media(changed)] }).photos?.[0]?.token;
  const before = token({});
  expect(before).toMatch(/^[\w-]{16}$/);
  expect(token({ MediaURL: 'https://media.example/a.jpg?sig=2', Order: 9 })).toBe(before);
  expect(token({ MediaModificationTimestamp: '2026-05-02T00:00:00Z' })).not.toBe(before);
  expect(token({ MediaURL: 'https://media.example/b.jpg' })).not.toBe(before);
});

test('open houses take instants or wall times in Omaha', () => {
  const house = (changed: object) => ({
    OpenHouseKey: 'O1',
    OpenHouseDate: '2026-06-06',
    OpenHouseStartTime: '2026-06-06T13:00:00-05:00',
    OpenHouseEndTime: '2026-06-06T15:00:00-05:00',
    ...changed,
  });
  const read = (changed: object) => take({ OpenHouse: [house(changed)] }).openHouses;
  const span = { starts_at: '2026-06-06T18:00:00.000Z', ends_at: '2026-06-06T20:00:00.000Z' };
  expect(read({})).toEqual([expect.objectContaining(span)]);
  expect(read({ OpenHouseStartTime: '13:00:00', OpenHouseEndTime: '3:00 PM' })).toEqual([
    expect.objectContaining(span),
  ]);
  expect(read({ OpenHouseStatus: 'Canceled' })).toEqual([]);
  expect(read({ OpenHouseEndTime: '2026-06-06T12:00:00-05:00' })).toEqual([]);
});

test('nothing meant for agents is among the facts', () => {
  const { detail, listing, rooms } = take({
    PrivateRemarks: 'lockbox 1234',
    OwnerName: 'Jane Seller',
    BuyerAgencyCompensation: '2.4',
    BK9_PrivateRemarks: 'lockbox 1234',
    PublicRemarks: 'Nice.',
  });
  expect(JSON.stringify({ detail, listing, rooms })).not.toMatch(/lockbox|Seller|2\.4/);
});

test('tours and videos are taken from their fields and from the media, private ones are not', () => {
  const { facts } = take({
    VirtualTourURLUnbranded: 'https://tour.example/1',
    VirtualTourURLBranded: 'nowhere',
    Media: [
      { MediaURL: 'https://p.example/1.jpg', MediaCategory: 'Photo' },
      { MediaURL: 'https://v.example/1', MediaCategory: 'Video' },
      { MediaURL: 'https://v.example/1', MediaCategory: 'Video' },
      { MediaURL: 'https://v.example/2.mp4', MimeType: 'video/mp4' },
      { MediaURL: 'https://v.example/3', MediaCategory: 'Branded Virtual Tour' },
      { MediaURL: 'https://v.example/4', MediaCategory: 'Video', Permission: ['Private'] },
      { MediaURL: 'https://v.example/5', MediaCategory: 'Video', MediaStatus: 'Deleted' },
      { MediaURL: 'javascript:alert(1)', MediaCategory: 'Video' },
      null,
    ],
  }).detail;
  expect(facts.VirtualTourURLUnbranded).toBe('https://tour.example/1');
  expect(facts.VirtualTourURLBranded).toBeUndefined();
  expect(facts.Videos).toEqual([
    'https://v.example/1',
    'https://v.example/2.mp4',
    'https://v.example/3',
  ]);
  expect(take({}).detail.facts.Videos).toBeUndefined();
});
