import { droppedMessages } from '../messages.ts';
import { isSigned } from '../photos/signed-address.ts';
import type { DetailFacts } from './detail-facts.ts';
import type { FieldReader } from './field-reader.ts';
import { normalizeVideos } from './normalize-videos.ts';

const lists = [
  'Levels',
  'PropertyCondition',
  'ConstructionMaterials',
  'FoundationDetails',
  'Roof',
  'Basement',
  'PatioAndPorchFeatures',
  'ExteriorFeatures',
  'Fencing',
  'PoolFeatures',
  'View',
  'OtherStructures',
  'HorseAmenities',
  'CommunityFeatures',
  'FireplaceFeatures',
  'InteriorFeatures',
  'Appliances',
  'Flooring',
  'LaundryFeatures',
  'WindowFeatures',
  'AccessibilityFeatures',
  'ParkingFeatures',
  'Heating',
  'Cooling',
  'Utilities',
  'Sewer',
  'WaterSource',
  'AssociationFeeIncludes',
  'AssociationAmenities',
] as const satisfies readonly (keyof DetailFacts)[];

const flags = [
  'FireplaceYN',
  'GarageYN',
  'AttachedGarageYN',
  'HeatingYN',
  'CoolingYN',
  'AssociationYN',
] as const satisfies readonly (keyof DetailFacts)[];

const texts = [
  'LotSizeDimensions',
  'BuilderName',
  'AssociationName',
  'ElementarySchoolDistrict',
  'MiddleOrJuniorSchoolDistrict',
  'TaxLegalDescription',
] as const satisfies readonly (keyof DetailFacts)[];

const areas = [
  'AboveGradeFinishedArea',
  'BelowGradeFinishedArea',
  'RoomBasementArea',
] as const satisfies readonly (keyof DetailFacts)[];

const units = [
  'BuildingAreaUnits',
  'LivingAreaUnits',
  'AboveGradeFinishedAreaUnits',
  'BelowGradeFinishedAreaUnits',
] as const satisfies readonly (keyof DetailFacts)[];

const counts = [
  'ParkingTotal',
  'CoveredSpaces',
  'DocumentsCount',
] as const satisfies readonly (keyof DetailFacts)[];

const tours = [
  'VirtualTourURLUnbranded',
  'VirtualTourURLBranded',
] as const satisfies readonly (keyof DetailFacts)[];

/** The facts that only a home's page shows, read from one record. */
export function normalizeFacts(fields: FieldReader, currentYear: number): DetailFacts {
  const facts: DetailFacts = {};
  for (const field of lists) {
    const labels = fields.labels(field);
    if (labels.length > 0) facts[field] = labels;
  }
  for (const field of flags) facts[field] = fields.flag(field) ?? undefined;
  for (const field of texts) facts[field] = fields.text(field) ?? undefined;
  for (const field of areas) facts[field] = fields.number(field, { min: 0, max: 1e6 }) ?? undefined;
  for (const field of units) facts[field] = fields.label(field) ?? undefined;
  for (const field of counts) {
    facts[field] = fields.number(field, { min: 0, max: 1000 }) ?? undefined;
  }
  facts.Country = fields.text('Country', 40) ?? undefined;
  facts.Model = fields.text('BuilderModel') ?? fields.text('Model') ?? undefined;
  facts.TaxAnnualAmountCents = fields.cents('TaxAnnualAmount', 0) ?? undefined;
  facts.TaxYear =
    fields.number('TaxYear', { min: 1900, max: currentYear + 1, isWhole: true }) ?? undefined;
  for (const field of tours) facts[field] = readTour(fields, field) ?? undefined;
  const videos = normalizeVideos(fields);
  if (videos.length > 0) facts.Videos = videos;
  return facts;
}

function readTour(fields: FieldReader, field: (typeof tours)[number]): string | null {
  const text = fields.text(field, 2000);
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) {
    return fields.drop(field, text, droppedMessages.notUrl());
  }
  if (isSigned(url.href)) return fields.drop(field, text, droppedMessages.signedUrl());
  return url.href;
}
