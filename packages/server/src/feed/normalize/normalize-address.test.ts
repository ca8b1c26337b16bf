import { expect, test } from 'vitest';
import { take } from '../../../test/feed-record.ts';
import { noteMessages } from '../messages.ts';

test('coordinates outside the service area are kept and noted', () => {
  const { listing, notes, dropped } = take({ Longitude: -97.74, Latitude: 30.27 });
  expect(listing).toMatchObject({
    longitude: -97.74,
    latitude: 30.27,
    position_approximate: false,
  });
  const reason = noteMessages.outside({ area: 'Omaha' });
  expect(notes).toEqual([
    { field: 'Longitude', value: '-97.74', reason },
    { field: 'Latitude', value: '30.27', reason },
  ]);
  expect(dropped.map(({ field }) => field)).not.toContain('Longitude');
  expect(take({ Longitude: -96, Latitude: 41.2 }).notes).toEqual([]);
});

test('without coordinates a home is at the center of its ZIP code', () => {
  const { listing, dropped } = take({ Longitude: 0, Latitude: 0, PostalCode: '68132-1234' });
  expect(listing).toMatchObject({ zip: '68132', position_approximate: true });
  expect(listing.longitude).toBeCloseTo(-95.99, 1);
  expect(dropped.map(({ field }) => field)).toContain('Longitude');
  expect(take({ PostalCode: '99999' }).listing).toMatchObject({
    longitude: null,
    latitude: null,
    position_approximate: false,
  });
});

test('an address that may not be shown is not searchable and is placed at its ZIP code', () => {
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
  expect(take(fields).listing.search_text).toBe(' 5011 chicago st omaha 68132 22600001 ');
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
    notes: expect.arrayContaining([
      {
        field: 'City',
        value: 'Westbury Creek Elkhorn',
        reason: noteMessages.readAs({ city: 'Elkhorn' }),
      },
    ]),
  });
  expect(take({ City: 'OMAHA' }).listing.city).toBe('Omaha');
  expect(take({ City: 'Ralston' }).listing.city).toBe('Ralston');
  expect(take({ CountyOrParish: 'Douglas County' }).listing.county).toBe('Douglas');
});

test.each([
  ['Texas', 'TX'],
  ['NEW HAMPSHIRE', 'NH'],
  ['West Virginia', 'WV'],
  ['DistrictOfColumbia', 'DC'],
  ['Puerto Rico', 'PR'],
  ['ne', 'NE'],
  ['Ontario', 'ON'],
  ['Sonora', 'Sonora'],
  ['XX', null],
])('the state %s is %s', (StateOrProvince, state) => {
  expect(take({ StateOrProvince }).listing.state).toBe(state);
});

test('two letters are only taken for a state if there is one of that code', () => {
  const streetOf = (UnparsedAddress: string) => take({ UnparsedAddress }).listing.street_address;
  expect(streetOf('12 Main St, NW')).toBe('12 Main St, NW');
  expect(streetOf('12 Main St, Omaha, NE')).toBe('12 Main St, Omaha');
});

test('an address doesn’t repeat the name of its state', () => {
  const UnparsedAddress = '12 Main St, Austin, Texas 78701';
  expect(take({ UnparsedAddress, City: 'Austin' }).listing.street_address).toBe('12 Main St');
  expect(
    take({ UnparsedAddress: '12 Main St, Austin TX 78701', City: 'Austin' }).listing.street_address,
  ).toBe('12 Main St');
});
