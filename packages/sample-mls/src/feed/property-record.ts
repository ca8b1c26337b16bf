import { addressLine } from '../market/address.ts';
import { associationOf } from '../market/association.ts';
import { instantText } from '../market/calendar.ts';
import { mix } from '../market/chance.ts';
import { isBareLand, isFlat } from '../market/dwelling.ts';
import { featuresOf } from '../market/features.ts';
import { type LifeState, priceAt } from '../market/life.ts';
import type { Listing } from '../market/listing.ts';
import { photosOf } from '../market/photos.ts';
import { remarksOf } from '../market/remarks.ts';
import { roomsOf } from '../market/rooms.ts';
import { currentPrice, type FeedRecord, headOf } from './property-head.ts';
import {
  accessibilityOf,
  addressFields,
  datesOf,
  flattenRooms,
  isForSeniors,
} from './property-parts.ts';
import { levelWords, styleWords, systemName } from './wire-text.ts';

const list = (values: readonly string[] | undefined): readonly string[] => values ?? [];
const positive = (value: number): number | null => (value > 0 ? value : null);

const taxRates: Readonly<Record<string, number>> = {
  Douglas: 0.0198,
  Sarpy: 0.0192,
  Lancaster: 0.0184,
  Washington: 0.0162,
  Saunders: 0.0158,
};

const closePrice = (core: Listing, state: LifeState): number | null =>
  state.closedAt === null
    ? null
    : Math.round((currentPrice(core, state) * (0.965 + (mix(core.index, 8) % 60) / 1000)) / 500) *
      500;

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
  const buyerMember = state.closedAt === null ? null : listing.buyerMember;
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
    AccessibilityFeatures: accessibilityOf(listing),
    SeniorCommunityYN: isForSeniors(listing),
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
    CoListAgentMlsId: coMember?.mlsId ?? null,
    CoListAgentFullName: coMember === null ? null : `${coMember.firstName} ${coMember.lastName}`,
    CoListOfficeKey: coMember?.office.key ?? null,
    CoListOfficeName: coMember?.office.name ?? null,
    BuyerAgentKey: buyerMember?.key ?? null,
    BuyerAgentMlsId: buyerMember?.mlsId ?? null,
    BuyerAgentFullName: buyerMember && `${buyerMember.firstName} ${buyerMember.lastName}`,
    AttributionContact: phone,
    ...flattenRooms(rooms),
    BK9_L_PricePerSQFT:
      home.livingArea > 0 ? Math.round((price / home.livingArea) * 100) / 100 : null,
    BK9_L_Address: addressLine(listing.address),
    BK9_LM_Dec_3: positive(home.belowGradeArea),
    BK9_LM_Char1_8: flat ? 'C' : 'D',
    BK9_LFD_Style_12: list(features.ConstructionMaterials).join(',') || null,
    BK9_L_UpdateDate: instantText(state.modifiedAt),
  };
}
