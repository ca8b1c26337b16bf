import { z } from 'zod';
import { centsFromDollars, lineText, wireNumber } from '#platform';
import { filterableStatuses, LISTING_AGENT_MAX, sortOrders } from './search-choices.ts';
import type { SearchField } from './search-field.ts';
import {
  plainListNames,
  type SearchFieldName,
  type SearchValue,
  searchFields,
  searchRanges,
} from './search-fields.ts';

/** A filter text or several of them; a comma never separates, since names hold commas. */
const oneOrMore = (max: number) => z.union([lineText(max), z.array(lineText(max).min(1)).max(30)]);

const COUNTRY = /^(us|usa|united states)$/i;
/**
 * The field that names the county; the specified client sends the country in it, which asks for
 * nothing.
 */
const county = () =>
  z.preprocess((given) => {
    const isCounty = (name: unknown) => typeof name !== 'string' || !COUNTRY.test(name.trim());
    if (Array.isArray(given)) return given.filter(isCounty);
    return isCounty(given) ? given : '';
  }, oneOrMore(searchFields.counties.max)) as unknown as ReturnType<typeof oneOrMore>;

const currentYear = () => new Date().getUTCFullYear();
const longitude = () => wireNumber(z.number().min(-180).max(180));
const latitude = () => wireNumber(z.number().min(-90).max(90));

/** A date of this century. */
const nearDate = () =>
  z.iso.date({ abort: true }).refine((date) => date.startsWith('20'), 'must be in this century');

/** The most letters of a filter's texts; a corner of an area counts as 8. */
const FILTER_MOST_LETTERS = 8000;
const CORNER_LETTERS = 8;

/** How long a filter is: the letters of all its texts, and the corners of its areas. */
function lengthOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  if (typeof (value as unknown[])[0] === 'number') return CORNER_LETTERS;
  return Object.values(value).reduce<number>((sum, part) => sum + lengthOf(part), 0);
}

/** A drawn area: corners as [longitude, latitude], the last joined to the first. */
const area = () =>
  z
    .array(z.tuple([longitude(), latitude()]))
    .min(3)
    .max(100);

/** Fields whose values are more, or other, than their kind says. */
const ownSchemas = {
  counties: county(),
  kind: oneOrMore(60),
  lotRange: lineText(20),
  features: oneOrMore(60),
  waterfrontFeatures: z.array(lineText(80).min(1)).max(30),
  statuses: z.array(z.enum(filterableStatuses)).max(filterableStatuses.length),
  openHouse: z.union([z.enum(['any', 'weekend']), nearDate()]),
  areas: z.array(area()).max(searchFields.areas.most),
  within: z.strictObject({
    longitude: longitude(),
    latitude: latitude(),
    miles: wireNumber(z.number().min(0.05).max(200)),
  }),
  commute: z.strictObject({
    addressid: z.uuid(),
    minutes: wireNumber(z.number().int().min(1).max(180)),
  }),
  bounds: z.tuple([longitude(), latitude(), longitude(), latitude()]),
  listingAgent: lineText(LISTING_AGENT_MAX),
};

function schemaOf(field: SearchField): z.ZodType {
  switch (field.kind) {
    case 'text':
      return lineText(field.max);
    case 'texts':
      return oneOrMore(field.max);
    case 'flag':
      return z.boolean();
    case 'number':
      return wireNumber(numberSchema(field));
    default:
      throw new Error(`${field.wire} needs a schema`);
  }
}

function numberSchema(field: SearchField & { kind: 'number' }): z.ZodType<number> {
  const { min, max, decimals, unit } = field;
  if (unit === 'year') {
    return z
      .number()
      .int()
      .refine((value) => value >= min, 'is too early')
      .refine((value) => value <= currentYear() + 5, 'is too far in the future');
  }
  if (unit === 'dollars') {
    return z
      .number()
      .min(min)
      .max(max, { abort: true })
      .refine((value) => centsFromDollars(value) !== null, 'can’t have fractions of a cent');
  }
  return (decimals === 0 ? z.number().int() : z.number()).min(min).max(max);
}

type SchemaOf<Name extends SearchFieldName> = Name extends keyof typeof ownSchemas
  ? (typeof ownSchemas)[Name]
  : (typeof searchFields)[Name] extends { kind: 'texts' }
    ? ReturnType<typeof oneOrMore>
    : z.ZodType<SearchValue<Name>, SearchValue<Name>>;

