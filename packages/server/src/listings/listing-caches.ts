import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { FeedVersionReader } from '#feed';
import { bytesOf, type Queryable, SingleFlightCache, workQueue } from '#platform';
import type { CardRow } from './cards/card-row.ts';
import type { CityPhoto, SalesFacts } from './homepage/homepage-store.ts';
import type { HomePin } from './map/map-mark-store.ts';
import type { MatchingOptions } from './options/matching-option-store.ts';
import type { OptionCounts } from './options/option-count-store.ts';
import type { PlaceFacts } from './places/place-facts-store.ts';
import type { ResultRow } from './search/listing-search-store.ts';

/** A search takes a few hundredths of a second, so the last one waits for about half of one. */
const WAITING_PER_CONNECTION = 20;

/** A page of results needs some searches, and an office or a household opens several pages. */
const LEAST_OF_ONE_VISITOR = 10;

/** The most bytes of each cache, about: together a small part of a machine with 2 GB. */
export const cacheBytes = {
  pages: 40_000_000,
  marks: 16_000_000,
  counts: 8_000_000,
  matchingOptions: 24_000_000,
  placeFacts: 8_000_000,
} as const;

/**
 * What searches cache in memory: rows of first pages, pins of the map, counts and options, each
 * under the feed version and the local date, so that nothing cached is ever older than the
 * database. What visitors can fill is weighed in bytes. Answers are built again each time, since an
 * open house may be over by then.
 */
export class ListingCaches {
  readonly pages: SingleFlightCache<ResultRow[]>;
  readonly marks: SingleFlightCache<HomePin[]>;
  readonly counts: SingleFlightCache<{ count: number; feedVersion: number }>;
  readonly matchingOptions: SingleFlightCache<MatchingOptions>;
  readonly placeFacts: SingleFlightCache<PlaceFacts>;
  readonly options: SingleFlightCache<OptionCounts>;
  readonly optionLists: SingleFlightCache<AnswerOf<typeof listingEndpoints.getOptionLists>>;
  readonly homepageHomes: SingleFlightCache<{ own: CardRow[]; others: CardRow[] }>;
  readonly cityPhotos: SingleFlightCache<CityPhoto[]>;
  readonly salesFacts: SingleFlightCache<SalesFacts>;
  /**
   * Runs a search that isn't cached. Sign-in and pages that need no search keep two thirds of the
   * connections. Refuses (busy) when too many wait, of all or of
   * one visitor's addresses. Searches must not be nested.
   */
  readonly search: <T>(work: () => Promise<T>) => Promise<T>;
  readonly #isOn: boolean;
  readonly #versions: FeedVersionReader;

  /** `connections` is the size of the pool; searches together use at most a third of it. */
  constructor(db: Queryable, { isOn, connections }: { isOn: boolean; connections: number }) {
    this.#isOn = isOn;
    const atOnce = Math.max(1, Math.floor(connections / 3));
    const waiting = atOnce * WAITING_PER_CONNECTION;
    const waitingEach = Math.max(LEAST_OF_ONE_VISITOR, Math.floor(waiting / 4));
    this.search = workQueue(atOnce + waiting, atOnce, waitingEach);
    this.#versions = new FeedVersionReader(db);
    const weighed = <Value>(most: number) =>
      new SingleFlightCache<Value>(isOn ? most : 0, (value, key) => bytesOf(value, key));
    this.pages = weighed(cacheBytes.pages);
    this.marks = weighed(cacheBytes.marks);
    this.counts = weighed(cacheBytes.counts);
    this.matchingOptions = weighed(cacheBytes.matchingOptions);
    this.placeFacts = weighed(cacheBytes.placeFacts);
    this.options = new SingleFlightCache(isOn ? 2 : 0);
    this.optionLists = new SingleFlightCache(isOn ? 8 : 0);
    this.homepageHomes = new SingleFlightCache(isOn ? 2 : 0);
    this.cityPhotos = new SingleFlightCache(isOn ? 2 : 0);
    this.salesFacts = new SingleFlightCache(isOn ? 2 : 0);
  }

  /**
   * The feed version to cache under: it includes whatever was committed before this call. Null,
   * without a query, when caching is off.
   */
  async findVersion(): Promise<number | null> {
    return this.#isOn ? this.feedVersion() : null;
  }

  /** The feed version now; it includes whatever was committed before this call. */
  feedVersion(): Promise<number> {
    return this.#versions.read();
  }
}
