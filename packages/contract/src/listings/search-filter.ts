import { z } from 'zod';
import { centsFromDollars } from '#platform';
import { searchableStatuses, sortOrders } from './listing.ts';

const text = (max = 120) => z.string().trim().max(max).nullish();
/** A filter text or several of them; a comma never separates, since names hold commas. */
const oneOrMore = (max = 120) =>
  z
    .union([z.string().trim().max(max), z.array(z.string().trim().min(1).max(max)).max(30)])
    .nullish();
const whole = (min: number, max: number) => z.number().int().min(min).max(max).nullish();
const flag = () => z.boolean().nullish();

const currentYear = () => new Date().getUTCFullYear();
const year = () =>
  z
    .number()
    .int()
    .refine((value) => value >= 1700, 'is before the first houses here')
    .refine((value) => value <= currentYear() + 5, 'is too far in the future')
    .nullish();

const dollars = () =>
  z
    .number()
    .min(0)
    .max(1_000_000_000, { abort: true })
    .refine((value) => centsFromDollars(value) !== null, 'has parts of a cent')
    .nullish();
const squareFeet = () => z.number().min(0).max(10_000_000).nullish();
const acres = () => z.number().min(0).max(1_000_000).nullish();

/** Field labels of the search filter, for refusals and the filter panel. */
export const searchFilterLabels: Record<string, string> = {
  city: 'City',
  country: 'County',
  zip: 'ZIP code',
  stateOrProvince: 'State',
  streetNumber: 'Street number',
  number_of_beds: 'Bedrooms',
  number_of_baths: 'Bathrooms',
  yearbuilt: 'Year built',
  yearbuiltmin: 'Year built from',
  yearbuiltmax: 'Year built to',
  highschool: 'High school',
  highschooldistrict: 'School district',
  subdivisionname: 'Subdivision',
  garagespacesmin: 'Garage spaces from',
  garagespacesmax: 'Garage spaces to',
  fireplacemin: 'Fireplaces from',
  fireplacemax: 'Fireplaces to',
  squarefeetmin: 'Square feet from',
  squarefeetmax: 'Square feet to',
  pricemin: 'Price from',
  pricemax: 'Price to',
  lotrange: 'Lot size',
  searchdata: 'Search text',
  propertytype: 'Property type',
  propertysubtype: 'Property subtype',
  sortby: 'Sort order',
  pageSize: 'Page size',
  pageNo: 'Page',
  after: 'Page link',
  daysonmarket: 'Days on market',
  lotsizemin: 'Lot size from',
  lotsizemax: 'Lot size to',
  before: 'Page link',
  bbox: 'Map area',
  exact: 'Exactly',
  elementaryschool: 'Elementary school',
  garageyn: 'Garage',
  garagespaces: 'Garage spaces',
  horseyn: 'Horses',
  horse_Permitted: 'Horse permitted',
  waterfrontfeatures: 'Waterfront features',
  waterfront: 'Waterfront',
  riverfront: 'Riverfront',
  lakefront: 'Lakefront',
  pool_In_Ground: 'Pool in ground',
  pool_Above_Ground: 'Pool above ground',
  pool_Access: 'Pool access',
  out_Building: 'Out building',
  golf_Course: 'Golf course',
  lotFeatures: 'Lot features',
  newconstructionyn: 'New construction',
  specialfeature: 'Special feature',
  luxury: 'Luxury',
  status: 'Status',
  basementyn: 'Basement',
  hoamax: 'HOA dues at most',
  storiesmin: 'Stories from',
  storiesmax: 'Stories to',
  openhouse: 'Open house',
  pricereducedwithin: 'Price reduced',
  keywords: 'Words in the description',
  monthlymax: 'Monthly payment at most',
  anyplace: 'Any of the places',
  areas: 'Drawn area',
  within: 'Distance',
  commute: 'Commute',
};

const pairs = [
  ['yearbuiltmin', 'yearbuiltmax'],
  ['garagespacesmin', 'garagespacesmax'],
  ['fireplacemin', 'fireplacemax'],
  ['squarefeetmin', 'squarefeetmax'],
  ['pricemin', 'pricemax'],
  ['lotsizemin', 'lotsizemax'],
  ['storiesmin', 'storiesmax'],
] as const;

const longitude = () => z.number().min(-180).max(180);
const latitude = () => z.number().min(-90).max(90);

/** A date of this century. */
const nearDate = () =>
  z.iso.date({ abort: true }).refine((date) => date.startsWith('20'), 'is not of this century');

/** A drawn area: corners as [longitude, latitude], the last joined to the first. */
const area = () =>
  z
    .array(z.tuple([longitude(), latitude()]))
    .min(3)
    .max(100);
const MOST_AREAS = 10;

