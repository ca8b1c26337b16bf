import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { FeedVersionReader } from '#feed';
import { type Queryable, SingleFlightCache } from '#platform';
import type { HomePin } from './map/map-mark-store.ts';
import type { MatchingOptions } from './options/matching-option-store.ts';
import type { OptionCounts } from './options/option-count-store.ts';
import type { PlaceFacts } from './places/place-facts-store.ts';
import type { ResultRow } from './search/listing-search-store.ts';

const ROWS = 12_000;
const COUNTS = 20_000;
const OPTIONS = 200_000;
const MARKS = 60_000;

/**
 * What searches cache in memory: rows of first pages, pins of the map, counts and options, each
 * under the feed version and the local date, so that nothing cached is ever older than the
 * database. Answers are built again each time, since an open house may be over by then.
 */
export class ListingCaches {
  readonly pages: SingleFlightCache<ResultRow[]>;
  readonly marks: SingleFlightCache<HomePin[]>;
  readonly counts: SingleFlightCache<{ count: number; feedVersion: number }>;
  readonly matchingOptions: SingleFlightCache<MatchingOptions>;
  readonly placeFacts: SingleFlightCache<PlaceFacts>;
  readonly options: SingleFlightCache<OptionCounts>;
  readonly optionLists: SingleFlightCache<AnswerOf<typeof listingEndpoints.getOptionLists>>;
  readonly #isOn: boolean;
  readonly #versions: FeedVersionReader;

  constructor(db: Queryable, isOn: boolean) {
    this.#isOn = isOn;
    this.#versions = new FeedVersionReader(db);
    this.pages = new SingleFlightCache(isOn ? ROWS : 0, (rows) => rows.length + 1);
    this.marks = new SingleFlightCache(isOn ? MARKS : 0, (marks) => marks.length + 1);
    this.counts = new SingleFlightCache(isOn ? COUNTS : 0);
    this.matchingOptions = new SingleFlightCache(isOn ? OPTIONS : 0, (lists) =>
      Object.values(lists).reduce((sum, options) => sum + options.length, 1),
    );
    this.placeFacts = new SingleFlightCache(isOn ? 5000 : 0);
    this.options = new SingleFlightCache(isOn ? 2 : 0);
    this.optionLists = new SingleFlightCache(isOn ? 8 : 0);
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
