import type { EntityName, Vendor } from './vendor.ts';

const all: readonly EntityName[] = [
  'Property',
  'Media',
  'OpenHouse',
  'PropertyRooms',
  'PropertyUnitTypes',
  'Member',
  'Office',
  'Lookup',
];

/** This server's own habits, and what a vendor's documents leave open. */
const sample: Vendor = {
  systemName: 'Sample Plains MLS',
  keyPrefix: 'SMP',
  idPrefix: '',
  hasBareKeys: false,
  resources: all,
  navigation: {
    Media: { entity: 'Media' },
    OpenHouse: { entity: 'OpenHouse' },
    Rooms: { entity: 'PropertyRooms' },
  },
  expandTakesOptions: true,
  mostExpanded: null,
  pages: {
    usual: 500,
    most: 1_000,
    mostWithExpand: 200,
    mostOfKeys: 1_000,
    beyond: 'refused',
    next: 'token',
    topIs: 'page',
  },
  refusedOptions: [],
  usualOrder: null,
  requiredField: null,
  searchable: null,
  hasIn: true,
  mostOrs: Number.POSITIVE_INFINITY,
  requestsPerSecond: 0,
  requestsPerMinute: 600,
  photosPerMinute: 1_200,
  saysRetryAfter: true,
  needsGzip: false,
  removal: 'flagged',
  photosTouchListing: false,
  media: { address: 'open', seconds: 0, wantsToken: false, isOnceAnHour: false },
  quirks: ['enum-display', 'flattened-rooms', 'bk9'],
};

const vendors = {
  sample,
  'mls-grid': {
    ...sample,
    systemName: 'plains',
    idPrefix: 'SMP',
    hasBareKeys: true,
    resources: ['Property', 'Member', 'Office', 'OpenHouse', 'Lookup'],
    navigation: {
      Media: { entity: 'Media' },
      Rooms: { entity: 'PropertyRooms' },
      UnitTypes: { entity: 'PropertyUnitTypes' },
    },
    expandTakesOptions: false,
    pages: {
      ...sample.pages,
      most: 5_000,
      mostWithExpand: 1_000,
      mostOfKeys: 5_000,
      next: 'skip',
    },
    refusedOptions: ['$orderby', '$count'],
    usualOrder: 'ModificationTimestamp',
    requiredField: 'OriginatingSystemName',
    searchable: {
      Property: [
        'OriginatingSystemName',
        'ModificationTimestamp',
        'StandardStatus',
        'PropertyType',
        'ListingId',
        'MlgCanView',
        'ListOfficeMlsId',
      ],
      Member: ['OriginatingSystemName', 'ModificationTimestamp', 'MemberMlsId', 'MlgCanView'],
      Office: ['OriginatingSystemName', 'ModificationTimestamp', 'OfficeMlsId', 'MlgCanView'],
      OpenHouse: [
        'OriginatingSystemName',
        'ModificationTimestamp',
        'OpenHouseKey',
        'ListingId',
        'MlgCanView',
        'OpenHouseDate',
      ],
      Lookup: ['OriginatingSystemName', 'ModificationTimestamp', 'LookupName', 'MlgCanView'],
    },
    mostOrs: 5,
    requestsPerSecond: 2,
    requestsPerMinute: 120,
    saysRetryAfter: false,
    needsGzip: true,
    photosTouchListing: true,
    media: { address: 'signed', seconds: 3_600, wantsToken: true, isOnceAnHour: true },
    quirks: ['enum-display'],
  },
  utah: {
    ...sample,
    keyPrefix: '',
    resources: ['Property', 'Member', 'Office', 'OpenHouse', 'Media', 'PropertyUnitTypes'],
    navigation: {
      Media: { entity: 'Media' },
      Member: { entity: 'Member', isOne: true },
      Office: { entity: 'Office', isOne: true },
      OpenHouse: { entity: 'OpenHouse' },
      PropertyUnitTypes: { entity: 'PropertyUnitTypes' },
    },
    pages: {
      ...sample.pages,
      usual: 200,
      most: 200,
      mostOfKeys: 200,
      beyond: 'cut',
      next: 'skip',
    },
    hasIn: false,
    removal: 'silent',
    quirks: ['enum-names'],
  },
  trestle: {
    ...sample,
    keyPrefix: '',
    navigation: {
      Media: { entity: 'Media' },
      OpenHouse: { entity: 'OpenHouse' },
      Rooms: { entity: 'PropertyRooms' },
      Units: { entity: 'PropertyUnitTypes' },
    },
    pages: {
      ...sample.pages,
      usual: 10,
      mostWithExpand: 1_000,
      mostOfKeys: 300_000,
      next: 'skip',
    },
    hasIn: false,
    requestsPerMinute: 180,
    photosPerMinute: 480,
    removal: 'silent',
    quirks: ['enum-names', 'comma-lists'],
  },
  bridge: {
    ...sample,
    keyPrefix: '',
    navigation: {
      Media: { entity: 'Media' },
      OpenHouse: { entity: 'OpenHouse' },
      Rooms: { entity: 'PropertyRooms' },
      UnitTypes: { entity: 'PropertyUnitTypes' },
    },
    mostExpanded: 10,
    pages: {
      ...sample.pages,
      usual: 10,
      most: 200,
      mostOfKeys: 200,
      beyond: 'cut',
      next: 'skip',
      topIs: 'answer',
    },
    removal: 'silent',
    quirks: ['enum-display'],
  },
  spark: {
    ...sample,
    keyPrefix: '20260101000000000',
    resources: ['Property', 'Member', 'Office', 'OpenHouse', 'Lookup'],
    navigation: {
      Media: { entity: 'Media' },
      OpenHouse: { entity: 'OpenHouse' },
      Room: { entity: 'PropertyRooms' },
      Unit: { entity: 'PropertyUnitTypes' },
    },
    pages: { ...sample.pages, usual: 10, mostWithExpand: 1_000 },
    saysRetryAfter: false,
    removal: 'silent',
    quirks: ['enum-display', 'omit-nulls'],
  },
  paragon: {
    ...sample,
    keyPrefix: '',
    resources: ['Property', 'Media', 'OpenHouse', 'Member', 'Office', 'Lookup'],
    navigation: {},
    pages: { ...sample.pages, next: 'skip' },
    removal: 'silent',
  },
  plain: {
    ...sample,
    keyPrefix: '',
    pages: {
      ...sample.pages,
      usual: 50,
      most: 50,
      mostWithExpand: 50,
      mostOfKeys: 50,
      beyond: 'cut',
      next: 'none',
    },
    removal: 'silent',
    quirks: ['enum-display'],
  },
} as const satisfies Record<string, Vendor>;

export type VendorName = keyof typeof vendors;

/** All vendors that this server can play. */
export const vendorNames = Object.keys(vendors) as readonly VendorName[];

/** The vendor of a name; refuses an unknown one. */
export function findVendor(name: string): Vendor {
  const vendor: Vendor | undefined = (vendors as Record<string, Vendor>)[name];
  if (vendor === undefined || !Object.hasOwn(vendors, name))
    throw new Error(`SAMPLE_MLS_VENDOR can't be '${name}'; known are ${vendorNames.join(', ')}.`);
  return vendor;
}