type FieldShape = {
  [Name in SearchFieldName as (typeof searchFields)[Name]['wire']]: z.ZodOptional<
    z.ZodNullable<SchemaOf<Name>>
  >;
};

const fieldShape = Object.fromEntries(
  Object.entries(searchFields).map(([name, field]) => [
    field.wire,
    ((ownSchemas as Partial<Record<string, z.ZodType>>)[name] ?? schemaOf(field)).nullish(),
  ]),
) as unknown as FieldShape;

/** Field labels of the search filter, for refusals and the filter panel. */
export const searchFilterLabels: Record<string, string> = {
  ...Object.fromEntries(Object.values(searchFields).map(({ wire, label }) => [wire, label])),
  sortby: 'Sort order',
  pageSize: 'Page size',
  pageNo: 'Page',
  after: 'Page link',
  before: 'Page link',
};

/**
 * The body of `Property/GetPropertyList`. Every field may
 * be absent or null. Prices are dollars, areas square feet, `country` means the
 * county, and `US` in it asks for nothing. A number may also be numeric text. City,
 * county, ZIP, schools, subdivision and types match whole values without regard to case and take
 * one value or a list; `searchdata` is 'contains'. Beds and baths n mean at least n unless
 * `exact`. `garagespaces`, `yearbuilt` mean exactly n. A flag that is true asks for homes with it,
 * false for homes without; several features must all be there. A minimum of 0 asks for nothing.
 * Our own fields are `sortby`, `exact`, `after`, `before`, `bbox`, `daysonmarket` (at
 * most n), `lotsizemin`, `lotsizemax`, `status` (one or several; Closed finds sold homes where the
 * MLS permits it), `basementyn`, `hoamax` (dollars a month), `storiesmin`, `storiesmax`,
 * `openhouse` (`any`, `weekend` for the coming Saturday and Sunday, or a local date),
 * `pricereducedwithin` (the last n days), `keywords` (words that the description must contain),
 * `monthlymax` (dollars a month by the estimator's own terms), `anyplace` (city, county, ZIP,
 * subdivision and schools are alternatives, not all of them), `areas` (inside any of them),
 * `within` (miles around a point), `commute` (minutes to an address that the caller keeps),
 * `listagentmlsid` (the agent or co-agent who listed the home). Refuses unknown fields, a minimum
 * above its maximum, page 0 and numbers out of range.
 */
export const searchFilterSchema = z
  .strictObject({
    ...fieldShape,
    userid: lineText(60).nullish(),
    sortby: z.enum(sortOrders).nullish(),
    after: lineText(200).nullish(),
    before: lineText(200).nullish(),
    pageSize: wireNumber(z.number().int().min(1).max(100)).nullish(),
    pageNo: wireNumber(z.number().int().min(1).max(100_000)).nullish(),
  })
  .superRefine((filter, context) => {
    if (lengthOf(filter) > FILTER_MOST_LETTERS) {
      context.addIssue({
        code: 'custom',
        path: [],
        message: 'has too many words or corners of drawn areas; leave some out',
      });
    }
    for (const [low, high] of searchRanges) {
      const { wire } = searchFields[low];
      const { wire: highWire, label } = searchFields[high];
      const from = filter[wire];
      const to = filter[highWire];
      if (from != null && to != null && from > to) {
        context.addIssue({ code: 'custom', path: [wire], message: `is above ${label}` });
      }
    }
    if (filter.bbox && (filter.bbox[0] > filter.bbox[2] || filter.bbox[1] > filter.bbox[3])) {
      context.addIssue({
        code: 'custom',
        path: ['bbox'],
        message: 'must be west, south, east, north',
      });
    }
  });

export type WireSearchFilter = z.input<typeof searchFilterSchema>;

/**
 * Lists of options that `Filter/CountOptions` counts, named as in `Filter/GetSearchList`. Not
 * `propertytype`, where Land and Farm would mean the kinds.
 */
export const countedLists = [
  'kinds',
  'propertysubtype',
  'status',
  'number_of_beds',
  'number_of_baths',
  'price',
  'city',
  'country',
  'zip',
  'state',
  'subdivisionname',
  'elementaryschool',
  'highschool',
  'highschooldistrict',
  'lotrange',
  'specialfeature',
  'waterfrontfeatures',
  'lotFeatures',
  ...plainListNames.map((name) => searchFields[name].wire),
] as const;
export type CountedList = (typeof countedLists)[number];
