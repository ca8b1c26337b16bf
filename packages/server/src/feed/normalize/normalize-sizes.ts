import { droppedMessages } from '../messages.ts';
import type { FieldReader } from './field-reader.ts';
import { hasBasement } from './normalize-basement.ts';
import type { ListingRow } from './normalized-listing.ts';
import { readNumber } from './read-value.ts';

const SQUARE_FEET_IN_ACRE = 43_560;
const SQUARE_FEET_IN_SQUARE_METER = 10.763_910_4;

const count = { min: 0, max: 200, isWhole: true };

/** Rooms, areas, garage and age of a home. Areas are square feet, lots acres. */
export function readSizes(fields: FieldReader, propertyType: string, currentYear: number) {
  return {
    beds: fields.number('BedroomsTotal', count),
    ...readBaths(fields),
    living_area: fields.number('LivingArea', { min: 1, max: 200_000 }),
    building_area: fields.number('BuildingAreaTotal', { min: 50, max: 10_000_000 }),
    lot_size_acres: readAcres(fields, propertyType),
    stories:
      fields.number('StoriesTotal', { min: 0, max: 200 }) ??
      fields.number('Stories', { min: 0, max: 200 }),
    garage_spaces: readSpaces(fields),
    year_built: fields.number('YearBuilt', { min: 1700, max: currentYear + 5, isWhole: true }),
    fireplaces: fields.number('FireplacesTotal', count),
    new_construction: fields.flag('NewConstructionYN'),
    has_basement: hasBasement(fields),
  };
}

/** To the nearest half: some MLSs compute the spaces from the area (2.18547333350026). */
function readSpaces(fields: FieldReader): number | null {
  const spaces = fields.number('GarageSpaces', { min: 0, max: 500 });
  return spaces === null ? null : Math.round(spaces * 2) / 2;
}

type Baths = Pick<ListingRow, 'baths_total' | 'baths_full' | 'baths_half'>;

/**
 * The total is BathroomsTotalInteger, otherwise the sum of full, three-quarter and half baths. With
 * neither, a decimal total says both; see {@link bathsOfDecimal}.
 */
function readBaths(fields: FieldReader): Baths {
  const full = fields.number('BathroomsFull', count);
  const half = fields.number('BathroomsHalf', count);
  const threeQuarter = fields.number('BathroomsThreeQuarter', count);
  const isKnown = full !== null || half !== null;
  const decimal = isKnown ? null : readDecimalBaths(fields);
  const total =
    decimal && !Number.isInteger(readNumber(fields.value('BathroomsTotalInteger')) ?? 0.5)
      ? null
      : fields.number('BathroomsTotalInteger', count);
  if (decimal) return { ...decimal, baths_total: total ?? decimal.baths_total };
  return {
    baths_total: total ?? (isKnown ? (full ?? 0) + (threeQuarter ?? 0) + (half ?? 0) : null),
    baths_full: full,
    baths_half: half,
  };
}

/** From BathroomsTotalDecimal, or a BathroomsTotalInteger that isn't one. */
function readDecimalBaths(fields: FieldReader): Baths | null {
  const given = fields.value('BathroomsTotalDecimal');
  if (given !== undefined) {
    const total = fields.number('BathroomsTotalDecimal', { ...count, isWhole: false });
    return total === null ? null : bathsOfDecimal(total);
  }
  const total = readNumber(fields.value('BathroomsTotalInteger'));
  return total === null || Number.isInteger(total) ? null : bathsOfDecimal(total);
}

/**
 * MLSs write a total in two ways: "2.1" is two full baths and one half, ".2" two halves; and 2.5 is
 * two full and one half. Any other fraction (2.75) counts as one more bath in the total.
 */
function bathsOfDecimal(total: number): Baths {
  const full = Math.floor(total);
  const tenths = Math.round((total - full) * 10);
  if (total < 0 || total > count.max)
    return { baths_total: null, baths_full: null, baths_half: null };
  if (tenths > 5 || Math.abs(total - full - tenths / 10) > 1e-9) {
    return { baths_total: full + 1, baths_full: null, baths_half: null };
  }
  const half = tenths === 5 ? 1 : tenths;
  return { baths_total: full + half, baths_full: full, baths_half: half };
}

/** Square feet in a unit of LotSizeUnits, by its beginning. */
const lotUnits: readonly [RegExp, number][] = [
  [/^(?:acres?|ac)$/i, SQUARE_FEET_IN_ACRE],
  [/^(?:square feet|square foot|sq\.? ?ft\.?|sqft|sf)$/i, 1],
  [/^(?:square met(?:er|re)s?|sq\.? ?m\.?|m2)$/i, SQUARE_FEET_IN_SQUARE_METER],
  [/^(?:hectares?|ha)$/i, 10_000 * SQUARE_FEET_IN_SQUARE_METER],
  [/^(?:square yards?|sq\.? ?yds?\.?)$/i, 9],
  [/^(?:square miles?|sq\.? ?mi\.?)$/i, 640 * SQUARE_FEET_IN_ACRE],
  [/^(?:square kilomet(?:er|re)s?|km2)$/i, 1_000_000 * SQUARE_FEET_IN_SQUARE_METER],
];

/**
 * Acres of the lot, from LotSizeAcres, LotSizeSquareFeet, or LotSizeArea with its LotSizeUnits. A
 * lot above a square mile (100,000 acres for a farm or bare land) is a mistake, usually square feet
 * entered as acres. A lot of 0 stays, if that is all the record says.
 */
function readAcres(fields: FieldReader, propertyType: string): number | null {
  const max = /^(?:farm|land)$/i.test(propertyType) ? 100_000 : 640;
  const acres = fields.number('LotSizeAcres', { min: 0, max });
  if (acres) return toTenThousandths(acres);
  const feet = fields.number('LotSizeSquareFeet', { min: 0, max: max * SQUARE_FEET_IN_ACRE });
  if (feet) return toTenThousandths(feet / SQUARE_FEET_IN_ACRE);
  const unit = fields.label('LotSizeUnits');
  if (unit === null || fields.value('LotSizeArea') === undefined) return acres ?? feet;
  const squareFeet = lotUnits.find(([pattern]) => pattern.test(unit))?.[1];
  if (squareFeet === undefined) {
    fields.drop('LotSizeUnits', unit, droppedMessages.unknownUnit());
    return acres ?? feet;
  }
  const perUnit = squareFeet / SQUARE_FEET_IN_ACRE;
  const area = fields.number('LotSizeArea', { min: 0, max: max / perUnit });
  return area === null ? (acres ?? feet) : toTenThousandths(area * perUnit);
}

function toTenThousandths(acres: number): number {
  return Math.round(acres * 10_000) / 10_000;
}
