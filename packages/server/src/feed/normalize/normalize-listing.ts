import { dateAfter, daysBetween, localDate } from '@homestead/contract/platform';
import { droppedMessages, noteMessages, recordMessages } from '../messages.ts';
import { searchableText } from './address-words.ts';
import { FieldReader } from './field-reader.ts';
import { readFilterColumns } from './filter-columns.ts';
import { featuresOf, type KindFacts, kindsOf } from './listing-kinds.ts';
import { isForRent, readDisplayFlags, visibilityOf } from './listing-visibility.ts';
import { normalizeAddress } from './normalize-address.ts';
import { normalizeDues } from './normalize-dues.ts';
import { normalizeFacts } from './normalize-facts.ts';
import { normalizeOpenHouses } from './normalize-open-houses.ts';
import { normalizePhotos } from './normalize-photos.ts';
import { normalizePosition } from './normalize-position.ts';
import { normalizeRooms } from './normalize-rooms.ts';
import { readSizes } from './normalize-sizes.ts';
import type {
  ListingRow,
  NormalizedListing,
  NormalizeRules,
  RawRecord,
  RecordRefusal,
} from './normalized-listing.ts';
import { noteOddValues } from './plausibility.ts';
import { instantOfLocalTime, readText } from './read-value.ts';

const DAY = 86_400_000;

/**
 * Turns one Property record of the RESO Data Dictionary into our rows. Never throws. Rejects
 * anything that isn't an object, has no ListingKey or ListingId, or has a key longer than 200
 * characters. A field that makes no sense is left out with a note in `dropped`; the record is still
 * used.
 */
export function normalizeListing(
  raw: unknown,
  rules: NormalizeRules,
): NormalizedListing | RecordRefusal {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) {
    return { refused: recordMessages.notObject(), listingKey: null };
  }
  const fields = new FieldReader(raw as RawRecord, rules.enumerations);
  const key = readText(fields.value('ListingKey') ?? fields.value('ListingKeyNumeric'), 201);
  if (key === null) return { refused: recordMessages.noKey(), listingKey: null };
  if (key.length > 200) return { refused: recordMessages.keyTooLong(), listingKey: null };
  const mlsNumber = readText(fields.value('ListingId'), 101);
  if (mlsNumber === null) return { refused: recordMessages.noNumber(), listingKey: key };
  if (mlsNumber.length > 100) return { refused: recordMessages.numberTooLong(), listingKey: key };
  const shown = withoutPrefix(fields, mlsNumber);
  const prefix = mlsNumber.slice(0, mlsNumber.length - shown.length);
  return readRecord(fields, raw as RawRecord, { key, mlsNumber: shown, prefix, rules });
}

/**
 * The number that people know. MLS Grid, which sends MlgCanView, puts the letters of the MLS before
 * every id ("ACT1475089"); other servers may prefix the beginning of OriginatingSystemName.
 */
function withoutPrefix(fields: FieldReader, listingId: string): string {
  const [, prefix, number] = /^([A-Za-z]{2,5})(\d.*)$/.exec(listingId) ?? [];
  if (prefix === undefined || number === undefined) return listingId;
  const starts = (field: string) =>
    fields.text(field, 200)?.toLowerCase().startsWith(prefix.toLowerCase()) ?? false;
  const isOfGrid = fields.value('MlgCanView') !== undefined && starts('ListingKey');
  const isOfSystem = prefix.length > 2 && starts('OriginatingSystemName');
  return isOfGrid || isOfSystem ? number : listingId;
}

