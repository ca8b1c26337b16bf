import type { WireDetail } from '@homestead/contract/listings';
import { partialBaths } from '@homestead/contract/listings';
import { dateText, decimalText, groupedText } from '#platform';
import type { DetailBlock, DetailSection, FactRow } from '../listing/listing.ts';
import { homeFactMessages } from '../messages/home-facts.ts';
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

/**
 * The eight sections of a home with their fixed rows. A null value shows as NA. Other rows
 * are there only if their value is known. `days` is the time on the market; null if unknown.
 */
export function readSections(wire: WireDetail, days: number | null): DetailSection[] {
  return [
    section('overview', homeFactMessages.propertyOverview(), {
      paragraphs: (wire.PublicRemarks ?? homeFactMessages.empty()).split(/\n{2,}/),
    }),
    section('key', homeFactMessages.keyInformation(), { rows: keyRows(wire, days) }),
    section('home-details', homeFactMessages.homeDetails(), ...roomBlocks(wire), {
      title: homeFactMessages.interiorFeatures(),
      rows: interiorRows(wire),
    }),
    section('parking', homeFactMessages.parking(), { rows: parkingRows(wire) }),
    section('exterior', homeFactMessages.exterior(), { rows: exteriorRows(wire) }),
    section('utilities', homeFactMessages.utilities(), { rows: utilityRows(wire) }),
    section(
      'location',
      homeFactMessages.locationSection(),
      { title: homeFactMessages.hoaInformation(), rows: associationRows(wire) },
      { title: homeFactMessages.schoolInformation(), rows: schoolRows(wire) },
    ),
    section('other', homeFactMessages.otherSection(), {
      rows: [
        [homeFactMessages.documents(), plainText(wire.DocumentsCount)],
        ...known(homeFactMessages.annualTaxes(), taxesText(wire.TaxAnnualAmount, wire.TaxYear)),
      ],
    }),
  ];
}

function section(id: string, title: string, ...blocks: DetailBlock[]): DetailSection {
  return { id, title, blocks };
}

/** A row that is there only if its value is known. */
function known(label: string, value: string | null): FactRow[] {
  return value === null ? [] : [[label, value]];
}

function keyRows(wire: WireDetail, days: number | null): FactRow[] {
  const isCounted = wire.DaysOnMarket === null && wire.OnMarketDate !== null;
  const perSquareFoot = wire.BK9_L_PricePerSQFT;
  return [
    [homeFactMessages.propertyType(), wire.PropertySubType ?? wire.PropertyType],
    [homeFactMessages.yearBuilt(), plainText(wire.YearBuilt)],
    [
      homeFactMessages.pricePerSqFt(),
      perSquareFoot === null ? null : dollarsText(Math.round(perSquareFoot)),
      wire.LivingArea === null
        ? undefined
        : homeFactMessages.priceByArea({ area: groupedText(wire.LivingArea) }),
    ],
    [
      homeFactMessages.timeOnMarket(),
      days === null ? null : homeFactMessages.days({ count: Math.max(0, days) }),
      isCounted
        ? homeFactMessages.since({ day: dateText(wire.OnMarketDate as string) })
        : undefined,
    ],
    [homeFactMessages.hoaDues(), duesText(wire.AssociationFee, wire.AssociationFeeFrequency)],
    [
      homeFactMessages.stories(),
      wire.StoriesTotal === null ? listText(wire.Levels) : decimalText(wire.StoriesTotal),
    ],
    [homeFactMessages.community(), wire.SubdivisionName],
    [homeFactMessages.county(), wire.CountyOrParish],
    [homeFactMessages.mlsNumber(), wire.ListingId],
    [homeFactMessages.lotSize(), acresText(wire.LotSizeAcres)],
  ];
}

function roomBlocks(wire: WireDetail): DetailBlock[] {
  const { bedrooms, bathrooms, others } = readRooms(wire);
  const partial = partialBaths({
    bathsTotal: wire.BathroomsTotalInteger,
    bathsFull: wire.BathroomsFull,
    bathsHalf: wire.BathroomsHalf,
  });
  const basement = areaText(numberOf(wire.RoomBasementArea), null);
  return [
    ...(bedrooms.length > 0 ? [{ title: homeFactMessages.bedrooms(), rooms: bedrooms }] : []),
    {
      title: homeFactMessages.bathrooms(),
      rooms: bathrooms,
      rows: [
        [homeFactMessages.fullBaths(), plainText(wire.BathroomsFull)],
        ...known(homeFactMessages.partialBaths(), plainText(partial || null)),
        [homeFactMessages.halfBaths(), plainText(wire.BathroomsHalf)],
        [homeFactMessages.bathsInTotal(), plainText(wire.BathroomsTotalInteger)],
      ],
    },
    {
      title: homeFactMessages.roomFeatures(),
      rooms: others,
      rows: [[homeFactMessages.basementArea(), basement]],
    },
  ];
}

