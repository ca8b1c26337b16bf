/**
 * The content of `listing_detail.facts`: Data Dictionary names with normalized values for fields
 * without a column in `listing`. Unknown facts are absent and lists are never empty. Areas are
 * square feet unless a unit next to them says otherwise, `…Cents` is money, flags are booleans,
 * lists have labels ("Forced Air"). Never includes agent-only remarks, sellers' names or
 * compensation (R-14).
 */
export interface DetailFacts {
  Country?: string;
  BuildingAreaUnits?: string;
  LivingAreaUnits?: string;
  AboveGradeFinishedArea?: number;
  AboveGradeFinishedAreaUnits?: string;
  BelowGradeFinishedArea?: number;
  BelowGradeFinishedAreaUnits?: string;
  RoomBasementArea?: number;
  LotSizeDimensions?: string;
  Levels?: string[];
  /** `BuilderModel` of the Data Dictionary, `Model` on the wire. */
  Model?: string;
  BuilderName?: string;
  PropertyCondition?: string[];
  ConstructionMaterials?: string[];
  FoundationDetails?: string[];
  Roof?: string[];
  Basement?: string[];
  PatioAndPorchFeatures?: string[];
  ExteriorFeatures?: string[];
  Fencing?: string[];
  PoolFeatures?: string[];
  View?: string[];
  OtherStructures?: string[];
  HorseAmenities?: string[];
  CommunityFeatures?: string[];
  FireplaceYN?: boolean;
  FireplaceFeatures?: string[];
  InteriorFeatures?: string[];
  Appliances?: string[];
  Flooring?: string[];
  LaundryFeatures?: string[];
  WindowFeatures?: string[];
  AccessibilityFeatures?: string[];
  GarageYN?: boolean;
  AttachedGarageYN?: boolean;
  ParkingTotal?: number;
  CoveredSpaces?: number;
  ParkingFeatures?: string[];
  HeatingYN?: boolean;
  Heating?: string[];
  CoolingYN?: boolean;
  Cooling?: string[];
  Utilities?: string[];
  Sewer?: string[];
  WaterSource?: string[];
  AssociationYN?: boolean;
  AssociationName?: string;
  AssociationFeeIncludes?: string[];
  AssociationAmenities?: string[];
  ElementarySchoolDistrict?: string;
  MiddleOrJuniorSchoolDistrict?: string;
  TaxAnnualAmountCents?: number;
  TaxYear?: number;
  /** Part of the address: shown only where the address may be. */
  TaxLegalDescription?: string;
  DocumentsCount?: number;
  /** Http or https addresses. */
  VirtualTourURLUnbranded?: string;
  VirtualTourURLBranded?: string;
  /** Http or https addresses of media that are videos or tours and that the public may see. */
  Videos?: string[];
}

/**
 * One element of `listing_detail.rooms`; lengths are in feet. In a fixed order: primary bedroom,
 * the other bedrooms by number, baths, living room, kitchen, dining room, then the rest by name.
 */
export interface RoomFacts {
  /**
   * A label such as "Bedroom 2" or "Kitchen". Rooms that feeds call master or primary are "Primary
   * Bedroom" and "Primary Bathroom".
   */
  type: string;
  level: string | null;
  length: number | null;
  width: number | null;
  features: string[];
}
