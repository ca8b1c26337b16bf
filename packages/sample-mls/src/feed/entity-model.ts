import type { EntityName, Navigation, Vendor } from './vendor.ts';
import { findVendor } from './vendors.ts';

/** How a field is written: an enumeration carries its lookup name. */
export type FieldType =
  | 'text'
  | 'whole'
  | 'decimal'
  | 'flag'
  | 'date'
  | 'instant'
  | `one:${string}`
  | `many:${string}`;

export type EntityModel = {
  readonly name: EntityName;
  readonly key: string;
  readonly fields: ReadonlyMap<string, FieldType>;
  /** Names to use in $expand, with what is behind each. */
  readonly expands: ReadonlyMap<string, Navigation>;
};

const kinds: Readonly<Record<string, FieldType>> = {
  t: 'text',
  w: 'whole',
  d: 'decimal',
  f: 'flag',
  D: 'date',
  I: 'instant',
};

/** Reads 'Name:kind Name:kind'; `=X` is one value of lookup X, `*X` a collection of them. */
const fields = (text: string): Map<string, FieldType> =>
  new Map(
    text
      .trim()
      .split(/\s+/)
      .map((item): [string, FieldType] => {
        const [name = '', kind = ''] = item.split(':');
        if (kind.startsWith('=')) return [name, `one:${kind.slice(1) || name}`];
        if (kind.startsWith('*')) return [name, `many:${kind.slice(1) || name}`];
        const type = kinds[kind];
        if (type === undefined) throw new Error(`Field ${name} has no type`);
        return [name, type];
      }),
  );