function readRecord(
  fields: FieldReader,
  raw: RawRecord,
  {
    key,
    mlsNumber,
    prefix,
    rules,
  }: { key: string; mlsNumber: string; prefix: string; rules: NormalizeRules },
): NormalizedListing {
  const soon = soonAfter(rules.now);
  const modifiedAt = fields.instant('ModificationTimestamp', soon);
  const status = readStatus(fields);
  const flags = readDisplayFlags(fields);
  const address = normalizeAddress(fields);
  const facts = normalizeFacts(fields, rules.now.getUTCFullYear());
  const price = fields.cents('ListPrice');
  const type = readType(fields);
  const isLease = isForRent(fields, type.property_type);
  if (isLease) fields.note('PropertyType', type.property_type, noteMessages.lease());
  const isKeptBack = isLease || !fields.isInDollars;
  const kindFacts = readKindFacts(fields, { price, type, rules });
  const schools = {
    elementary_school: fields.text('ElementarySchool'),
    middle_school: fields.text('MiddleOrJuniorSchool'),
    high_school: fields.text('HighSchool'),
    high_school_district: fields.text('HighSchoolDistrict'),
  };
  const subdivision = fields.text('SubdivisionName');
  const listing: ListingRow = {
    listing_key: key,
    mls_number: mlsNumber,
    source: fields.text('OriginatingSystemName', 100) ?? rules.source,
    standard_status: status,
    visibility: visibilityOf(status, flags, { ...rules, isKeptBack }),
    ...type,
    kinds: kindsOf(kindFacts),
    features: featuresOf(kindFacts),
    list_price_cents: price,
    ...readMoney(fields, rules.now),
    ...address,
    address_shown: flags.isAddressShown,
    subdivision,
    ...normalizePosition(fields, { zip: address.zip, isAddressShown: flags.isAddressShown }),
    ...readSizes(fields, type.property_type, rules.now.getUTCFullYear()),
    ...schools,
    waterfront_features: kindFacts.waterfrontFeatures.filter(isSomething),
    lot_features: kindFacts.lotFeatures.filter(isSomething),
    ...readFilterColumns(fields),
    ...readMarketTimes(fields, status, rules.now),
    ...readAgents(fields, prefix),
    list_office_name: fields.text('ListOfficeName'),
    attribution_contact: fields.text('AttributionContact') ?? fields.text('ListOfficePhone'),
    valuation_shown: flags.isValuationShown,
    comment_shown: flags.isCommentShown,
    search_text: searchableText([
      flags.isAddressShown ? address.street_address : null,
      address.city,
      address.state,
      address.zip,
      subdivision,
      ...Object.values(schools),
      mlsNumber,
    ]),
    modified_at: modifiedAt ?? rules.now.toISOString(),
    photos_changed_at: fields.instant('PhotosChangeTimestamp', soon),
  };
  noteOddValues(fields, { ...listing, isLease, year: rules.now.getUTCFullYear() });
  return {
    listing,
    isGone: flags.isTakenBack || status === 'Delete',
    told: {
      modifiedAt,
      priceChangedAt: fields.instant('PriceChangeTimestamp', soon),
      previousPriceCents: fields.cents('PreviousListPrice'),
      statusChangedAt:
        (status === 'Closed' ? startOf(listing.close_on) : null) ??
        fields.instant('StatusChangeTimestamp', soon),
    },
    detail: { remarks: fields.lines('PublicRemarks'), facts },
    rooms: normalizeRooms(raw, rules.enumerations),
    photos: normalizePhotos(fields, key, rules.mediaBase),
    openHouses: normalizeOpenHouses(fields, key),
    dropped: fields.dropped,
    notes: fields.notes,
  };
}

/** Who lists a home, and of a sold one who represented the buyer; ids without the MLS's prefix. */
function readAgents(fields: FieldReader, prefix: string) {
  const idIn = (field: string) => {
    const id = fields.text(field, 100);
    return prefix !== '' && id?.startsWith(prefix) ? id.slice(prefix.length) || null : id;
  };
  return {
    list_agent_mls_id: idIn('ListAgentMlsId'),
    list_agent_name: fields.text('ListAgentFullName', 200),
    co_list_agent_mls_id: idIn('CoListAgentMlsId'),
    buyer_agent_mls_id: idIn('BuyerAgentMlsId'),
  };
}

/** An unknown status counts as Incomplete: the record is stored and not shown. */
function readStatus(fields: FieldReader): ListingRow['standard_status'] {
  const value = fields.value('StandardStatus') ?? fields.value('MlsStatus');
  const status = fields.enumerations.standardStatusOf(value);
  if (status !== null) return status;
  fields.drop('StandardStatus', value ?? null, droppedMessages.unknownStatus());
  return 'Incomplete';
}

