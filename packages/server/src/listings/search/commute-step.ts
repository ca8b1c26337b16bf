import { fieldMessages } from '../messages.ts';
import { refuseListing } from '../refuse-listing.ts';
import type { ParsedFilter } from './own-field.ts';
import type { ReachableCells } from './reachable-cells.ts';
import type { SearchFilter } from './search-filter.ts';

export type Commute = NonNullable<ParsedFilter['commute']>;

/** Finds the cells within a commute; refuses at the field `commute`. */
type FindReachableCells = (commute: Commute, personId: string | null) => Promise<ReachableCells>;

/** Searches by commute need travel times, which a room above this one finds and registers here. */
export class CommuteStep {
  #find: FindReachableCells | null = null;

  register(find: FindReachableCells): void {
    this.#find = find;
  }

  /** The filter with its commute, if any. Refuses with `commute-not-configured`. */
  async apply(
    filter: SearchFilter,
    commute: ParsedFilter['commute'],
    who: { readonly personId: string } | null,
  ): Promise<SearchFilter> {
    if (!commute) return filter;
    if (!this.#find) return refuseListing('commute-not-configured', { fields: [notAvailable()] });
    return { ...filter, commute: await this.#find(commute, who?.personId ?? null) };
  }
}

const notAvailable = () => ({
  field: 'commute',
  label: fieldMessages.commute(),
  message: fieldMessages.commuteUnavailable(),
});