const property = fields(`
  ListingKey:t ListingId:t OriginatingSystemName:t OriginatingSystemKey:t SourceSystemName:t
  StandardStatus:= MlsStatus:t ModificationTimestamp:I
  OriginalEntryTimestamp:I StatusChangeTimestamp:I PriceChangeTimestamp:I
  PhotosChangeTimestamp:I PhotosCount:w DocumentsCount:w ListingContractDate:D OnMarketDate:D
  ActivationDate:D OffMarketDate:D PurchaseContractDate:D PendingTimestamp:I CloseDate:D
  ContingentDate:D WithdrawnDate:D CancellationDate:D ExpirationDate:D DaysOnMarket:w
  CumulativeDaysOnMarket:w ListPrice:d OriginalListPrice:d PreviousListPrice:d ClosePrice:d
  PropertyType:= PropertySubType:= ArchitecturalStyle:* Levels:* Stories:d
  StreetNumber:t StreetNumberNumeric:w StreetDirPrefix:t StreetName:t StreetSuffix:t UnitNumber:t
  UnparsedAddress:t City:t StateOrProvince:t PostalCode:t CountyOrParish:t Country:t
  Latitude:d Longitude:d SubdivisionName:t MLSAreaMajor:t Directions:t ParcelNumber:t
  TaxLegalDescription:t DirectionFaces:=
  ElementarySchool:t ElementarySchoolDistrict:t MiddleOrJuniorSchool:t
  MiddleOrJuniorSchoolDistrict:t HighSchool:t HighSchoolDistrict:t
  BedroomsTotal:w MainLevelBedrooms:w BathroomsTotalInteger:w BathroomsFull:w
  BathroomsThreeQuarter:w BathroomsHalf:w RoomsTotal:w
  LivingArea:d LivingAreaUnits:=AreaUnits BuildingAreaTotal:d BuildingAreaUnits:=AreaUnits
  AboveGradeFinishedArea:d AboveGradeFinishedAreaUnits:=AreaUnits BelowGradeFinishedArea:d
  BelowGradeFinishedAreaUnits:=AreaUnits NumberOfUnitsTotal:w
  YearBuilt:w NewConstructionYN:f BuilderName:t Model:t PropertyCondition:*
  LotSizeAcres:d LotSizeSquareFeet:d LotSizeArea:d LotSizeUnits:= LotSizeDimensions:t
  LotFeatures:* FrontageLength:t
  GarageYN:f AttachedGarageYN:f GarageSpaces:d CoveredSpaces:d ParkingTotal:d OpenParkingSpaces:d
  ParkingFeatures:* CarportYN:f
  BasementYN:f Basement:* FoundationDetails:* ConstructionMaterials:* Roof:* Flooring:*
  Heating:* HeatingYN:f Cooling:* CoolingYN:f Utilities:* WaterSource:* Sewer:* Appliances:*
  InteriorFeatures:* FireplaceYN:f FireplacesTotal:w FireplaceFeatures:* WindowFeatures:*
  LaundryFeatures:* ExteriorFeatures:* PatioAndPorchFeatures:* Fencing:* OtherStructures:*
  PoolPrivateYN:f PoolFeatures:* SpaYN:f WaterfrontYN:f WaterfrontFeatures:* WaterBodyName:t
  HorseYN:f HorseAmenities:* View:* ViewYN:f CommunityFeatures:* AccessibilityFeatures:*
  SeniorCommunityYN:f
  AssociationYN:f AssociationName:t AssociationPhone:t AssociationFee:d
  AssociationFeeFrequency:=FeeFrequency AssociationFeeIncludes:* AssociationAmenities:*
  TaxAnnualAmount:d TaxYear:w TaxAssessedValue:d
  SpecialListingConditions:* ListingTerms:* Possession:* ListingAgreement:=
  CurrentUse:* PossibleUse:*
  PublicRemarks:t PrivateRemarks:t VirtualTourURLUnbranded:t
  InternetEntireListingDisplayYN:f InternetAddressDisplayYN:f
  InternetAutomatedValuationDisplayYN:f InternetConsumerCommentYN:f
  ListAgentKey:t ListAgentMlsId:t ListAgentFullName:t ListAgentFirstName:t ListAgentLastName:t
  ListAgentEmail:t ListAgentDirectPhone:t ListOfficeKey:t ListOfficeMlsId:t ListOfficeName:t
  ListOfficePhone:t CoListAgentKey:t CoListAgentMlsId:t CoListAgentFullName:t
  CoListOfficeKey:t CoListOfficeName:t BuyerAgentKey:t BuyerAgentMlsId:t BuyerAgentFullName:t
  AttributionContact:t
`);

/** Rooms that a Paragon feed repeats as columns of the listing. */
export const flattenedRooms: readonly string[] = [
  'Bedroom1',
  'Bedroom2',
  'Bedroom3',
  'Bedroom4',
  'Bedroom5',
  'MasterBedroom',
  'MasterBathroom',
  'LivingRoom',
  'FamilyRoom',
  'Kitchen',
  'DiningRoom',
  'RecreationRoom',
  'Office',
  'Basement',
];

const flattened = new Map<string, FieldType>(
  flattenedRooms.flatMap((room): [string, FieldType][] => [
    [`Room${room}Level`, 'one:RoomLevel'],
    [`Room${room}Length`, 'decimal'],
    [`Room${room}Width`, 'decimal'],
    [`Room${room}Area`, 'decimal'],
    [`Room${room}Features`, 'many:RoomFeatures'],
  ]),
);

const localFields = fields(`
  BK9_L_PricePerSQFT:d BK9_L_Address:t BK9_LM_Dec_3:d BK9_LM_Char1_8:t BK9_LFD_Style_12:t
  BK9_L_UpdateDate:I
`);

const media = fields(`
  MediaKey:t ResourceName:t ResourceRecordKey:t ResourceRecordID:t MediaURL:t Order:w
  PreferredPhotoYN:f MediaCategory:= ImageOf:= MimeType:t ShortDescription:t LongDescription:t
  ImageWidth:w
  ImageHeight:w ImageSizeDescription:= Permission:*MediaPermission MediaModificationTimestamp:I
  ModificationTimestamp:I MediaStatus:t OriginatingSystemName:t
`);

