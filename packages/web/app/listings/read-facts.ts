import type { WireDetail } from '@homestead/contract/listings';
import { countText, decimalText, groupedText, moneyText } from '#platform';
import type { BedroomRow, FactGroup, FactRow } from './listing.ts';

const BEDROOMS = 5;

/** The rows of the detail sections (spec 1 section 2), ready to read; empty is null. */
export function readFacts(wire: WireDetail, days: number | null): Record<FactGroup, FactRow[]> {
  return {
    key: [
      ['Property type', wire.PropertySubType ?? wire.PropertyType],
      ['Year built', plain(wire.YearBuilt)],
      ['Price per sq ft', wire.BK9_L_PricePerSQFT === null ? null : perSquareFoot(wire)],
      ['Time on market', days === null ? null : countText(Math.max(0, days), 'day')],
      ['HOA dues', dues(wire)],
      ['Stories', wire.StoriesTotal === null ? list(wire.Levels) : decimalText(wire.StoriesTotal)],
      ['Community', wire.SubdivisionName],
      ['County', wire.CountyOrParish],
      ['MLS number', wire.ListingId],
      ['Lot size', wire.LotSizeAcres === null ? null : acres(wire.LotSizeAcres)],
    ],
    interior: [
      ['Fireplace', yesNo(wire.FireplaceYN)],
      ['Fireplaces', plain(wire.FireplacesTotal)],
      ['Fireplace features', list(wire.FireplaceFeatures)],
      ['Appliances', list(wire.Appliances)],
      ['Interior features', list(wire.InteriorFeatures)],
      ['Basement', list(wire.Basement)],
    ],
    parking: [
      ['Garage', yesNo(wire.GarageYN)],
      ['Garage spaces', plain(wire.GarageSpaces)],
      ['Attached garage', yesNo(wire.AttachedGarageYN)],
      ['Parking total', plain(wire.ParkingTotal)],
      ['Parking features', list(wire.ParkingFeatures)],
      ['Covered spaces', plain(wire.CoveredSpaces)],
    ],
    exterior: [
      ['Levels', list(wire.Levels)],
      ['Year built', plain(wire.YearBuilt)],
      ['Construction materials', list(wire.ConstructionMaterials)],
      ['Model', wire.Model],
      ['New construction', yesNo(wire.NewConstructionYN)],
      ['Building area', area(wire.BuildingAreaTotal, wire.BuildingAreaUnits)],
      ['Builder', wire.BuilderName],
      ['Patio and porch', list(wire.PatioAndPorchFeatures)],
      ['Exterior features', list(wire.ExteriorFeatures)],
      ['Roof', list(wire.Roof)],
      ['Property type', wire.PropertyType],
      ['Property subtype', wire.PropertySubType],
      ['Condition', list(wire.PropertyCondition)],
      ['Living area', area(wire.LivingArea, wire.LivingAreaUnits)],
      [
        'Above grade, finished',
        area(wire.AboveGradeFinishedArea, wire.AboveGradeFinishedAreaUnits),
      ],
      [
        'Below grade, finished',
        area(wire.BelowGradeFinishedArea, wire.BelowGradeFinishedAreaUnits),
      ],
      ['Foundation', list(wire.FoundationDetails)],
      ['Lot features', list(wire.LotFeatures)],
      ['Lot dimensions', wire.LotSizeDimensions],
      ['Lot size', wire.LotSizeAcres === null ? null : acres(wire.LotSizeAcres)],
    ],
    utilities: [
      ['Heating', yesNo(wire.HeatingYN)],
      ['Heating types', list(wire.Heating)],
      ['Cooling', yesNo(wire.CoolingYN)],
      ['Cooling types', list(wire.Cooling)],
      ['Utilities', list(wire.utilities)],
    ],
    association: [
      ['Association', yesNo(wire.AssociationYN)],
      ['Association name', wire.AssociationName],
      ['HOA dues', dues(wire)],
    ],
    schools: [
      ['Elementary school', wire.ElementarySchool],
      ['Elementary district', wire.ElementarySchoolDistrict],
      ['Middle or junior school', wire.MiddleOrJuniorSchool],
      ['Middle or junior district', wire.MiddleOrJuniorSchoolDistrict],
      ['High school', wire.HighSchool],
      ['High school district', wire.HighSchoolDistrict],
    ],
    other: [
      ['Documents', plain(wire.DocumentsCount)],
      ['Annual taxes', taxes(wire)],
    ],
  };
}

