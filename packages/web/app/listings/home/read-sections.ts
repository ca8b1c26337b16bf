import type { WireDetail } from '@homestead/contract/listings';
import { countText, dateText, decimalText, groupedText } from '#platform';
import type { DetailBlock, DetailSection, FactRow } from '../listing.ts';
import {
  acresText,
  areaText,
  dollarsText,
  duesText,
  listText,
  plainText,
  taxesText,
  yesNo,
} from './fact-text.ts';
import { readRooms } from './read-rooms.ts';

/** What an empty value of these sections reads (decision 15). */
const EMPTY = 'NA';

/**
 * The eight sections of a home (spec 1 section 2), each row named there, ready to read: an empty
 * value is null and reads NA. Rows beyond those of the spec are there only when they are known.
 * `days` is the time on the market, null when nothing tells it.
 */
export function readSections(wire: WireDetail, days: number | null): DetailSection[] {
  return [
    section('overview', 'Property Overview', {
      paragraphs: (wire.PublicRemarks ?? EMPTY).split(/\n{2,}/),
    }),
    section('key', 'Key Information', { rows: keyRows(wire, days) }),
    section('home-details', 'Home Details', ...roomBlocks(wire), {
      title: 'Interior features',
      rows: interiorRows(wire),
    }),
    section('parking', 'Parking', { rows: parkingRows(wire) }),
    section('exterior', 'Exterior', { rows: exteriorRows(wire) }),
    section('utilities', 'Utilities', { rows: utilityRows(wire) }),
    section(
      'location',
      'Location',
      { title: 'HOA information', rows: associationRows(wire) },
      { title: 'School information', rows: schoolRows(wire) },
    ),
    section('other', 'Other', {
      rows: [
        ['Documents', plainText(wire.DocumentsCount)],
        ...known('Annual taxes', taxesText(wire.TaxAnnualAmount, wire.TaxYear)),
      ],
    }),
  ];
}

function section(id: string, title: string, ...blocks: DetailBlock[]): DetailSection {
  return { id, title, blocks };
}

/** A row that is there only when its value is known. */
function known(label: string, value: string | null): FactRow[] {
  return value === null ? [] : [[label, value]];
}

function keyRows(wire: WireDetail, days: number | null): FactRow[] {
  const isCounted = wire.DaysOnMarket === null && wire.OnMarketDate !== null;
  const perSquareFoot = wire.BK9_L_PricePerSQFT;
  return [
    ['Property type', wire.PropertySubType ?? wire.PropertyType],
    ['Year built', plainText(wire.YearBuilt)],
    [
      'Price per sq ft',
      perSquareFoot === null ? null : dollarsText(Math.round(perSquareFoot)),
      wire.LivingArea === null ? undefined : `Price ÷ ${groupedText(wire.LivingArea)} sq ft`,
    ],
    [
      'Time on market',
      days === null ? null : countText(Math.max(0, days), 'day'),
      isCounted ? `Since ${dateText(wire.OnMarketDate as string)}` : undefined,
    ],
    ['HOA dues', duesText(wire.AssociationFee, wire.AssociationFeeFrequency)],
    [
      'Stories',
      wire.StoriesTotal === null ? listText(wire.Levels) : decimalText(wire.StoriesTotal),
    ],
    ['Community', wire.SubdivisionName],
    ['County', wire.CountyOrParish],
    ['MLS number', wire.ListingId],
    ['Lot size', acresText(wire.LotSizeAcres)],
  ];
}

function roomBlocks(wire: WireDetail): DetailBlock[] {
  const { bedrooms, bathrooms, others } = readRooms(wire);
  const basement = areaText(numberOf(wire.RoomBasementArea), null);
  return [
    ...(bedrooms.length > 0 ? [{ title: 'Bedrooms', rooms: bedrooms }] : []),
    {
      title: 'Bathrooms',
      rooms: bathrooms,
      rows: [
        ['Full baths', plainText(wire.BathroomsFull)],
        ['Half baths', plainText(wire.BathroomsHalf)],
        ['Baths in total', plainText(wire.BathroomsTotalInteger)],
      ],
    },
    { title: 'Room features', rooms: others, rows: [['Basement area', basement]] },
  ];
}