const openHouse = fields(`
  OpenHouseKey:t OpenHouseId:t ListingKey:t ListingId:t OpenHouseDate:D OpenHouseStartTime:I
  OpenHouseEndTime:I OpenHouseStatus:= OpenHouseType:= OpenHouseRemarks:t Refreshments:t
  ShowingAgentKey:t ShowingAgentFirstName:t ShowingAgentLastName:t OriginalEntryTimestamp:I
  ModificationTimestamp:I OriginatingSystemName:t
`);

const rooms = fields(`
  RoomKey:t ListingKey:t ListingId:t RoomType:= RoomLevel:= RoomLength:d RoomWidth:d RoomArea:d
  RoomLengthWidthUnits:=LinearUnits RoomAreaUnits:=AreaUnits RoomDimensions:t RoomFeatures:*
  ModificationTimestamp:I
`);

const unitTypes = fields(`
  UnitTypeKey:t ListingKey:t ListingId:t UnitTypeType:t UnitTypeUnitsTotal:w UnitTypeBedsTotal:w
  UnitTypeBathsTotal:w ModificationTimestamp:I
`);

const member = fields(`
  MemberKey:t MemberMlsId:t MemberFirstName:t MemberLastName:t MemberFullName:t MemberEmail:t
  MemberDirectPhone:t MemberPreferredPhone:t MemberStatus:= MemberType:= OfficeKey:t
  OfficeMlsId:t OfficeName:t OriginatingSystemName:t ModificationTimestamp:I
`);

const office = fields(`
  OfficeKey:t OfficeMlsId:t OfficeName:t OfficePhone:t OfficeEmail:t OfficeAddress1:t OfficeCity:t
  OfficeStateOrProvince:t OfficePostalCode:t OfficeBrokerKey:t OfficeStatus:= OfficeType:=
  OriginatingSystemName:t ModificationTimestamp:I
`);

const lookup = fields(`
  LookupKey:t LookupName:t LookupValue:t StandardLookupValue:t LegacyODataValue:t
  OriginatingSystemName:t ModificationTimestamp:I
`);

const none: ReadonlyMap<string, Navigation> = new Map();
const removalFlag = fields('MlgCanView:f');
const removalFields = fields('MlgCanView:f MlgCanUse:t');

/** The entities of a vendor's server; two quirks add their columns. */
export function entityModels(
  quirks: { flattenedRooms: boolean; bk9: boolean },
  { removal, navigation }: Vendor = findVendor('sample'),
): ReadonlyMap<EntityName, EntityModel> {
  const flag = removal === 'flagged' ? removalFlag : [];
  const models: EntityModel[] = [
    {
      name: 'Property',
      key: 'ListingKey',
      fields: new Map([
        ...property,
        ...(removal === 'flagged' ? removalFields : []),
        ...(quirks.flattenedRooms ? flattened : []),
        ...(quirks.bk9 ? localFields : []),
      ]),
      expands: new Map(Object.entries(navigation)),
    },
    { name: 'Media', key: 'MediaKey', fields: media, expands: none },
    {
      name: 'OpenHouse',
      key: 'OpenHouseKey',
      fields: new Map([...openHouse, ...flag]),
      expands: none,
    },
    { name: 'PropertyRooms', key: 'RoomKey', fields: rooms, expands: none },
    { name: 'PropertyUnitTypes', key: 'UnitTypeKey', fields: unitTypes, expands: none },
    { name: 'Member', key: 'MemberKey', fields: new Map([...member, ...flag]), expands: none },
    { name: 'Office', key: 'OfficeKey', fields: new Map([...office, ...flag]), expands: none },
    { name: 'Lookup', key: 'LookupKey', fields: new Map([...lookup, ...flag]), expands: none },
  ];
  return new Map(models.map((model) => [model.name, model]));
}
