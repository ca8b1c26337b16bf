import { listingEndpoints, type WireDetail } from '@homestead/contract/listings';
import { expect, test } from 'vitest';
import type { RoomRow } from '../listing/listing.ts';
import { readSections } from './read-sections.ts';

const wire = listingEndpoints.getListing.example.value[0] as WireDetail;

/** What the feed says nothing of: null, or an empty list. */
const silent = Object.fromEntries(
  Object.entries(wire).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
) as WireDetail;

/** Every section with every row that R-51 names, in its order. */
const rowsOfSpec: Record<string, string[]> = {
  'Property Overview': [],
  'Key Information': [
    'Property type',
    'Year built',
    'Price per sq ft',
    'Time on market',
    'HOA dues',
    'Stories',
    'Community',
    'County',
    'MLS number',
    'Lot size',
  ],
  'Home Details': [
    'Full baths',
    'Half baths',
    'Total baths',
    'Basement area',
    'Fireplace',
    'Fireplaces',
    'Fireplace features',
    'Appliances',
    'Interior features',
    'Basement',
  ],
  Parking: [
    'Garage',
    'Garage spaces',
    'Attached garage',
    'Total parking',
    'Parking features',
    'Covered spaces',
  ],
  Exterior: [
    'Levels',
    'Year built',
    'Construction materials',
    'Model',
    'New construction',
    'Building area',
    'Builder',
    'Patio and porch',
    'Exterior features',
    'Roof',
    'Property type',
    'Property subtype',
    'Condition',
    'Living area',
    'Above grade, finished',
    'Below grade, finished',
    'Foundation',
    'Lot features',
    'Lot dimensions',
    'Lot size',
  ],
  Utilities: ['Heating', 'Heating types', 'Cooling', 'Cooling types', 'Utilities'],
  Location: [
    'Association',
    'Association name',
    'HOA dues',
    'Elementary school',
    'Elementary school district',
    'Middle school',
    'Middle school district',
    'High school',
    'High school district',
  ],
  Other: ['Documents'],
};

const blocksOf = (listing: WireDetail, id: string) =>
  readSections(listing, null).find((section) => section.id === id)?.blocks ?? [];
const textOf = (listing: WireDetail, id: string, label: string) =>
  blocksOf(listing, id)
    .flatMap((block) => block.rows ?? [])
    .find((row) => row[0] === label)?.[1];

test('a home that nothing is known of has every fixed row and no other, all empty', () => {
  const sections = readSections(silent, null);
  const rows = sections.map(({ title, blocks }) => [
    title,
    blocks.flatMap((block) => block.rows ?? []).map(([label]) => label),
  ]);
  expect(Object.fromEntries(rows)).toEqual(rowsOfSpec);
  expect(sections.map(({ title }) => title)).toEqual(Object.keys(rowsOfSpec));
  const values = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.rows ?? []));
  expect(values.filter(([, value]) => value !== null)).toEqual([]);
  expect(sections[0]?.blocks[0]?.paragraphs).toEqual(['NA']);
});

test('a 0 of the feed is shown as 0, a no as No', () => {
  const none = {
    ...wire,
    FireplacesTotal: 0,
    GarageSpaces: 0,
    DocumentsCount: 0,
    AssociationFee: 0,
    AssociationYN: false,
    CoolingYN: false,
    BathroomsHalf: 0,
  };
  expect(textOf(none, 'home-details', 'Fireplaces')).toBe('0');
  expect(textOf(none, 'home-details', 'Half baths')).toBe('0');
  expect(textOf(none, 'parking', 'Garage spaces')).toBe('0');
  expect(textOf(none, 'other', 'Documents')).toBe('0');
  expect(textOf(none, 'location', 'Association')).toBe('No');
  expect(textOf(none, 'utilities', 'Cooling')).toBe('No');
  expect(textOf(none, 'location', 'HOA dues')).toBe('$0 annually');
});

test('what the feed knows beyond the fixed rows has a row of its own', () => {
  expect(textOf(wire, 'home-details', 'Flooring')).toBe('Wood, Tile');
  expect(textOf(wire, 'utilities', 'Sewer')).toBe('Public Sewer');
  expect(textOf(silent, 'utilities', 'Sewer')).toBeUndefined();
});

test('a computed figure says how: price by living area, days since the market date', () => {
  const rows = readSections({ ...wire, DaysOnMarket: null }, 19)[1]?.blocks[0]?.rows ?? [];
  expect(rows.find(([label]) => label === 'Price per sq ft')).toEqual([
    'Price per sq ft',
    '$210',
    'Price ÷ 1,980 sq ft',
  ]);
  expect(rows.find(([label]) => label === 'Time on market')).toEqual([
    'Time on market',
    '19 days',
    'Since May 1, 2026',
  ]);
});

const room = (RoomType: string, RoomLevel: string, RoomFeatures: string[] = []) => ({
  RoomType,
  RoomLevel,
  RoomLength: 12,
  RoomWidth: 11.5,
  RoomFeatures,
});

function tablesOf(listing: WireDetail): Record<string, RoomRow[]> {
  return Object.fromEntries(
    blocksOf(listing, 'home-details').map((block) => [String(block.title), block.rooms ?? []]),
  );
}

test('bedrooms stand on their places, one to five and beyond, bathrooms apart', () => {
  const tables = tablesOf({
    ...wire,
    Rooms: [
      room('Bedroom 3', 'Second'),
      room('Primary Bedroom', 'Main'),
      room('Bedroom 6', 'Basement'),
      room('Bedroom 7', 'Basement'),
      room('Bedroom 8', 'Basement'),
      room('Bedroom 9', 'Basement'),
      room('Primary Bathroom', 'Main', ['Double Vanity']),
      room('Kitchen', 'Main', ['Pantry']),
      room('Sun Porch', 'Main'),
    ],
  });
  expect(tables.Bedrooms?.map(({ name, level }) => [name, level])).toEqual([
    ['Bedroom 1 (primary)', 'Main'],
    ['Bedroom 2', 'Basement'],
    ['Bedroom 3', 'Second'],
    ['Bedroom 4', 'Basement'],
    ['Bedroom 5', 'Basement'],
    ['Bedroom 6', 'Basement'],
  ]);
  expect(tables.Bedrooms?.[0]?.size).toBe('12 × 11.5 ft');
  expect(tables.Bathrooms).toEqual([
    { name: 'Primary Bathroom', level: 'Main', size: '12 × 11.5 ft', features: 'Double Vanity' },
  ]);
  expect(tables['Room features']?.map(({ name, features }) => [name, features])).toEqual([
    ['Kitchen', 'Pantry'],
    ['Sun Porch', null],
    ['Living Room', null],
    ['Dining Room', null],
  ]);
});

test('land has no empty rooms', () => {
  const tables = tablesOf({ ...silent, PropertyType: 'Land' });
  expect(tables.Bedrooms).toBeUndefined();
  expect(tables['Room features']).toEqual([]);
});

test('there are bedroom rows up to the number of bedrooms, and a row for partial baths', () => {
  const home = { ...silent, BedroomsTotal: 3, BathroomsTotalInteger: 3, BathroomsFull: 1 };
  const tables = tablesOf({ ...home, BathroomsHalf: 1, Rooms: [] });
  expect(tables.Bedrooms?.map(({ name }) => name)).toEqual(['Bedroom 1', 'Bedroom 2', 'Bedroom 3']);
  const rows = readSections({ ...home, BathroomsHalf: 1 }, null)
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => block.rows ?? []);
  expect(rows).toContainEqual(['Partial baths', '1']);
});
