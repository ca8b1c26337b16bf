import { lotRanges, type WireSearchFilter } from '@homestead/contract/listings';
import fc from 'fast-check';
import { searchTerms } from '../src/feed/index.ts';
import type { NewListing } from './factories/listings.ts';
import { fitsPlainFields, plainColumns, plainWishes } from './plain-fields.ts';

const cities = ['Omaha', 'Elkhorn', 'Fort Calhoun', "O'Neill 100%_"];
const today = Date.now();
const day = (before: number) => new Date(today - before * 86_400_000).toISOString().slice(0, 10);
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 5 });

/** Any listing, with values that filters and sort orders can meet. */
export const anyListing: fc.Arbitrary<NewListing> = fc.record({
  visibility: fc.constantFrom('search', 'search', 'search', 'page', 'none'),
  standard_status: fc.constantFrom('Active', 'Active', 'Pending', 'ActiveUnderContract', 'Closed'),
  city: orNull(fc.constantFrom(...cities)),
  county: orNull(fc.constantFrom('Douglas', 'Sarpy')),
  state: fc.constantFrom('NE', 'IA'),
  zip: orNull(fc.constantFrom('68132', '68022', '68023')),
  subdivision: orNull(fc.constantFrom('Dundee', 'Indian Creek')),
  property_type: fc.constantFrom('Residential', 'Residential Income', 'Land', 'Farm'),
  property_subtype: orNull(fc.constantFrom('Single Family Residence', 'Townhouse', 'Condominium')),
  kinds: fc.subarray(['house', 'condo', 'villa', 'luxury', 'land', 'golf-course', 'pool']),
  features: fc.subarray(['waterfront', 'lakefront', 'pool-in-ground', 'horse-permitted']),
  waterfront_features: fc.subarray(['Lake Front', 'River Access']),
  lot_features: fc.subarray(['Corner Lot', 'Wooded']),
  ...plainColumns,
  list_price_cents: orNull(fc.integer({ min: 1, max: 40 }).map((n) => n * 2_500_000 + 1)),
  beds: orNull(fc.integer({ min: 0, max: 9 })),
  baths_total: orNull(fc.integer({ min: 0, max: 9 })),
  living_area: orNull(fc.integer({ min: 2, max: 50 }).map((n) => n * 100.5)),
  lot_size_acres: orNull(fc.constantFrom(0, 0.1, 0.25, 0.3, 0.5, 1, 4.99, 5, 10, 11)),
  garage_spaces: orNull(fc.integer({ min: 0, max: 4 })),
  year_built: orNull(fc.integer({ min: 1990, max: 2000 })),
  fireplaces: orNull(fc.integer({ min: 0, max: 3 })),
  stories: orNull(fc.constantFrom(1, 1.5, 2, 3)),
  new_construction: orNull(fc.boolean()),
  has_basement: orNull(fc.boolean()),
  association_monthly_cents: orNull(fc.constantFrom(0, 0, 1_050, 8_334, 25_000)),
  elementary_school: orNull(fc.constantFrom('Dundee', 'Harrison')),
  high_school: orNull(fc.constantFrom('Central', 'Elkhorn South')),
  high_school_district: orNull(fc.constantFrom('Omaha', 'Elkhorn')),
  list_agent_mls_id: orNull(fc.constantFrom('SA00003', 'SA00004')),
  co_list_agent_mls_id: fc.constantFrom(null, null, 'sa00003'),
  address_shown: fc.boolean(),
  street_number: fc.constantFrom('5011', '5013', '12B'),
  position: orNull(
    fc.record({
      x: fc.integer({ min: -9620, max: -9590 }).map((n) => n / 100),
      y: fc.constantFrom(41.1, 41.2, 41.3),
    }),
  ),
  days_on_market: orNull(fc.integer({ min: 0, max: 30 })),
  on_market_on: orNull(fc.integer({ min: 0, max: 30 }).map(day)),
  listed_at: orNull(fc.integer({ min: 0, max: 50 }).map((n) => new Date(Date.UTC(2026, 0, 1, n)))),
  price_reduced_at: orNull(
    fc.oneof(
      fc.integer({ min: 0, max: 9 }).map((n) => new Date(Date.UTC(2026, 1, 1, n))),
      fc.integer({ min: 0, max: 400 }).map((hours) => new Date(today - hours * 3_600_000)),
    ),
  ),
  next_open_house_starts_at: orNull(
    fc.integer({ min: 0, max: 9 }).map((n) => new Date(Date.UTC(2100, 1, 1, n))),
  ),
});

const flag = fc.boolean();
const few = (values: readonly string[]) =>
  fc.oneof(
    fc.constantFrom(...values),
    fc.subarray([...values], { minLength: 1 }),
    fc.constant('Nowhere'),
  );

