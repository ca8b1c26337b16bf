import { addressLine, ordinal } from '../market/address.ts';
import { associationOf } from '../market/association.ts';
import { day, instantText, omahaDate } from '../market/calendar.ts';
import { mix } from '../market/chance.ts';
import { isBareLand, isFlat } from '../market/dwelling.ts';
import { featuresOf } from '../market/features.ts';
import { type LifeState, priceAt } from '../market/life.ts';
import type { Listing, ListingCore } from '../market/listing.ts';
import { photosOf } from '../market/photos.ts';
import { remarksOf } from '../market/remarks.ts';
import { type Room, roomsOf } from '../market/rooms.ts';
import { flattenedRooms } from './entity-model.ts';
import {
  levelWords,
  mlsStatusWords,
  statusWords,
  styleWords,
  systemName,
  typeWords,
} from './wire-text.ts';

/** A record of the feed in its plain form: numbers, display words, lists, null for what is open. */
export type FeedRecord = Record<string, unknown>;

const instant = (at: number | null): string | null => (at === null ? null : instantText(at));
const date = (at: number | null): string | null => (at === null ? null : omahaDate(at));
const list = (values: readonly string[] | undefined): readonly string[] => values ?? [];
const positive = (value: number): number | null => (value > 0 ? value : null);

const taxRates: Readonly<Record<string, number>> = {
  Douglas: 0.0198,
  Sarpy: 0.0192,
  Lancaster: 0.0184,
  Washington: 0.0162,
  Saunders: 0.0158,
};

/** Asked price now; the price after each change is named as a seller would name it. */
export const currentPrice = (core: ListingCore, state: LifeState): number =>
  priceAt(core.firstPrice, state.priceFactor, core.taste);

const closePrice = (core: ListingCore, state: LifeState): number | null =>
  state.closedAt === null
    ? null
    : Math.round((currentPrice(core, state) * (0.965 + (mix(core.index, 8) % 60) / 1000)) / 500) *
      500;

/**
 * The fields that most filters ask for. They cost a tenth of a full record, so a filter on them
 * alone is answered without computing the rest.
 */
export function headOf(core: ListingCore, state: LifeState): FeedRecord {
  const [type, subType] = typeWords[core.home.kind];
  return {
    ListingKey: core.key,
    ListingId: core.number,
    OriginatingSystemName: systemName,
    MlgCanView: !state.hidden,
    StandardStatus: statusWords[state.status],
    MlsStatus: mlsStatusWords[state.status],
    ModificationTimestamp: instantText(state.modifiedAt),
    PhotosChangeTimestamp: instantText(state.photosChangedAt),
    StatusChangeTimestamp: instantText(state.statusChangedAt),
    PriceChangeTimestamp: instant(state.priceChangedAt),
    OriginalEntryTimestamp: instantText(state.enteredAt),
    PropertyType: type,
    PropertySubType: subType,
    City: core.city.name,
    CountyOrParish: core.city.county,
    StateOrProvince: core.city.state,
    PostalCode: core.place.zip,
    SubdivisionName: core.place.name,
    ListPrice: currentPrice(core, state),
    LivingArea: positive(core.home.livingArea),
    BedroomsTotal: isBareLand(core.home.kind) ? null : core.home.bedrooms,
    YearBuilt: core.home.yearBuilt,
  };
}

const headFields: ReadonlySet<string> = new Set([
  'ListingKey',
  'ListingId',
  'OriginatingSystemName',
  'MlgCanView',
  'StandardStatus',
  'MlsStatus',
  'ModificationTimestamp',
  'PhotosChangeTimestamp',
  'StatusChangeTimestamp',
  'PriceChangeTimestamp',
  'OriginalEntryTimestamp',
  'PropertyType',
  'PropertySubType',
  'City',
  'CountyOrParish',
  'StateOrProvince',
  'PostalCode',
  'SubdivisionName',
  'ListPrice',
  'LivingArea',
  'BedroomsTotal',
  'YearBuilt',
]);

/** Whether `headOf` has a field. */
export const isHeadField = (name: string): boolean => headFields.has(name);

