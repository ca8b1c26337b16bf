import type { WireDetail } from '@homestead/contract/listings';
import { dollarsFromCents } from '@homestead/contract/platform';
import type { DetailFacts } from '#feed';
import type { Moment, Settings } from '#platform';
import { daysOnMarket } from '../cards/days-on-market.ts';
import { presentPhoto } from '../cards/present-photo.ts';
import type { DetailRow, HomeRow } from './listing-detail-store.ts';
import { presentNamedRooms, presentRooms } from './present-rooms.ts';

const MLS_SQUARE_FEET = 'Square Feet';

/**
 * A listing for its page. Without the right to show the address, street and position are
 * left out. Unknown is null or an empty list, never 0.
 */
export function presentListing(
  row: HomeRow,
  { today }: Moment,
  site: Pick<Settings, 'publicUrl'>,
): WireDetail {
  const facts = row.facts ?? {};
  const rooms = row.rooms ?? [];
  const position = row.address_shown ? row.position : null;
  const street = row.address_shown ? row.street_address : null;
  const price = dollars(row.list_price_cents);
  return {
    ListingId: row.mls_number,
    ListPrice: price,
    UnparsedAddress: street,
    City: row.city,
    StateOrProvince: row.state,
    PostalCode: row.zip,
    Country: facts.Country ?? 'US',
    Latitude: position?.y ?? null,
    Longitude: position?.x ?? null,
    PropertyType: row.property_type,
    PropertySubType: row.property_subtype,
    BedroomsTotal: row.beds,
    BathroomsTotalInteger: row.baths_total,
    GarageSpaces: row.garage_spaces,
    YearBuilt: row.year_built,
    PublicRemarks: row.remarks,
    Media: row.photos.map((photo) => {
      const shown = presentPhoto(photo, site);
      return { ...shown, MediaURL: shown.mediaurl };
    }),
    BK9_L_PricePerSQFT: pricePerSquareFoot(row),
    OnMarketDate: row.on_market_on,
    OffMarketDate: row.off_market_on,
    AssociationFee: dollars(row.association_fee_cents),
    AssociationFeeFrequency: row.association_fee_frequency,
    AssociationFeeMonthly: dollars(row.association_monthly_cents),
    SubdivisionName: row.subdivision,
    CountyOrParish: row.county,
    LotSizeAcres: row.lot_size_acres,
    LotFeatures: row.lot_features,
    FireplacesTotal: row.fireplaces,
    NewConstructionYN: row.new_construction,
    BuildingAreaTotal: row.building_area,
    LivingArea: row.living_area,
    ElementarySchool: row.elementary_school,
    MiddleOrJuniorSchool: row.middle_school,
    HighSchool: row.high_school,
    HighSchoolDistrict: row.high_school_district,
    listingid: row.mls_number,
    price,
    street_address: street,
    propertysubtype: row.property_subtype,
    StandardStatus: row.standard_status,
    BathroomsFull: row.baths_full,
    BathroomsHalf: row.baths_half,
    StoriesTotal: row.stories,
    DaysOnMarket: daysOnMarket(row, today),
    OriginalListPrice: dollars(row.original_list_price_cents),
    ClosePrice: dollars(row.close_price_cents),
    CloseDate: row.close_on,
    Rooms: presentRooms(rooms),
    kinds: row.kinds,
    PositionApproximate: position !== null && row.position_approximate,
    ListOfficeName: row.list_office_name,
    AttributionContact: row.attribution_contact,
    OriginatingSystemName: row.source,
    ModificationTimestamp: row.modified_at.toISOString(),
    LastConfirmed: row.last_confirmed_at.toISOString(),
    ...presentFacts(facts, row),
    ...presentNamedRooms(rooms),
  };
}

