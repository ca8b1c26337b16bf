export type EntityName =
  | 'Property'
  | 'Media'
  | 'OpenHouse'
  | 'Member'
  | 'Office'
  | 'PropertyRooms'
  | 'PropertyUnitTypes'
  | 'Lookup';

/** Quirks of real feeds that a client has to handle. */
export const quirkNames = [
  'numbers-as-strings',
  'comma-lists',
  'enum-names',
  'enum-display',
  'enum-codes',
  'omit-nulls',
  'flattened-rooms',
  'bk9',
  'same-timestamp',
] as const;
export type QuirkName = (typeof quirkNames)[number];

/** A navigation of Property; `isOne` leads to one record instead of a list. */
export type Navigation = { readonly entity: EntityName; readonly isOne?: true };

/** How an MLS vendor's server differs; docs/sample-mls.md names the public documents behind it. */
export type Vendor = {
  /** OriginatingSystemName of every record. */
  readonly systemName: string;
  /** Begins the keys of listings and their children; nine digits of the listing follow. */
  readonly keyPrefix: string;
  /** Begins all other keys, the MLS numbers that people see, and the ids of members and offices. */
  readonly idPrefix: string;
  /** Keys have letters and digits only. */
  readonly hasBareKeys: boolean;
  /** Resources with an address of their own; the others only come expanded. */
  readonly resources: readonly EntityName[];
  /** What Property expands, by the names in $metadata. */
  readonly navigation: Readonly<Record<string, Navigation>>;
  /** Whether $select, $orderby and $top may be given inside $expand. */
  readonly expandTakesOptions: boolean;
  /** Children of each listing in an answer, unless $top inside $expand says otherwise. */
  readonly mostExpanded: number | null;
  readonly pages: {
    readonly usual: number;
    readonly most: number;
    readonly mostWithExpand: number;
    /** The limit for rows of keys and timestamps alone. */
    readonly mostOfKeys: number;
    /** A larger $top is refused, or gives a page of the largest size. */
    readonly beyond: 'refused' | 'cut';
    /** How a next link continues; with 'none' a page has no link, full or not. */
    readonly next: 'token' | 'skip' | 'none';
    /** $top is the size of a page, or of the whole answer (OData). */
    readonly topIs: 'page' | 'answer';
  };
  /** Query options that the vendor's documents don't have, $count included. */
  readonly refusedOptions: readonly string[];
  /** Order without $orderby; the key when null. */
  readonly usualOrder: string | null;
  /** A field that the filter of every request has to name. */
  readonly requiredField: 'OriginatingSystemName' | null;
  /** Fields that $filter may use; any field when null. */
  readonly searchable: Readonly<Partial<Record<EntityName, readonly string[]>>> | null;
  readonly hasIn: boolean;
  readonly mostOrs: number;
  /** 0 for no limit. */
  readonly requestsPerSecond: number;
  readonly requestsPerMinute: number;
  readonly photosPerMinute: number;
  /** Whether a 429 says how long to wait. */
  readonly saysRetryAfter: boolean;
  /** Requests must accept gzip. */
  readonly needsGzip: boolean;
  /** A removed listing stays for a week with MlgCanView false, or is gone immediately. */
  readonly removal: 'flagged' | 'silent';
  /** New photos change the listing's ModificationTimestamp too. */
  readonly photosTouchListing: boolean;
  readonly media: {
    /** 'signed' addresses carry a signature in their path and expire. */
    readonly address: 'open' | 'signed';
    readonly seconds: number;
    /** Whether the User-Agent of a download must be the access token. */
    readonly wantsToken: boolean;
    /** Whether each picture can be downloaded once an hour only. */
    readonly isOnceAnHour: boolean;
  };
  readonly quirks: readonly QuirkName[];
};
