import { describe, expect, it } from 'vitest';
import { readServiceArea } from './index.ts';

const square = (west: number, south: number): [number, number][] => [
  [west, south],
  [west + 0.2, south],
  [west + 0.2, south + 0.2],
  [west, south + 0.2],
];
const tax = { percent: '0.6', year: 2025, source: 'an assessor' };
const meridian = {
  name: 'Meridian',
  county: 'Ada',
  state: 'ID',
  center: [-116.4, 43.6],
  zips: ['83642'],
  outline: square(-116.5, 43.5),
};
const zip = { zip: '83642', city: 'Meridian', center: [-116.42, 43.57] };
const ada = { name: 'Ada', state: 'ID', tax, zips: [zip] };
const area = {
  name: 'Boise',
  timeZone: 'America/Boise',
  states: ['ID'],
  box: [-117.3, 42, -111, 49],
  mapStart: [-116.8, 43.3, -115.9, 43.8],
  sources: [],
  taxElsewhere: tax,
  cities: [meridian],
  counties: [ada],
};

const problemsIn = (content: unknown) => {
  const read = readServiceArea(content);
  return 'problems' in read ? read.problems : [];
};

describe('a service area', () => {
  it('is read, with the county and state of each ZIP code', () => {
    expect(readServiceArea(area)).toMatchObject({
      area: {
        buyerAgreement: null,
        zips: [{ zip: '83642', county: 'Ada', state: 'ID' }],
        counties: [{ name: 'Ada', tax }],
      },
    });
  });

  it('may close its outlines, as GeoJSON does', () => {
    const closed = [...meridian.outline, meridian.outline[0]];
    expect(readServiceArea({ ...area, cities: [{ ...meridian, outline: closed }] })).toEqual(
      readServiceArea(area),
    );
  });
});

const withCity = (change: object) => ({ ...area, cities: [{ ...meridian, ...change }] });
const bowTie = [meridian.outline[0], meridian.outline[2], meridian.outline[1], meridian.outline[3]];

describe('a mistake is told with its place', () => {
  it.each<[unknown, string]>([
    [null, 'the file: Invalid input: expected object, received null'],
    [{ ...area, timeZone: 'Boise' }, 'timeZone: must be a time zone such as America/Chicago'],
    [{ ...area, states: ['Idaho'] }, 'states[0]: must be a state’s code such as NE'],
    [{ ...area, states: ['ON'] }, 'states[0]: must be a state’s code such as NE'],
    [{ ...area, states: ['ID', 'ID'] }, 'states: ID is listed twice'],
    [{ ...area, box: [-111, 42, -117, 49] }, 'box: must be [west, south, east, north]'],
    [{ ...area, box: [-117] }, 'box: must be [west, south, east, north]'],
    [{ ...area, mapStart: [-118, 43, -116, 44] }, 'mapStart: extends outside the box'],
    [{ ...area, zone: 'x' }, 'the file: Unrecognized key: "zone"'],
    [{ ...area, taxElsewhere: { ...tax, percent: 0.6 } }, 'taxElsewhere.percent: '],
    [{ ...area, taxElsewhere: { ...tax, percent: '0,6' } }, 'taxElsewhere.percent: must be'],
    [{ ...area, counties: [ada, { ...ada, zips: [] }] }, 'counties: Ada is listed twice'],
    [{ ...area, counties: [{ ...ada, zips: [zip, zip] }] }, 'ZIP code 83642 is listed twice'],
    [{ ...area, counties: [{ ...ada, zips: [{ ...zip, zip: '8364' }] }] }, 'counties[0].zips[0]'],
    [
      { ...area, counties: [{ ...ada, zips: [{ ...zip, center: [-96, 41] }] }] },
      'ZIP code 83642: its center is outside the box',
    ],
    [
      {
        ...area,
        counties: Array.from({ length: 6 }, () => ({ ...ada, zips: Array(900).fill(zip) })),
      },
      'counties: must have at most 5000 ZIP codes in all',
    ],
    [{ ...area, counties: [{ ...ada, state: 'OR' }] }, 'Ada: OR is not one of the area’s states'],
    [{ ...area, cities: [meridian, meridian] }, 'cities: Meridian is listed twice'],
    [withCity({ county: 'Adda' }), 'Meridian: its county Adda, ID is not among the counties'],
    [withCity({ zips: ['83646'] }), 'Meridian: its ZIP code 83646 is in none of the counties'],
    [withCity({ center: [-116, 43.6] }), 'Meridian: its center is outside its outline'],
    [withCity({ outline: bowTie }), 'Meridian: its outline crosses itself'],
    [withCity({ outline: square(-118, 43) }), 'Meridian: its outline extends outside the box'],
    [withCity({ outline: bowTie.slice(2) }), 'cities[0].outline: must have at least three corners'],
    [withCity({ outline: [[43.6, -116.4]] }), 'cities[0].outline[0][1]: '],
  ])('%#: $1', (content, told) => {
    expect(problemsIn(content)).toContainEqual(expect.stringContaining(told));
  });

  it('and all of them together', () => {
    expect(problemsIn(withCity({ county: 'Adda', zips: ['83646'] }))).toHaveLength(2);
  });
});