/**
 * The body of `Property/GetPropertyList` (spec 1 section 3, decisions 11 to 14). Every field may
 * be absent or null. Prices are dollars, areas square feet, `country` means the county. City,
 * county, ZIP, schools, subdivision and types match whole values without regard to case and take
 * one value or a list; `searchdata` is 'contains'. Beds and baths n mean at least n unless
 * `exact`. `garagespaces`, `yearbuilt` mean exactly n. A flag that is true asks for homes with it,
 * false for homes without; several features must all be there. A minimum of 0 asks for nothing. Fields without a counterpart in the specs
 * are our own: `sortby`, `exact`, `after`, `before`, `bbox`, `daysonmarket` (at most n),
 * `lotsizemin`, `lotsizemax`, `status` (one or several), `basementyn`, `hoamax` (dollars a month),
 * `storiesmin`, `storiesmax`, `openhouse` (`any`, `weekend` for the coming Saturday and Sunday, or a
 * date in Omaha), `pricereducedwithin` (the last n days), `keywords` (words that the description
 * must contain), `monthlymax` (dollars a month by the estimator's own terms), `anyplace` (city,
 * county, ZIP, subdivision and schools are alternatives, not all of them), `areas` (inside any of
 * them), `within` (miles around a point), `commute` (minutes to an address that the caller keeps).
 * Refuses unknown fields, a minimum above its maximum, page 0 and numbers out of range.
 */
export const searchFilterSchema = z
  .strictObject({
    city: oneOrMore(),
    country: oneOrMore(),
    zip: oneOrMore(10),
    stateOrProvince: text(30),
    streetNumber: text(20),
    number_of_beds: whole(0, 100),
    number_of_baths: whole(0, 100),
    exact: flag(),
    yearbuilt: year(),
    yearbuiltmin: year(),
    yearbuiltmax: year(),
    highschool: oneOrMore(),
    elementaryschool: oneOrMore(),
    highschooldistrict: oneOrMore(),
    subdivisionname: oneOrMore(),
    garageyn: flag(),
    horseyn: flag(),
    garagespaces: whole(0, 100),
    garagespacesmin: whole(0, 100),
    garagespacesmax: whole(0, 100),
    waterfrontfeatures: z.array(z.string().trim().min(1).max(80)).max(30).nullish(),
    waterfront: flag(),
    riverfront: flag(),
    lakefront: flag(),
    pool_In_Ground: flag(),
    pool_Above_Ground: flag(),
    pool_Access: flag(),
    horse_Permitted: flag(),
    out_Building: flag(),
    golf_Course: flag(),
    searchdata: text(200),
    lotFeatures: oneOrMore(),
    lotrange: text(20),
    lotsizemin: acres(),
    lotsizemax: acres(),
    propertytype: oneOrMore(60),
    propertysubtype: oneOrMore(60),
    newconstructionyn: flag(),
    fireplacemin: whole(0, 100),
    fireplacemax: whole(0, 100),
    squarefeetmin: squareFeet(),
    squarefeetmax: squareFeet(),
    pricemin: dollars(),
    pricemax: dollars(),
    specialfeature: oneOrMore(60),
    luxury: flag(),
    daysonmarket: whole(0, 100_000),
    userid: text(60),
    bbox: z
      .tuple([
        z.number().min(-180).max(180),
        z.number().min(-90).max(90),
        z.number().min(-180).max(180),
        z.number().min(-90).max(90),
      ])
      .nullish(),
    status: z.array(z.enum(searchableStatuses)).max(searchableStatuses.length).nullish(),
    basementyn: flag(),
    hoamax: dollars(),
    storiesmin: z.number().min(0).max(100).nullish(),
    storiesmax: z.number().min(0).max(100).nullish(),
    openhouse: z.union([z.enum(['any', 'weekend']), nearDate()]).nullish(),
    pricereducedwithin: whole(1, 3650),
    keywords: text(200),
    monthlymax: dollars(),
    anyplace: flag(),
    areas: z.array(area()).max(MOST_AREAS).nullish(),
    within: z
      .strictObject({
        longitude: longitude(),
        latitude: latitude(),
        miles: z.number().min(0.05).max(200),
      })
      .nullish(),
    commute: z
      .strictObject({ addressid: z.uuid(), minutes: z.number().int().min(1).max(180) })
      .nullish(),
    sortby: z.enum(sortOrders).nullish(),
    after: text(200),
    before: text(200),
    pageSize: whole(1, 100),
    pageNo: whole(1, 100_000),
  })
  .superRefine((filter, context) => {
    for (const [low, high] of pairs) {
      const from = filter[low];
      const to = filter[high];
      if (from != null && to != null && from > to) {
        context.addIssue({
          code: 'custom',
          path: [low],
          message: `is above ${searchFilterLabels[high] ?? high}`,
        });
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
] as const;
export type CountedList = (typeof countedLists)[number];
