import { localDate } from '@homestead/contract/platform';
import { type Cell, type Commute, ReachableCells, type Spot } from '#listings';
import { SingleFlightCache } from '#platform';
import { requireSavedAddress } from '#saved';
import { tableQuestion } from '../directions/ask-osrm.ts';
import { commuteMessages } from '../messages.ts';
import type { NeighborhoodServices, Router } from '../neighborhood-services.ts';
import { refuseNeighborhood } from '../refuse-neighborhood.ts';
import { selectBlocksWithHomes } from './commute-block-store.ts';
import { type Block, blockSide, blocksWithin, cellsOfBlock, middleOf } from './commute-blocks.ts';

/** The most concurrent requests: one table each, of about 80 places. */
const MAX_BLOCKS = 400;
const KEPT_CELLS = 400_000;

/**
 * Turns minutes to a saved address into the reachable cells of the map, about a mile each. Travel
 * times are from the address to the middle of each cell, without traffic, so results are
 * approximate; they are remembered with the router's answers.
 */
export class Commutes {
  readonly #outside: NeighborhoodServices;
  readonly #router: Router;
  readonly #feedVersion: () => Promise<number>;
  readonly #blocks = new SingleFlightCache<Block[]>(2);
  readonly #reached = new SingleFlightCache<ReachableCells>(
    KEPT_CELLS,
    ({ numbers }) => numbers.length + 1,
  );

  constructor(outside: NeighborhoodServices, router: Router, feedVersion: () => Promise<number>) {
    this.#outside = outside;
    this.#router = router;
    this.#feedVersion = feedVersion;
  }

  /**
   * The cells that can be reached within a commute. Refuses with `saved-address-not-found` an
   * address that this person did not save, with `commute-too-far` and `commute-unreachable` where
   * there are no travel times, each at the field `commute`.
   */
  async find(commute: Commute, personId: string | null): Promise<ReachableCells> {
    const { db } = this.#outside;
    const address = await requireSavedAddress(db, personId, commute.addressid, {
      fields: [fieldOf(commuteMessages.notYours())],
    });
    const spot = { longitude: address.position.x, latitude: address.position.y };
    const version = await this.#feedVersion();
    const name = [spot.longitude, spot.latitude, commute.minutes, localDate(new Date())].join(' ');
    return this.#reached.get(`${version} ${name}`, async () => {
      const side = blockSide(this.#router.tableSize);
      const withHomes = await this.#blocks.get(`${version}`, () => selectBlocksWithHomes(db, side));
      const seconds = commute.minutes * 60;
      const blocks = blocksWithin(withHomes, side, { spot, seconds });
      if (blocks.length > MAX_BLOCKS) return refuse('commute-too-far', commuteMessages.tooFar());
      const cells = blocks.flatMap((block) => cellsOfBlock(block, side));
      const times = await this.#times(spot, blocks, side, address.person_id);
      const within = (_: Cell, index: number) =>
        (times[index] ?? Number.POSITIVE_INFINITY) <= seconds;
      return new ReachableCells(name, cells.filter(within));
    });
  }

  /** Seconds from the point to the middle of each cell of the blocks, in their order. */
  async #times(
    spot: Spot,
    blocks: readonly Block[],
    side: number,
    personId: string,
  ): Promise<(number | null)[]> {
    const { gateway, countRequest } = this.#outside;
    const router = this.#router;
    const questions = blocks.map((block) =>
      tableQuestion(spot, cellsOfBlock(block, side).map(middleOf)),
    );
    const known = await gateway.recallAll(router, questions);
    const unknown = known.filter((answer) => answer === undefined).length;
    if (unknown > 0) await countRequest({ address: null, personId }, unknown);
    const answers = await Promise.all(
      known.map((answer, index) => {
        const question = questions[index];
        return answer === undefined && question ? gateway.ask(router, question) : answer;
      }),
    );
    return answers.flatMap(
      (found) => found?.answer ?? refuse('commute-unreachable', commuteMessages.unreachable()),
    );
  }
}

type CommuteRefusal = 'commute-too-far' | 'commute-unreachable';

function refuse(code: CommuteRefusal, message: string): never {
  return refuseNeighborhood(code, { fields: [fieldOf(message)] });
}

/** At its field, so that a page can leave the commute out and say so. */
function fieldOf(message: string) {
  return { field: 'commute', label: commuteMessages.label(), message };
}
