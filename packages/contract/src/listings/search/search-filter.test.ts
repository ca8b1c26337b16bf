import { describe, expect, it } from 'vitest';
import { searchFilterLabels, searchFilterSchema } from './search-filter.ts';

const fieldsRefused = (filter: unknown) =>
  searchFilterSchema.safeParse(filter).error?.issues.map((issue) => issue.path.join('.')) ?? [];

describe('the search filter takes', () => {
  it.each([
    {},
    { pageSize: 20, pageNo: 1, userid: '00000000-0000-0000-0000-000000000000' },
    { pageSize: '20', pageNo: '2', number_of_beds: '3', pricemin: ' 250000 ' },
    { bbox: ['-96.2', '41.1', '-95.8', '41.4'] },
    { city: 'Omaha', zip: ['68132', '68104'], country: 'Douglas' },
    { city: null, pricemin: null, sortby: null, garageyn: null },
    { number_of_beds: 8, number_of_baths: 0, exact: true },
    { pricemin: 0, pricemax: 1_000_000_000 },
    { yearbuiltmin: 1900, yearbuiltmax: 1900 },
    { bbox: [-96.2, 41.1, -95.8, 41.4] },
    { searchdata: 'O’Brien & Söhne' },
    { propertytype: ['House', 'Golf_Course'], sortby: 'reduced' },
  ])('%o', (filter) => {
    expect(fieldsRefused(filter)).toEqual([]);
  });
});

describe('how long the search filter may be', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, n) => `${n}`.padStart(100, 'x'));
  const ring = (corners: number) =>
    Array.from({ length: corners }, (_, n) => [-96 + n / 1000, 41] as const);

  it.each([
    { city: names(30), subdivisionname: names(30), highschool: names(20) },
    { areas: Array.from({ length: 10 }, () => ring(100)) },
  ])('%# fits', (filter) => {
    expect(fieldsRefused(filter)).toEqual([]);
  });

  it.each([
    { city: names(30), subdivisionname: names(30), highschool: names(21) },
    { city: names(1), areas: Array.from({ length: 10 }, () => ring(100)) },
    { city: names(30), areas: Array.from({ length: 7 }, () => ring(90)) },
  ])('%# is too long', (filter) => {
    expect(fieldsRefused(filter)).toEqual(['']);
  });
});

describe('the search filter refuses', () => {
  it.each([
    [{ pageNo: 0 }, 'pageNo'],
    [{ pageNo: 1.5 }, 'pageNo'],
    [{ pageSize: 0 }, 'pageSize'],
    [{ pageSize: 101 }, 'pageSize'],
    [{ pageSize: '20 homes' }, 'pageSize'],
    [{ pricemin: -1 }, 'pricemin'],
    [{ pricemin: 1e12 }, 'pricemin'],
    [{ pricemin: Number.NaN }, 'pricemin'],
    [{ pricemin: Number.POSITIVE_INFINITY }, 'pricemin'],
    [{ pricemin: 5, pricemax: 4 }, 'pricemin'],
    [{ squarefeetmin: 5, squarefeetmax: 4 }, 'squarefeetmin'],
    [{ lotsizemin: 5, lotsizemax: 4 }, 'lotsizemin'],
    [{ yearbuiltmin: 2001, yearbuiltmax: 2000 }, 'yearbuiltmin'],
    [{ garagespacesmin: 2, garagespacesmax: 1 }, 'garagespacesmin'],
    [{ fireplacemin: 2, fireplacemax: 1 }, 'fireplacemin'],
    [{ yearbuilt: 20255 }, 'yearbuilt'],
    [{ number_of_beds: -1 }, 'number_of_beds'],
    [{ number_of_beds: 'three' }, 'number_of_beds'],
    [{ pricemin: '5', pricemax: '4' }, 'pricemin'],
    [{ sortby: 'cheapest' }, 'sortby'],
    [{ city: 5 }, 'city'],
    [{ city: 'x'.repeat(121) }, 'city'],
    [{ city: Array(31).fill('Omaha') }, 'city'],
    [{ city: [''] }, 'city'],
    [{ bbox: [1, 2, 3] }, 'bbox'],
    [{ bbox: [-95, 41, -96, 42] }, 'bbox'],
    [{ bbox: [-96, 42, -95, 41] }, 'bbox'],
    [{ bbox: [-200, 41, -95, 42] }, 'bbox.0'],
    [{ garageyn: 'true' }, 'garageyn'],
    [{ nothing: 1 }, ''],
    [[], ''],
    ['text', ''],
  ])('%o', (filter, field) => {
    expect(fieldsRefused(filter).map((path) => path.split('.')[0])).toContain(field.split('.')[0]);
  });
});

it('every label belongs to a field', () => {
  const fields = Object.keys(searchFilterSchema.shape);
  expect(Object.keys(searchFilterLabels).filter((name) => !fields.includes(name))).toEqual([]);
});

it.each([
  ['US', ''],
  [' usa ', ''],
  ['United States', ''],
  [['us', 'Sarpy'], ['Sarpy']],
  ['Douglas', 'Douglas'],
])('the country %j is read as the county %j', (country, county) => {
  expect(searchFilterSchema.parse({ country }).country).toEqual(county);
});