function interiorRows(wire: WireDetail): FactRow[] {
  return [
    ['Fireplace', yesNo(wire.FireplaceYN)],
    ['Fireplaces', plainText(wire.FireplacesTotal)],
    ['Fireplace features', listText(wire.FireplaceFeatures)],
    ['Appliances', listText(wire.Appliances)],
    ['Interior features', listText(wire.InteriorFeatures)],
    ['Basement', listText(wire.Basement)],
    ...known('Flooring', listText(wire.Flooring)),
    ...known('Laundry', listText(wire.LaundryFeatures)),
    ...known('Windows', listText(wire.WindowFeatures)),
    ...known('Accessibility', listText(wire.AccessibilityFeatures)),
  ];
}

function parkingRows(wire: WireDetail): FactRow[] {
  return [
    ['Garage', yesNo(wire.GarageYN)],
    ['Garage spaces', plainText(wire.GarageSpaces)],
    ['Attached garage', yesNo(wire.AttachedGarageYN)],
    ['Parking total', plainText(wire.ParkingTotal)],
    ['Parking features', listText(wire.ParkingFeatures)],
    ['Covered spaces', plainText(wire.CoveredSpaces)],
  ];
}

function exteriorRows(wire: WireDetail): FactRow[] {
  return [
    ['Levels', listText(wire.Levels)],
    ['Year built', plainText(wire.YearBuilt)],
    ['Construction materials', listText(wire.ConstructionMaterials)],
    ['Model', wire.Model],
    ['New construction', yesNo(wire.NewConstructionYN)],
    ['Building area', areaText(wire.BuildingAreaTotal, wire.BuildingAreaUnits)],
    ['Builder', wire.BuilderName],
    ['Patio and porch', listText(wire.PatioAndPorchFeatures)],
    ['Exterior features', listText(wire.ExteriorFeatures)],
    ['Roof', listText(wire.Roof)],
    ['Property type', wire.PropertyType],
    ['Property subtype', wire.PropertySubType],
    ['Condition', listText(wire.PropertyCondition)],
    ['Living area', areaText(wire.LivingArea, wire.LivingAreaUnits)],
    [
      'Above grade, finished',
      areaText(wire.AboveGradeFinishedArea, wire.AboveGradeFinishedAreaUnits),
    ],
    [
      'Below grade, finished',
      areaText(wire.BelowGradeFinishedArea, wire.BelowGradeFinishedAreaUnits),
    ],
    ['Foundation', listText(wire.FoundationDetails)],
    ['Lot features', listText(wire.LotFeatures)],
    ['Lot dimensions', wire.LotSizeDimensions],
    ['Lot size', acresText(wire.LotSizeAcres)],
    ...known('Fencing', listText(wire.Fencing)),
    ...known('Pool', listText(wire.PoolFeatures)),
    ...known('View', listText(wire.View)),
    ...known('Other structures', listText(wire.OtherStructures)),
    ...known('Horse amenities', listText(wire.HorseAmenities)),
  ];
}

function utilityRows(wire: WireDetail): FactRow[] {
  return [
    ['Heating', yesNo(wire.HeatingYN)],
    ['Heating types', listText(wire.Heating)],
    ['Cooling', yesNo(wire.CoolingYN)],
    ['Cooling types', listText(wire.Cooling)],
    ['Utilities', listText(wire.utilities)],
    ...known('Sewer', listText(wire.Sewer)),
    ...known('Water', listText(wire.WaterSource)),
  ];
}

function associationRows(wire: WireDetail): FactRow[] {
  return [
    ['Association', yesNo(wire.AssociationYN)],
    ['Association name', wire.AssociationName],
    ['HOA dues', duesText(wire.AssociationFee, wire.AssociationFeeFrequency)],
    ...known('Dues include', listText(wire.AssociationFeeIncludes)),
    ...known('Amenities', listText(wire.AssociationAmenities)),
    ...known('Community features', listText(wire.CommunityFeatures)),
  ];
}

function schoolRows(wire: WireDetail): FactRow[] {
  return [
    ['Elementary school', wire.ElementarySchool],
    ['Elementary district', wire.ElementarySchoolDistrict],
    ['Middle or junior school', wire.MiddleOrJuniorSchool],
    ['Middle or junior district', wire.MiddleOrJuniorSchoolDistrict],
    ['High school', wire.HighSchool],
    ['High school district', wire.HighSchoolDistrict],
  ];
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