type WireRoom = WireDetail['Rooms'][number];

/**
 * The rooms of a home in three tables: bedrooms 1 to 5 (spec 1 section 2: level, length by width;
 * the feed's rows in their order, empty ones where it has none), bathrooms, and all others.
 */
export function readRooms(
  wire: WireDetail,
): Record<'bedrooms' | 'bathrooms' | 'rooms', BedroomRow[]> {
  const isBath = (room: WireRoom) => /bath/i.test(room.RoomType);
  const isBed = (room: WireRoom) =>
    /bed ?room|^(primary|master)$/i.test(room.RoomType) && !isBath(room);
  const isLand = /land/i.test(wire.PropertyType ?? '');
  const bedrooms = bedroomRows(wire.Rooms.filter(isBed), isLand ? 0 : BEDROOMS);
  return {
    bedrooms,
    bathrooms: wire.Rooms.filter(isBath).map(roomRow),
    rooms: wire.Rooms.filter((room) => !isBed(room) && !isBath(room)).map(roomRow),
  };
}

/** Each bedroom on the place its name says, the primary one first, others where there is room. */
function bedroomRows(rooms: WireRoom[], atLeast: number): BedroomRow[] {
  const places: (BedroomRow | undefined)[] = Array.from({ length: atLeast });
  const later: BedroomRow[] = [];
  for (const room of rooms) {
    const number = Number(/\d+/.exec(room.RoomType)?.[0] ?? 0);
    const isPrimary = /primary|master/i.test(room.RoomType);
    const place = (isPrimary ? 1 : number) - 1;
    const row = { ...roomRow(room), name: isPrimary ? 'primary' : '' };
    if (place >= 0 && place < BEDROOMS && !places[place]) places[place] = row;
    else later.push(row);
  }
  for (const row of later) {
    const free = places.findIndex((taken) => !taken);
    if (free < 0) places.push(row);
    else places[free] = row;
  }
  return Array.from(places, (row, index) => ({
    level: row?.level ?? null,
    size: row?.size ?? null,
    features: row?.features ?? null,
    name: `Bedroom ${index + 1}${row?.name ? ` (${row.name})` : ''}`,
  }));
}

function roomRow(room: WireRoom): BedroomRow {
  const hasSize = room.RoomLength !== null && room.RoomWidth !== null;
  return {
    name: room.RoomType,
    level: room.RoomLevel,
    size: hasSize
      ? `${decimalText(room.RoomLength as number)} × ${decimalText(room.RoomWidth as number)} ft`
      : null,
    features: list(room.RoomFeatures),
  };
}

function perSquareFoot(wire: WireDetail): string {
  return moneyText(Math.round(wire.BK9_L_PricePerSQFT as number) * 100);
}

function dues(wire: WireDetail): string | null {
  if (wire.AssociationFee === null) return null;
  const every = wire.AssociationFeeFrequency;
  return `${moneyText(Math.round(wire.AssociationFee * 100))}${every ? ` ${every.toLowerCase()}` : ''}`;
}

function taxes(wire: WireDetail): string | null {
  if (wire.TaxAnnualAmount === null) return null;
  const year = wire.TaxYear === null ? '' : ` (${wire.TaxYear})`;
  return `${moneyText(Math.round(wire.TaxAnnualAmount * 100))}${year}`;
}

function area(value: number | null, units: string | null): string | null {
  if (value === null) return null;
  return `${groupedText(value)} ${!units || /square feet/i.test(units) ? 'sq ft' : units.toLowerCase()}`;
}

function acres(value: number): string {
  return `${decimalText(value)} ${value === 1 ? 'acre' : 'acres'}`;
}

function yesNo(flag: boolean | null): string | null {
  return flag === null ? null : flag ? 'Yes' : 'No';
}

function list(values: readonly string[]): string | null {
  return values.length > 0 ? values.join(', ') : null;
}

function plain(value: number | null): string | null {
  return value === null ? null : String(value);
}
