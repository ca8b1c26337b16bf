import type { listingEndpoints } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import type { Queryable } from '#platform';
import type { ResultRow } from '../listing-search-store.ts';
import type { HomeMark } from '../map-mark-store.ts';
import type { MatchingOptions } from '../matching-option-store.ts';
import type { OptionCounts } from '../option-count-store.ts';
import type { PlaceFacts } from '../place-facts-store.ts';
import { FeedVersionReader } from './feed-version-reader.ts';
import { SingleFlightCache } from './single-flight-cache.ts';

const ROWS = 12_000;
const COUNTS = 20_000;
const OPTIONS = 200_000;
const MARKS = 60_000;

/**
 * What searches keep in memory: rows of first pages, marks of the map, counts and options, each
 * under the feed version and the date in Omaha, so that nothing kept is ever older than the database. Presented anew for every
 * answer, since an open house may be over in between.
 */
export class ListingCaches {
  readonly pages: SingleFlightCache<ResultRow[]>;
  readonly marks: SingleFlightCache<HomeMark[]>;
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
   * The feed version to keep things under: it includes whatever was committed before this call.
   * Null, without asking, while nothing is kept.
   */
  async findVersion(): Promise<number | null> {
    return this.#isOn ? this.feedVersion() : null;
  }

  /** The feed version now; it includes whatever was committed before this call. */
  feedVersion(): Promise<number> {
    return this.#versions.read();
  }
}
