import { omahaDate } from '@homestead/contract/platform';
import type { ListingCaches } from '../../caches/listing-caches.ts';
import { SingleFlightCache } from '../../caches/single-flight-cache.ts';
import { type Cell, ReachableCells } from '../../search/reachable-cells.ts';
import type { ReadFilter } from '../../search/read-search-filter.ts';
import { refuseListing } from '../../search/refuse-listing.ts';
import type { SearchFilter } from '../../search/search-filter.ts';
import { findKeptAddress } from '../addresses/kept-address-store.ts';
import { tableQuestion } from '../maps/ask-osrm.ts';
import type { Spot } from '../maps/place.ts';
import type { OutsideHouse } from '../outside-house.ts';
import { selectBlocksWithHomes } from './commute-block-store.ts';
import { type Block, blockSide, blocksWithin, cellsOfBlock, middleOf } from './commute-blocks.ts';

type Wish = ReadFilter['commute'];

/** More are never asked for at once: a table each, of some 80 places. */
const MOST_BLOCKS = 400;
const KEPT_CELLS = 400_000;

/**
 * Turns minutes to an address that somebody keeps into the cells of the map that can be reached, about a
 * mile each. Travel times are those from the address to the middle of each cell, without traffic, so
 * that what is found is near, not exact; they are remembered with the answers of the router.
 */
export class Commutes {
  readonly #outside: OutsideHouse;
  readonly #caches: ListingCaches;
  readonly #blocks = new SingleFlightCache<Block[]>(2);
  readonly #reached = new SingleFlightCache<ReachableCells>(
    KEPT_CELLS,
    ({ numbers }) => numbers.length + 1,
  );

  constructor(outside: OutsideHouse, caches: ListingCaches) {
    this.#outside = outside;
    this.#caches = caches;
  }

  /**
   * The filter with the commute that is asked for, if any. Refuses with `kept-address-not-found` an
   * address that this person does not keep, with `commute-not-configured`, `commute-too-far` and
   * `commute-unreachable` where travel times can't be had, each at the field `commute`.
   */
  async apply(
    filter: SearchFilter,
    wish: Wish,
    who: { readonly personId: string } | null,
  ): Promise<SearchFilter> {
    if (!wish) return filter;
    return { ...filter, commute: await this.#reach(wish, who?.personId ?? null) };
  }

  async #reach(wish: NonNullable<Wish>, personId: string | null): Promise<ReachableCells> {
    const { db, services } = this.#outside;
    const kept = personId && (await findKeptAddress(db, personId, wish.addressid));
    if (!kept) return refuse('kept-address-not-found', 'is to an address that you don’t keep');
    const { router } = services;
    if (!router) return refuse('commute-not-configured', 'is not available here');
    const spot = { longitude: kept.position.x, latitude: kept.position.y };
    const version = await this.#caches.feedVersion();
    const name = [spot.longitude, spot.latitude, wish.minutes, omahaDate(new Date())].join(' ');
    return this.#reached.get(`${version} ${name}`, async () => {
      const side = blockSide(router.tableSize);
      const withHomes = await this.#blocks.get(`${version}`, () => selectBlocksWithHomes(db, side));
      const seconds = wish.minutes * 60;
      const blocks = blocksWithin(withHomes, side, { spot, seconds });
      if (blocks.length > MOST_BLOCKS) return refuse('commute-too-far', 'reaches too far');
      const cells = blocks.flatMap((block) => cellsOfBlock(block, side));
      const times = await this.#times(spot, blocks, side, personId);
      const within = (_: Cell, index: number) =>
        (times[index] ?? Number.POSITIVE_INFINITY) <= seconds;
      return new ReachableCells(name, cells.filter(within));
    });
  }

  /** Seconds from the spot to the middle of each cell of the blocks, in their order. */
  async #times(
    spot: Spot,
    blocks: readonly Block[],
    side: number,
    personId: string,
  ): Promise<(number | null)[]> {
    const { desk, services, countAsk } = this.#outside;
    const { router } = services;
    if (!router) return [];
    const questions = blocks.map((block) =>
      tableQuestion(spot, cellsOfBlock(block, side).map(middleOf)),
    );
    const known = await desk.recallAll(router, questions);
    if (known.includes(undefined)) await countAsk({ address: null, personId });
    const answers = await Promise.all(
      known.map((answer, index) => {
        const question = questions[index];
        return answer === undefined && question ? desk.ask(router, question) : answer;
      }),
    );
    return answers.flatMap(
      (found) =>
        found?.answer ?? refuse('commute-unreachable', 'can’t be worked out at the moment'),
    );
  }
}

type CommuteRefusal = Extract<
  Parameters<typeof refuseListing>[0],
  'kept-address-not-found' | `commute-${string}`
>;

/** At its field, so that a page can leave this wish out and say so. */
function refuse(code: CommuteRefusal, why: string): never {
  const field = { field: 'commute', label: 'Commute', message: `Commute ${why}` };
  return refuseListing(code, { fields: [field] });
}