/** Any filter, mostly of many fields. */
export const anyFilter = fc.record(
  {
    city: few([...cities, 'omaha', 'FORT CALHOUN']),
    country: few(['Douglas', 'sarpy', 'Douglas County']),
    zip: few(['68132', '68022', '68132-1234']),
    stateOrProvince: fc.constantFrom('NE', 'ia', 'TX'),
    streetNumber: fc.constantFrom('5011', '12b'),
    number_of_beds: fc.integer({ min: 0, max: 9 }),
    number_of_baths: fc.integer({ min: 0, max: 9 }),
    exact: flag,
    yearbuilt: fc.integer({ min: 1990, max: 2000 }),
    yearbuiltmin: fc.integer({ min: 1990, max: 1995 }),
    yearbuiltmax: fc.integer({ min: 1995, max: 2000 }),
    highschool: few(['Central', 'ELKHORN SOUTH']),
    elementaryschool: few(['Dundee', 'harrison']),
    highschooldistrict: few(['omaha', 'Elkhorn']),
    subdivisionname: few(['Dundee', 'Indian Creek']),
    garageyn: flag,
    horseyn: flag,
    garagespaces: fc.integer({ min: 0, max: 4 }),
    garagespacesmin: fc.integer({ min: 0, max: 2 }),
    garagespacesmax: fc.integer({ min: 2, max: 4 }),
    waterfrontfeatures: fc.subarray(['lake front', 'River Access', 'Nothing'], { minLength: 1 }),
    waterfront: flag,
    lakefront: flag,
    pool_In_Ground: flag,
    horse_Permitted: flag,
    golf_Course: flag,
    searchdata: fc.constantFrom(
      'omaha',
      'chicago st',
      'Chicago, Omaha',
      '100%_',
      '%',
      'zzz',
      '5011 ',
    ),
    lotFeatures: few(['corner lot', 'Wooded']),
    ...plainWishes,
    lotrange: fc.constantFrom(...lotRanges.map((range) => range.code), 'unheard-of'),
    lotsizemin: fc.constantFrom(0, 0.25, 1),
    lotsizemax: fc.constantFrom(1, 5, 10.5),
    propertytype: few([
      'House',
      'Condominium',
      'Villa/Patio Home',
      'Any',
      'Residential',
      'ResidentialIncome',
      'Pool_Access',
    ]),
    propertysubtype: few(['townhouse', 'SingleFamilyResidence', 'any']),
    newconstructionyn: flag,
    fireplacemin: fc.integer({ min: 0, max: 1 }),
    fireplacemax: fc.integer({ min: 1, max: 3 }),
    squarefeetmin: fc.constantFrom(0, 500, 1005),
    squarefeetmax: fc.constantFrom(2000, 3015),
    pricemin: fc.constantFrom(0, 100_000, 250_000.01),
    pricemax: fc.constantFrom(500_000, 750_000.01),
    specialfeature: few(['waterfront', 'pool_In_Ground', 'Lakefront']),
    luxury: flag,
    listagentmlsid: fc.constantFrom('SA00003', 'sa00004', 'nobody'),
    daysonmarket: fc.integer({ min: 0, max: 30 }),
    bbox: fc.constantFrom([-96.1, 41.1, -95.95, 41.2], [-97, 41, -95, 42]),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<WireSearchFilter>;

/** Filters with few fields find something more often. */
export const aFewFields = fc
  .tuple(anyFilter, fc.array(fc.nat(), { minLength: 1, maxLength: 3 }))
  .map(([filter, picks]) => {
    const fields = Object.entries(filter);
    return Object.fromEntries(
      picks.flatMap((n) => (fields.length > 0 ? [fields[n % fields.length]!] : [])),
    ) as WireSearchFilter;
  });

const lower = (value: string | null | undefined) => value?.toLowerCase() ?? null;
const list = (value: string | string[] | null | undefined) =>
  value === undefined || value === null ? [] : [value].flat().map((text) => text.toLowerCase());

/** Whether search must find the row with this filter. */
export function matches(row: NewListing, f: WireSearchFilter): boolean {
  const oneOf = (value: string | null | undefined, wanted: string | string[] | null | undefined) =>
    wanted === undefined || list(wanted).includes(lower(value) ?? '\0');
  const within = (value: unknown, min?: number | null, max?: number | null) =>
    (!min || (typeof value === 'number' && value >= min)) &&
    (max === undefined || max === null || (typeof value === 'number' && value <= max));
  const counted = (value: unknown, wanted?: number | null) =>
    wanted === undefined ||
    wanted === null ||
    (wanted === 0 && !f.exact) ||
    (typeof value === 'number' && (f.exact ? value === wanted : value >= wanted));
  const has = (feature: string, wanted?: boolean | null) =>
    wanted === undefined || (row.features as string[]).includes(feature) === wanted;
  const anyOf = (values: unknown, wanted: string | string[] | null | undefined) =>
    wanted === undefined ||
    (values as string[]).some((value) => list(wanted).includes(value.toLowerCase()));
  const cents = (dollars?: number | null) => (dollars ? Math.round(dollars * 100) : dollars);
  const lot = lotRanges.find((range) => range.code === f.lotrange);
  const days =
    row.days_on_market ?? (row.on_market_on ? daysSince(String(row.on_market_on)) : null);
  const special: Record<string, string> = {
    waterfront: 'waterfront',
    pool_in_ground: 'pool-in-ground',
    lakefront: 'lakefront',
  };
  return (
    row.visibility === 'search' &&
    oneOf(row.city, f.city) &&
    (f.country === undefined ||
      list(f.country)
        .map((name) => name.replace(' county', ''))
        .includes(lower(row.county) ?? '\0')) &&
    (f.zip === undefined ||
      list(f.zip)
        .map((zip) => zip.slice(0, 5))
        .includes(row.zip ?? '\0')) &&
    oneOf(row.state, f.stateOrProvince) &&
    (f.streetNumber === undefined ||
      (oneOf(row.street_number, f.streetNumber) && row.address_shown === true)) &&
    counted(row.beds, f.number_of_beds) &&
    counted(row.baths_total, f.number_of_baths) &&
    (f.yearbuilt === undefined || row.year_built === f.yearbuilt) &&
    within(row.year_built, f.yearbuiltmin, f.yearbuiltmax) &&
    oneOf(row.high_school, f.highschool) &&
    oneOf(row.elementary_school, f.elementaryschool) &&
    oneOf(row.high_school_district, f.highschooldistrict) &&
    oneOf(row.subdivision, f.subdivisionname) &&
    (f.garageyn === undefined || ((row.garage_spaces ?? 0) as number) > 0 === f.garageyn) &&
    has('horse-permitted', f.horseyn) &&
    has('horse-permitted', f.horse_Permitted) &&
    has('waterfront', f.waterfront) &&
    has('lakefront', f.lakefront) &&
    has('pool-in-ground', f.pool_In_Ground) &&
    has('golf-course', f.golf_Course) &&
    (f.garagespaces === undefined || row.garage_spaces === f.garagespaces) &&
    within(row.garage_spaces, f.garagespacesmin, f.garagespacesmax) &&
    anyOf(row.waterfront_features, f.waterfrontfeatures) &&
    anyOf(row.lot_features, f.lotFeatures) &&
    fitsPlainFields(row, f) &&
    (f.searchdata === undefined ||
      searchTerms(String(f.searchdata)).every((term) => row.search_text?.includes(term))) &&
    (f.lotrange === undefined ||
      (lot !== undefined &&
        typeof row.lot_size_acres === 'number' &&
        row.lot_size_acres >= lot.from &&
        (lot.to === null || row.lot_size_acres < lot.to))) &&
    within(row.lot_size_acres, f.lotsizemin, f.lotsizemax) &&
    typeMatches(row, f) &&
    (f.propertysubtype === undefined ||
      list(f.propertysubtype).includes('any') ||
      list(f.propertysubtype).includes(lower(row.property_subtype)?.replaceAll(' ', '') ?? '\0')) &&
    (f.newconstructionyn === undefined ||
      (row.new_construction === true) === f.newconstructionyn) &&
    within(row.fireplaces, f.fireplacemin, f.fireplacemax) &&
    within(row.living_area, f.squarefeetmin, f.squarefeetmax) &&
    within(row.list_price_cents, cents(f.pricemin), cents(f.pricemax)) &&
    list(f.specialfeature).every((name) =>
      (row.features as string[]).includes(special[name] ?? '\0'),
    ) &&
    (f.luxury === undefined || (row.kinds as string[]).includes('luxury') === f.luxury) &&
    (f.listagentmlsid === undefined ||
      oneOf(row.list_agent_mls_id, f.listagentmlsid) ||
      oneOf(row.co_list_agent_mls_id, f.listagentmlsid)) &&
    (f.daysonmarket === undefined || (days !== null && days <= (f.daysonmarket as number))) &&
    (!f.bbox ||
      (row.address_shown === true &&
        !!row.position &&
        row.position.x >= f.bbox[0] &&
        row.position.x <= f.bbox[2] &&
        row.position.y >= f.bbox[1] &&
        row.position.y <= f.bbox[3]))
  );
}

function typeMatches(row: NewListing, f: WireSearchFilter): boolean {
  const wanted = list(f.propertytype);
  if (wanted.length === 0 || wanted.includes('any')) return true;
  const kinds: Record<string, string> = {
    house: 'house',
    condominium: 'condo',
    'villa/patio home': 'villa',
    pool_access: 'pool',
  };
  return wanted.some((name) =>
    kinds[name]
      ? (row.kinds as string[]).includes(kinds[name])
      : lower(row.property_type)?.replaceAll(' ', '') === name,
  );
}

function daysSince(date: string): number {
  const omaha = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Chicago' }).format(
    new Date(),
  );
  return (Date.parse(omaha) - Date.parse(date)) / 86_400_000;
}