function readType(fields: FieldReader): Pick<ListingRow, 'property_type' | 'property_subtype'> {
  const type = fields.label('PropertyType');
  if (type === null) fields.drop('PropertyType', null, droppedMessages.noType());
  return { property_type: type ?? 'Other', property_subtype: fields.label('PropertySubType') };
}

function readKindFacts(
  fields: FieldReader,
  {
    price,
    type,
    rules,
  }: {
    price: number | null;
    type: Pick<ListingRow, 'property_type' | 'property_subtype'>;
    rules: NormalizeRules;
  },
): KindFacts {
  return {
    propertyType: type.property_type,
    propertySubtype: type.property_subtype,
    architecturalStyles: fields.labels('ArchitecturalStyle'),
    listPriceCents: price,
    luxuryCents: rules.luxuryCents,
    isWaterfront: fields.flag('WaterfrontYN'),
    waterfrontFeatures: fields.labels('WaterfrontFeatures'),
    hasPrivatePool: fields.flag('PoolPrivateYN'),
    poolFeatures: fields.labels('PoolFeatures'),
    lotFeatures: fields.labels('LotFeatures'),
    views: fields.labels('View'),
    communityFeatures: fields.labels('CommunityFeatures'),
    associationAmenities: fields.labels('AssociationAmenities'),
    areHorsesPermitted: fields.flag('HorseYN'),
    horseAmenities: fields.labels('HorseAmenities'),
    otherStructures: fields.labels('OtherStructures'),
  };
}

function isSomething(label: string): boolean {
  return label !== 'None';
}

function readMoney(fields: FieldReader, now: Date) {
  return {
    original_list_price_cents: fields.cents('OriginalListPrice'),
    close_price_cents: fields.cents('ClosePrice'),
    close_on: fields.date('CloseDate', '1900-01-01', dateAfter(localDate(now), 730)),
    ...normalizeDues(fields),
  };
}

/**
 * When a home was listed: when it came on the market, else the day of the listing contract, else
 * when the MLS first had it. Never the moment at which we received it.
 */
function readMarketTimes(fields: FieldReader, status: ListingRow['standard_status'], now: Date) {
  const nextYear = dateAfter(localDate(now), 366);
  const onMarketOn = fields.date('OnMarketDate', '1900-01-01', nextYear);
  const instant = fields.instant('OnMarketTimestamp', new Date(+now + 366 * DAY).toISOString());
  const signedOn = fields.date('ListingContractDate', '1900-01-01', nextYear);
  const enteredAt = fields.instant('OriginalEntryTimestamp', soonAfter(now));
  const on =
    onMarketOn ??
    (instant && localDate(new Date(instant))) ??
    signedOn ??
    (enteredAt && localDate(new Date(enteredAt)));
  const days = fields.number('DaysOnMarket', { min: 0, max: 36_500, isWhole: true });
  return {
    on_market_on: on,
    off_market_on: fields.date('OffMarketDate', '1900-01-01', nextYear),
    days_on_market: isCountedByDate(days, on, status, now) ? null : days,
    listed_at: instant ?? startOf(onMarketOn) ?? startOf(signedOn) ?? enteredAt,
  };
}

function startOf(day: string | null): string | null {
  return day && instantOfLocalTime(day, '00:00');
}

function soonAfter(now: Date): string {
  return new Date(now.getTime() + DAY).toISOString();
}

/**
 * Whether the count is just the number of days since the on-market date of a home for sale. The MLS
 * increments it daily without changing the record, so counting from the date is more accurate.
 */
function isCountedByDate(
  days: number | null,
  onMarketOn: string | null,
  status: ListingRow['standard_status'],
  now: Date,
): boolean {
  if (days === null || onMarketOn === null || status !== 'Active') return false;
  return Math.abs(daysBetween(onMarketOn, localDate(now)) - days) <= 1;
}
