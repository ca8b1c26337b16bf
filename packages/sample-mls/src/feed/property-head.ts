import { instantText } from '../market/calendar.ts';
import { isBareLand } from '../market/dwelling.ts';
import { type LifeState, priceAt } from '../market/life.ts';
import type { ListingCore } from '../market/listing.ts';
import { mlsStatusWords, statusWords, systemName, typeWords } from './wire-text.ts';

/** A record of the feed in its plain form: numbers, display texts, lists, null for unknown. */
export type FeedRecord = Record<string, unknown>;

const instant = (at: number | null): string | null => (at === null ? null : instantText(at));
const positive = (value: number): number | null => (value > 0 ? value : null);

/** Current list price; after each change it is rounded the way sellers do. */
export const currentPrice = (core: ListingCore, state: LifeState): number =>
  priceAt(core.firstPrice, state.priceFactor, core.taste);

/**
 * The fields that most filters use. They cost a tenth of a full record, so a filter on only them is
 * answered without computing the rest.
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