function flatten(rooms: readonly Room[]): FeedRecord {
  const byName = new Map(rooms.map((room) => [room.name, room]));
  const primary = byName.get('MasterBedroom');
  if (primary !== undefined) byName.set('Bedroom1', { ...primary, name: 'Bedroom1' });
  const record: FeedRecord = {};
  for (const name of flattenedRooms) {
    const room = byName.get(name);
    record[`Room${name}Level`] = room?.level ?? null;
    record[`Room${name}Length`] = room?.length ?? null;
    record[`Room${name}Width`] = room?.width ?? null;
    record[`Room${name}Area`] = room === undefined ? null : Math.round(room.length * room.width);
    record[`Room${name}Features`] = list(room?.features);
  }
  return record;
}

const builders = [
  'Sample Prairie Homes',
  'Sample Platte Builders',
  'Sample Bluffline Homes',
  'Sample Cornerpost Construction',
  'Sample Ridgeline Homes',
];
const models = [
  'The Aspen',
  'The Bristol',
  'The Cheyenne',
  'The Dakota',
  'The Elm',
  'The Franklin',
  'The Granite',
  'The Harper',
];

function datesOf(state: LifeState, now: number): FeedRecord {
  const until =
    state.closedAt === null
      ? (state.contractAt ?? state.offMarketAt ?? now)
      : (state.contractAt ?? now);
  const onMarket = state.status === 'ComingSoon' ? null : state.activeSince;
  const days = onMarket === null ? 0 : Math.max(0, Math.floor((until - onMarket) / day));
  return {
    ListingContractDate: date(state.enteredAt - day),
    OnMarketDate: date(onMarket),
    ActivationDate:
      state.status === 'ComingSoon' ? date(state.enteredAt + 10 * day) : date(onMarket),
    OffMarketDate: date(state.offMarketAt),
    PurchaseContractDate: date(state.contractAt),
    ContingentDate: state.status === 'ActiveUnderContract' ? date(state.contractAt) : null,
    PendingTimestamp:
      state.status === 'Pending' || state.status === 'Closed' ? instant(state.offMarketAt) : null,
    CloseDate: date(state.closedAt),
    WithdrawnDate: state.status === 'Withdrawn' ? date(state.offMarketAt) : null,
    CancellationDate: state.status === 'Canceled' ? date(state.offMarketAt) : null,
    ExpirationDate: date(state.enteredAt + 180 * day),
    DaysOnMarket: days,
    CumulativeDaysOnMarket: days,
  };
}

function addressFields(listing: Listing): FeedRecord {
  const { address, place, city } = listing;
  return {
    StreetNumber: String(address.streetNumber),
    StreetNumberNumeric: address.streetNumber,
    StreetDirPrefix: address.directionPrefix,
    StreetName: address.streetName,
    StreetSuffix: address.streetSuffix === '' ? null : address.streetSuffix,
    UnitNumber: address.unit,
    UnparsedAddress: addressLine(address),
    City: city.name,
    StateOrProvince: city.state,
    PostalCode: place.zip,
    CountyOrParish: city.county,
    Country: 'US',
    Latitude: Math.round(address.position[1] * 1e6) / 1e6,
    Longitude: Math.round(address.position[0] * 1e6) / 1e6,
    SubdivisionName: place.name,
    MLSAreaMajor: `${city.name} ${place.zip}`,
    Directions: `From ${address.nearWest < 1 ? 'the main street' : `${ordinal(address.nearWest)} Street`} turn ${address.faces === 'North' || address.faces === 'South' ? 'west' : 'south'} to the home.`,
    ParcelNumber: String(mix(listing.seed, listing.index, 61)).padStart(10, '0'),
    TaxLegalDescription: `${place.name.toUpperCase()} LOT ${1 + (mix(listing.index, 62) % 340)} BLOCK 0`,
    DirectionFaces: address.faces,
  };
}

