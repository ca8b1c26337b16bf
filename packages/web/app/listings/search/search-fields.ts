import {
  searchFields as allFields,
  searchRanges as allRanges,
  type PageFieldName,
  type SearchField,
  type SearchValue,
} from '@homestead/contract/listings';
import {
  agentShape,
  areaShape,
  boundsShape,
  commuteShape,
  distanceShape,
  type MapArea,
  type MapBounds,
  openHouseShape,
  type SearchAgent,
  type SearchCommute,
  type SearchDistance,
  type Shape,
} from './search-shapes.ts';

export type FieldName = PageFieldName;

export interface ShapedValues {
  /** Inside any of these. */
  areas: MapArea[];
  within: SearchDistance;
  commute: SearchCommute;
  /** What the map shows. */
  bounds: MapBounds;
  /** `weekend` for the coming Saturday and Sunday, `any`, or a local date, YYYY-MM-DD. */
  openHouse: string;
  listingAgent: SearchAgent;
}

/**
 * What a visitor searches for. Prices are in dollars as typed, areas in square feet, lots in acres.
 * A list matches any of its values. An absent field means no condition.
 */
export type SearchFilter = {
  [Name in FieldName]?: Name extends keyof ShapedValues ? ShapedValues[Name] : SearchValue<Name>;
};

/** How values other than text and numbers are written in a URL. */
const shapes = {
  areas: areaShape,
  within: distanceShape,
  commute: commuteShape,
  bounds: boundsShape,
  openHouse: openHouseShape,
  listingAgent: agentShape,
} satisfies Record<keyof ShapedValues, Shape<unknown>>;

/** The shape of a field, if it has one. */
export function shapeOf(name: FieldName): Shape<unknown> | undefined {
  return (shapes as Partial<Record<FieldName, Shape<unknown>>>)[name];
}

export const searchFieldNames = Object.entries<SearchField>(allFields).flatMap(
  ([name, { param }]) => (param === undefined ? [] : [name as FieldName]),
);

/** The fields that pages use, in the order of their chips. */
export const searchFields = allFields as unknown as Readonly<
  Record<FieldName, SearchField & { param: string }>
>;

/** Pairs of fields: the first must not be above the second. */
export const searchRanges = allRanges as readonly (readonly [FieldName, FieldName])[];

/** Fields for a place: choosing another place replaces them. */
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
