import { countText } from '#platform';
import type { FieldName, SearchField } from './search-field.ts';
import {
  areaShape,
  boundsShape,
  commuteShape,
  distanceShape,
  type SearchCommute,
  type SearchDistance,
} from './search-shapes.ts';

type SomeFields = Partial<Record<FieldName, SearchField>>;

/** Fields that name a place, in the order of their chips. */
export const placeNameFields = {
  cities: { param: 'city', label: 'City', kind: 'texts', max: 120 },
  counties: {
    param: 'county',
    label: 'County',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} County`,
  },
  zips: { param: 'zip', label: 'ZIP code', kind: 'texts', max: 10, say: (v) => `ZIP ${v}` },
  state: { param: 'state', label: 'State', kind: 'text', max: 30 },
  subdivisions: { param: 'subdivision', label: 'Neighborhood', kind: 'texts', max: 120 },
  elementarySchools: {
    param: 'elementary',
    label: 'Elementary school',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} elementary`,
  },
  highSchools: {
    param: 'school',
    label: 'High school',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} high school`,
  },
  schoolDistricts: {
    param: 'district',
    label: 'School district',
    kind: 'texts',
    max: 120,
    say: (v) => `${v} district`,
  },
} satisfies SomeFields;

/** Fields that say how places count, and those that stand on the map, in the order of their chips. */
export const placeShapeFields = {
  anyPlace: {
    param: 'any-place',
    label: 'Any of the places',
    kind: 'flag',
    say: (v) => (v ? 'In any of these places' : 'In all of these places'),
  },
  areas: {
    param: 'area',
    label: 'Drawn area',
    kind: 'shapes',
    shape: areaShape,
    most: 10,
    say: () => 'Drawn area',
  },
  within: {
    param: 'near',
    label: 'Distance',
    kind: 'shape',
    shape: distanceShape,
    say: (v: SearchDistance) => `Within ${countText(v.miles, 'mile')} of a point`,
  },
  commute: {
    param: 'commute',
    label: 'Commute',
    kind: 'shape',
    shape: commuteShape,
    say: (v: SearchCommute) => `Commute up to ${countText(v.minutes, 'minute')}`,
  },
  bounds: {
    param: 'box',
    label: 'Map area',
    kind: 'shape',
    shape: boundsShape,
    say: () => 'Map area',
  },
} satisfies SomeFields;

/** Fields that say where: choosing another place replaces them. */
export const placeFields: readonly FieldName[] = [
  'text',
  'cities',
  'counties',
  'zips',
  'state',
  'subdivisions',
  'elementarySchools',
  'highSchools',
  'schoolDistricts',
  'anyPlace',
  'areas',
  'within',
  'bounds',
];