/** What is only stored in the facts. */
function presentFacts(facts: DetailFacts, row: DetailRow) {
  return {
    BuildingAreaUnits: facts.BuildingAreaUnits ?? unitOf(row.building_area),
    AssociationYN: facts.AssociationYN ?? null,
    AssociationName: facts.AssociationName ?? null,
    Levels: facts.Levels ?? [],
    LotSizeDimensions: facts.LotSizeDimensions ?? null,
    FireplaceYN: facts.FireplaceYN ?? isSome(row.fireplaces),
    FireplaceFeatures: facts.FireplaceFeatures ?? [],
    GarageYN: facts.GarageYN ?? isSome(row.garage_spaces),
    AttachedGarageYN: facts.AttachedGarageYN ?? null,
    ParkingTotal: facts.ParkingTotal ?? null,
    ParkingFeatures: facts.ParkingFeatures ?? [],
    CoveredSpaces: facts.CoveredSpaces ?? null,
    ConstructionMaterials: facts.ConstructionMaterials ?? [],
    Model: facts.Model ?? null,
    BuilderName: facts.BuilderName ?? null,
    PatioAndPorchFeatures: facts.PatioAndPorchFeatures ?? [],
    ExteriorFeatures: facts.ExteriorFeatures ?? [],
    InteriorFeatures: facts.InteriorFeatures ?? [],
    Appliances: facts.Appliances ?? [],
    Roof: facts.Roof ?? [],
    PropertyCondition: facts.PropertyCondition ?? [],
    LivingAreaUnits: facts.LivingAreaUnits ?? unitOf(row.living_area),
    BelowGradeFinishedArea: facts.BelowGradeFinishedArea ?? null,
    BelowGradeFinishedAreaUnits: facts.BelowGradeFinishedAreaUnits ?? null,
    AboveGradeFinishedArea: facts.AboveGradeFinishedArea ?? null,
    AboveGradeFinishedAreaUnits: facts.AboveGradeFinishedAreaUnits ?? null,
    FoundationDetails: facts.FoundationDetails ?? [],
    HeatingYN: facts.HeatingYN ?? isListed(facts.Heating),
    Heating: facts.Heating ?? [],
    CoolingYN: facts.CoolingYN ?? isListed(facts.Cooling),
    Cooling: facts.Cooling ?? [],
    utilities: facts.Utilities ?? [],
    DocumentsCount: facts.DocumentsCount ?? null,
    ElementarySchoolDistrict: facts.ElementarySchoolDistrict ?? null,
    MiddleOrJuniorSchoolDistrict: facts.MiddleOrJuniorSchoolDistrict ?? null,
    Basement: facts.Basement ?? [],
    Flooring: facts.Flooring ?? [],
    LaundryFeatures: facts.LaundryFeatures ?? [],
    WindowFeatures: facts.WindowFeatures ?? [],
    AccessibilityFeatures: facts.AccessibilityFeatures ?? [],
    Fencing: facts.Fencing ?? [],
    PoolFeatures: facts.PoolFeatures ?? [],
    View: facts.View ?? [],
    OtherStructures: facts.OtherStructures ?? [],
    HorseAmenities: facts.HorseAmenities ?? [],
    CommunityFeatures: facts.CommunityFeatures ?? [],
    Sewer: facts.Sewer ?? [],
    WaterSource: facts.WaterSource ?? [],
    AssociationFeeIncludes: facts.AssociationFeeIncludes ?? [],
    AssociationAmenities: facts.AssociationAmenities ?? [],
    RoomBasementArea: facts.RoomBasementArea ?? null,
    TaxAnnualAmount: dollars(facts.TaxAnnualAmountCents ?? null),
    TaxYear: facts.TaxYear ?? null,
    VirtualTourURLUnbranded: onlyHttps(facts.VirtualTourURLUnbranded),
    VirtualTourURLBranded: onlyHttps(facts.VirtualTourURLBranded),
    Videos: (facts.Videos ?? []).filter((address) => onlyHttps(address) !== null),
  };
}

/** Dollars to the cent, only from list price and living area; null without either. */
function pricePerSquareFoot(row: DetailRow): number | null {
  if (row.list_price_cents === null || !row.living_area) return null;
  return dollarsFromCents(Math.round(row.list_price_cents / row.living_area));
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : dollarsFromCents(cents);
}

function unitOf(area: number | null): string | null {
  return area === null ? null : MLS_SQUARE_FEET;
}

function isSome(count: number | null): boolean | null {
  return count === null ? null : count > 0;
}

function isListed(list: readonly string[] | undefined): boolean | null {
  return list && list.length > 0 ? true : null;
}

/** A link entered by an agent: https only. */
function onlyHttps(address: string | undefined): string | null {
  return address?.startsWith('https://') ? address : null;
}