function interiorRows(wire: WireDetail): FactRow[] {
  return [
    [homeFactMessages.fireplace(), yesNo(wire.FireplaceYN)],
    [homeFactMessages.fireplaces(), plainText(wire.FireplacesTotal)],
    [homeFactMessages.fireplaceFeatures(), listText(wire.FireplaceFeatures)],
    [homeFactMessages.appliances(), listText(wire.Appliances)],
    [homeFactMessages.interiorFeatures(), listText(wire.InteriorFeatures)],
    [homeFactMessages.basement(), listText(wire.Basement)],
    ...known(homeFactMessages.flooring(), listText(wire.Flooring)),
    ...known(homeFactMessages.laundry(), listText(wire.LaundryFeatures)),
    ...known(homeFactMessages.windows(), listText(wire.WindowFeatures)),
    ...known(homeFactMessages.accessibility(), listText(wire.AccessibilityFeatures)),
  ];
}

function parkingRows(wire: WireDetail): FactRow[] {
  return [
    [homeFactMessages.garage(), yesNo(wire.GarageYN)],
    [homeFactMessages.garageSpaces(), plainText(wire.GarageSpaces)],
    [homeFactMessages.attachedGarage(), yesNo(wire.AttachedGarageYN)],
    [homeFactMessages.parkingTotal(), plainText(wire.ParkingTotal)],
    [homeFactMessages.parkingFeatures(), listText(wire.ParkingFeatures)],
    [homeFactMessages.coveredSpaces(), plainText(wire.CoveredSpaces)],
  ];
}

function exteriorRows(wire: WireDetail): FactRow[] {
  return [
    [homeFactMessages.levels(), listText(wire.Levels)],
    [homeFactMessages.yearBuilt(), plainText(wire.YearBuilt)],
    [homeFactMessages.constructionMaterials(), listText(wire.ConstructionMaterials)],
    [homeFactMessages.model(), wire.Model],
    [homeFactMessages.newConstruction(), yesNo(wire.NewConstructionYN)],
    [homeFactMessages.buildingArea(), areaText(wire.BuildingAreaTotal, wire.BuildingAreaUnits)],
    [homeFactMessages.builder(), wire.BuilderName],
    [homeFactMessages.patioAndPorch(), listText(wire.PatioAndPorchFeatures)],
    [homeFactMessages.exteriorFeatures(), listText(wire.ExteriorFeatures)],
    [homeFactMessages.roof(), listText(wire.Roof)],
    [homeFactMessages.propertyType(), wire.PropertyType],
    [homeFactMessages.propertySubtype(), wire.PropertySubType],
    [homeFactMessages.condition(), listText(wire.PropertyCondition)],
    [homeFactMessages.livingArea(), areaText(wire.LivingArea, wire.LivingAreaUnits)],
    [
      homeFactMessages.aboveGradeFinished(),
      areaText(wire.AboveGradeFinishedArea, wire.AboveGradeFinishedAreaUnits),
    ],
    [
      homeFactMessages.belowGradeFinished(),
      areaText(wire.BelowGradeFinishedArea, wire.BelowGradeFinishedAreaUnits),
    ],
    [homeFactMessages.foundation(), listText(wire.FoundationDetails)],
    [homeFactMessages.lotFeatures(), listText(wire.LotFeatures)],
    [homeFactMessages.lotDimensions(), wire.LotSizeDimensions],
    [homeFactMessages.lotSize(), acresText(wire.LotSizeAcres)],
    ...known(homeFactMessages.fencing(), listText(wire.Fencing)),
    ...known(homeFactMessages.pool(), listText(wire.PoolFeatures)),
    ...known(homeFactMessages.view(), listText(wire.View)),
    ...known(homeFactMessages.otherStructures(), listText(wire.OtherStructures)),
    ...known(homeFactMessages.horseAmenities(), listText(wire.HorseAmenities)),
  ];
}

function utilityRows(wire: WireDetail): FactRow[] {
  return [
    [homeFactMessages.heating(), yesNo(wire.HeatingYN)],
    [homeFactMessages.heatingTypes(), listText(wire.Heating)],
    [homeFactMessages.cooling(), yesNo(wire.CoolingYN)],
    [homeFactMessages.coolingTypes(), listText(wire.Cooling)],
    [homeFactMessages.utilities(), listText(wire.utilities)],
    ...known(homeFactMessages.sewer(), listText(wire.Sewer)),
    ...known(homeFactMessages.water(), listText(wire.WaterSource)),
  ];
}

function associationRows(wire: WireDetail): FactRow[] {
  return [
    [homeFactMessages.association(), yesNo(wire.AssociationYN)],
    [homeFactMessages.associationName(), wire.AssociationName],
    [homeFactMessages.hoaDues(), duesText(wire.AssociationFee, wire.AssociationFeeFrequency)],
    ...known(homeFactMessages.duesInclude(), listText(wire.AssociationFeeIncludes)),
    ...known(homeFactMessages.amenities(), listText(wire.AssociationAmenities)),
    ...known(homeFactMessages.communityFeatures(), listText(wire.CommunityFeatures)),
  ];
}

function schoolRows(wire: WireDetail): FactRow[] {
  return [
    [homeFactMessages.elementarySchool(), wire.ElementarySchool],
    [homeFactMessages.elementaryDistrict(), wire.ElementarySchoolDistrict],
    [homeFactMessages.middleOrJuniorSchool(), wire.MiddleOrJuniorSchool],
    [homeFactMessages.middleOrJuniorDistrict(), wire.MiddleOrJuniorSchoolDistrict],
    [homeFactMessages.highSchool(), wire.HighSchool],
    [homeFactMessages.highSchoolDistrict(), wire.HighSchoolDistrict],
  ];
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}