/** A full Property record at a state; `now` is the market's time, for the days on market. */
export function propertyRecord(listing: Listing, state: LifeState, now: number): FeedRecord {
  const { home, member, coMember, schools } = listing;
  const features = featuresOf(listing);
  const rooms = roomsOf(listing);
  const association = associationOf(listing);
  const photos = photosOf(listing, state);
  const price = currentPrice(listing, state);
  const bare = isBareLand(home.kind);
  const flat = isFlat(home.kind);
  const acres = home.lotAcres;
  const baths = home.fullBaths + home.threeQuarterBaths + home.halfBaths;
  const assessed =
    Math.round((home.worth * (0.8 + (mix(listing.index, 5) % 160) / 1000)) / 100) * 100;
  const phone = member.phone;
  return {
    ...headOf(listing, state),
    OriginatingSystemKey: listing.key,
    SourceSystemName: systemName,
    MlgCanUse: listing.displayed ? 'IDX,VOW,BO' : 'VOW,BO',
    PhotosCount: photos.length,
    DocumentsCount: bare ? 1 : 2 + (mix(listing.index, 4) % 4),
    ...datesOf(state, now),
    OriginalListPrice: listing.firstPrice,
    PreviousListPrice:
      state.formerPriceFactor === null
        ? null
        : priceAt(listing.firstPrice, state.formerPriceFactor, listing.taste),
    ClosePrice: closePrice(listing, state),
    ArchitecturalStyle: home.kind === 'loft' ? ['Loft'] : styleWords[home.style],
    Levels: levelWords(home.stories, home.style),
    Stories: positive(home.stories),
    ...addressFields(listing),
    ElementarySchool: schools.elementary,
    ElementarySchoolDistrict: schools.district,
    MiddleOrJuniorSchool: schools.middle,
    MiddleOrJuniorSchoolDistrict: schools.district,
    HighSchool: schools.high,
    HighSchoolDistrict: schools.district,
    MainLevelBedrooms: bare
      ? null
      : rooms.filter((room) => room.level === 'Main' && room.type.includes('edroom')).length,
    BathroomsTotalInteger: bare ? null : baths,
    BathroomsFull: bare ? null : home.fullBaths,
    BathroomsThreeQuarter: bare ? null : home.threeQuarterBaths,
    BathroomsHalf: bare ? null : home.halfBaths,
    RoomsTotal: bare ? null : Math.max(rooms.length, home.bedrooms + 3),
    LivingAreaUnits: bare ? null : 'Square Feet',
    BuildingAreaTotal: bare
      ? null
      : home.aboveGradeArea +
        Math.round(home.aboveGradeArea / Math.max(1, home.stories)) *
          (home.basement === null ? 0 : 1),
    BuildingAreaUnits: bare ? null : 'Square Feet',
    AboveGradeFinishedArea: positive(home.aboveGradeArea),
    AboveGradeFinishedAreaUnits: bare ? null : 'Square Feet',
    BelowGradeFinishedArea: bare ? null : home.belowGradeArea,
    BelowGradeFinishedAreaUnits: bare ? null : 'Square Feet',
    NumberOfUnitsTotal: home.units > 1 ? home.units : null,
    NewConstructionYN: bare ? null : home.newConstruction,
    BuilderName: home.newConstruction
      ? builders[mix(listing.place.index, 6) % builders.length]
      : null,
    Model: home.newConstruction ? models[mix(listing.index, 7) % models.length] : null,
    PropertyCondition: list(features.PropertyCondition),
    LotSizeAcres: acres,
    LotSizeSquareFeet: acres === null ? null : Math.round(acres * 43_560),
    LotSizeArea: acres,
    LotSizeUnits: acres === null ? null : 'Acres',
    LotSizeDimensions:
      acres === null ? null : acres > 3 ? `${acres} acres` : `${home.lotWidth} x ${home.lotDepth}`,
    LotFeatures: list(features.LotFeatures),
    FrontageLength: acres === null ? null : String(home.lotWidth),
    GarageYN: bare ? null : home.garageSpaces > 0,
    AttachedGarageYN: bare ? null : home.garageSpaces > 0 && home.garageAttached,
    GarageSpaces: bare ? null : home.garageSpaces,
    CoveredSpaces: bare ? null : home.garageSpaces,
    ParkingTotal: bare ? null : home.garageSpaces + (flat ? 1 : 2),
    OpenParkingSpaces: bare ? null : flat ? 1 : 2,
    ParkingFeatures: list(features.ParkingFeatures),
    CarportYN: bare ? null : false,
    BasementYN: bare ? null : home.basement !== null,
    Basement: list(features.Basement),
    FoundationDetails: list(features.FoundationDetails),
    ConstructionMaterials: list(features.ConstructionMaterials),
    Roof: list(features.Roof),
    Flooring: list(features.Flooring),
    Heating: list(features.Heating),
    HeatingYN: bare ? null : true,
    Cooling: list(features.Cooling),
    CoolingYN: bare ? null : true,
    Utilities: list(features.Utilities),
    WaterSource: list(features.WaterSource),
    Sewer: list(features.Sewer),
    Appliances: list(features.Appliances),
    InteriorFeatures: list(features.InteriorFeatures),
    FireplaceYN: bare ? null : home.fireplaces > 0,
    FireplacesTotal: bare ? null : home.fireplaces,
    FireplaceFeatures: list(features.FireplaceFeatures),
    WindowFeatures: list(features.WindowFeatures),
    LaundryFeatures: list(features.LaundryFeatures),
    ExteriorFeatures: list(features.ExteriorFeatures),
    PatioAndPorchFeatures: list(features.PatioAndPorchFeatures),
    Fencing: list(features.Fencing),
    OtherStructures: list(features.OtherStructures),
    PoolPrivateYN: bare ? null : home.pool === 'in-ground' || home.pool === 'above-ground',
    PoolFeatures: list(features.PoolFeatures),
    SpaYN: bare ? null : false,
    WaterfrontYN: home.waterfront !== null,
    WaterfrontFeatures: list(features.WaterfrontFeatures),
    WaterBodyName: home.waterfront === 'lake' ? `${listing.place.name} Lake` : null,
    HorseYN: home.horses,
    HorseAmenities: list(features.HorseAmenities),
    View: list(features.View),
    ViewYN: list(features.View).length > 0,
    CommunityFeatures: list(features.CommunityFeatures),
    AccessibilityFeatures: [],
    SeniorCommunityYN: false,
    AssociationYN: association !== null,
    AssociationName: association?.name ?? null,
    AssociationPhone: null,
    AssociationFee: association?.fee ?? null,
    AssociationFeeFrequency: association?.frequency ?? null,
    AssociationFeeIncludes: association === null ? [] : list(features.AssociationFeeIncludes),
    AssociationAmenities: association === null ? [] : list(features.AssociationAmenities),
    TaxAnnualAmount: home.newConstruction
      ? null
      : Math.round(assessed * (taxRates[listing.city.county] ?? 0.019)),
    TaxYear: listing.listedYear - 1,
    TaxAssessedValue: home.newConstruction ? null : assessed,
    SpecialListingConditions: list(features.SpecialListingConditions),
    ListingTerms: list(features.ListingTerms),
    Possession: list(features.Possession),
    ListingAgreement: 'Exclusive Right To Sell',
    CurrentUse: list(features.CurrentUse),
    PossibleUse: list(features.PossibleUse),
    PublicRemarks: remarksOf(listing, features, rooms),
    PrivateRemarks: 'Lockbox on the front door. Please call before showing.',
    VirtualTourURLUnbranded: null,
    InternetEntireListingDisplayYN: listing.displayed,
    InternetAddressDisplayYN: listing.addressShown,
    InternetAutomatedValuationDisplayYN: listing.valuationAllowed,
    InternetConsumerCommentYN: listing.commentsAllowed,
    ListAgentKey: member.key,
    ListAgentMlsId: member.mlsId,
    ListAgentFullName: `${member.firstName} ${member.lastName}`,
    ListAgentFirstName: member.firstName,
    ListAgentLastName: member.lastName,
    ListAgentEmail: member.email,
    ListAgentDirectPhone: phone,
    ListOfficeKey: member.office.key,
    ListOfficeMlsId: member.office.mlsId,
    ListOfficeName: member.office.name,
    ListOfficePhone: member.office.phone,
    CoListAgentKey: coMember?.key ?? null,
    CoListAgentFullName: coMember === null ? null : `${coMember.firstName} ${coMember.lastName}`,
    CoListOfficeKey: coMember?.office.key ?? null,
    CoListOfficeName: coMember?.office.name ?? null,
    AttributionContact: phone,
    ...flatten(rooms),
    BK9_L_PricePerSQFT:
      home.livingArea > 0 ? Math.round((price / home.livingArea) * 100) / 100 : null,
    BK9_L_Address: addressLine(listing.address),
    BK9_LM_Dec_3: positive(home.belowGradeArea),
    BK9_LM_Char1_8: flat ? 'C' : 'D',
    BK9_LFD_Style_12: list(features.ConstructionMaterials).join(','),
    BK9_L_UpdateDate: instantText(state.modifiedAt),
  };
}
