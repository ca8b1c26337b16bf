import type { ListingFeature, ListingKind, StandardStatus } from '@homestead/contract/feed';
import type { RowOf } from '#platform';
import type { DetailFacts, RoomFacts } from './detail-facts.ts';
import type { Enumerations } from './enumerations.ts';

/** A parsed record from the feed. */
export type RawRecord = Readonly<Record<string, unknown>>;

/** A field whose value made no sense or had to be read as another one. */
export interface DroppedField {
  field: string;
  value: string;
  reason: string;
}

/** The columns of `listing` that follow from the record itself. Instants are ISO text in UTC. */
/** Columns that we keep ourselves, or that other steps fill. */
type OwnColumn =
  | 'id'
  | 'position'
  | 'photos_count'
  | 'price_reduced_at'
  | 'previous_price_cents'
  | `map_${string}`
  | `next_open_house_${string}`
  | 'changed_at'
  | 'first_seen_at'
  | 'last_confirmed_at'
  | 'gone_at';

interface NarrowColumns {
  standard_status: StandardStatus;
  visibility: 'search' | 'page' | 'none';
  kinds: ListingKind[];
  features: ListingFeature[];
  longitude: number | null;
  latitude: number | null;
  /** The instant of listing that the record tells, see `readMarketTimes`; null if it tells none. */
  listed_at: string | null;
  modified_at: string;
  photos_changed_at: string | null;
}

/** The columns of `listing` that a record of the feed fills. */
export type ListingRow = Omit<RowOf<'listing'>, OwnColumn | keyof NarrowColumns> & NarrowColumns;

/** The history in a record, for a new listing. */
interface ReportedHistory {
  /** ModificationTimestamp, if the record has one. */
  modifiedAt: string | null;
  priceChangedAt: string | null;
  previousPriceCents: number | null;
  /** Of a sold home the day of the sale. */
  statusChangedAt: string | null;
}

export interface NormalizedPhoto {
  media_key: string;
  /** Identifies this version of this picture: the same picture always gets the same token. */
  token: string;
  position: number;
  source_url: string;
  caption: string | null;
  room: string | null;
  shown: boolean;
  media_modified_at: string | null;
}

export interface NormalizedOpenHouse {
  open_house_key: string;
  starts_at: string;
  ends_at: string;
  type: string | null;
  /** Whether everyone is invited. Only public open houses are shown, counted and searched. */
  is_public: boolean;
  remarks: string | null;
  modified_at: string | null;
}

export interface NormalizedListing {
  listing: ListingRow;
  /** The MLS says it is deleted or may no longer be seen. */
  isGone: boolean;
  told: ReportedHistory;
  detail: { remarks: string | null; facts: DetailFacts };
  rooms: RoomFacts[];
  /** Null if the record has no media; existing photos don't change. */
  photos: NormalizedPhoto[] | null;
  /** Null when the record says nothing about open houses. */
  openHouses: NormalizedOpenHouse[] | null;
  dropped: DroppedField[];
  /** Values that are kept although they are hardly possible. */
  notes: DroppedField[];
}

/** Why a record can't be used, as a sentence. `listingKey` if at least that could be read. */
export interface RecordRefusal {
  refused: string;
  listingKey: string | null;
}

/** Settings of the normalization. */
export interface NormalizeRules {
  /** Name of the source where the record names none. */
  source: string;
  showComingSoon: boolean;
  showClosed: boolean;
  luxuryCents: number;
  /** Base for relative media addresses; null rejects them. */
  mediaBase: string | null;
  enumerations: Enumerations;
  /** What "in the future" is judged against. */
  now: Date;
}
