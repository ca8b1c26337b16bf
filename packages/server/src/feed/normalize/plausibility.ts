import { noteMessages } from '../messages.ts';
import type { FieldReader } from './field-reader.ts';
import type { ListingRow } from './normalized-listing.ts';

/** A listing as the rules look at it. */
interface OddityFacts
  extends Pick<
    ListingRow,
    | 'list_price_cents'
    | 'beds'
    | 'baths_total'
    | 'living_area'
    | 'lot_size_acres'
    | 'year_built'
    | 'kinds'
  > {
  isLease: boolean;
  /** The current year. */
  year: number;
}

interface PlausibilityRule {
  /** The field that the note names. */
  field: string;
  /** What we made of it, for values that other fields gave. */
  column: keyof ListingRow & keyof OddityFacts;
  reason: () => string;
  isOdd(facts: OddityFacts): boolean;
}

const DOLLAR = 100;

/** What is hardly possible. The value is kept and shown, with a note for staff: one rule each. */
export const plausibilityRules: readonly PlausibilityRule[] = [
  {
    field: 'ListPrice',
    column: 'list_price_cents',
    reason: noteMessages.lowPrice,
    isOdd: ({ list_price_cents: price, isLease }) =>
      !isLease && price !== null && price < 1000 * DOLLAR,
  },
  {
    field: 'ListPrice',
    column: 'list_price_cents',
    reason: noteMessages.oddPricePerArea,
    isOdd: ({ list_price_cents: price, living_area: area, isLease }) =>
      !isLease &&
      price !== null &&
      area !== null &&
      (price / area < 5 * DOLLAR || price / area > 5000 * DOLLAR),
  },
  {
    field: 'BedroomsTotal',
    column: 'beds',
    reason: noteMessages.crowdedBedrooms,
    isOdd: ({ beds, living_area: area }) =>
      beds !== null && beds > 3 && area !== null && area / beds < 75,
  },
  {
    field: 'BedroomsTotal',
    column: 'beds',
    reason: noteMessages.manyBedrooms,
    isOdd: ({ beds }) => (beds ?? 0) > 30,
  },
  {
    field: 'BathroomsTotalInteger',
    column: 'baths_total',
    reason: noteMessages.manyBaths,
    isOdd: ({ baths_total: baths }) => (baths ?? 0) > 20,
  },
  {
    field: 'LivingArea',
    column: 'living_area',
    reason: noteMessages.smallArea,
    isOdd: ({ living_area: area }) => area !== null && area < 100,
  },
  {
    field: 'LotSizeAcres',
    column: 'lot_size_acres',
    reason: noteMessages.noLot,
    isOdd: ({ lot_size_acres: acres, kinds }) => acres === 0 && !kinds.includes('condo'),
  },
  {
    field: 'YearBuilt',
    column: 'year_built',
    reason: noteMessages.futureYear,
    isOdd: ({ year_built: built, year }) => built !== null && built > year,
  },
];

/** Notes every value of a listing that is hardly possible. */
export function noteOddValues(fields: FieldReader, facts: OddityFacts): void {
  for (const { field, column, reason, isOdd } of plausibilityRules) {
    if (isOdd(facts)) fields.note(field, fields.value(field) ?? facts[column], reason());
  }
}
