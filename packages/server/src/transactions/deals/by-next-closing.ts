import type { RowOf } from '#platform';
import type { DealDates } from './deal-store.ts';

type Closing = Pick<RowOf<'offer'>, 'closing_on'> & Pick<DealDates, 'ended_at'>;

/**
 * Deals by their closing, the next one first: then those without a date, then what is over, the
 * latest first.
 */
export function byNextClosing<Deal extends Closing>(deals: readonly Deal[], today: string): Deal[] {
  const isOver = ({ closing_on: on, ended_at: end }: Deal) =>
    end !== null || (on !== null && on < today);
  const rank = (deal: Deal) => (isOver(deal) ? 2 : deal.closing_on === null ? 1 : 0);
  const day = (deal: Deal) => deal.closing_on ?? '';
  return [...deals].sort((one, other) => {
    const order = rank(one) - rank(other);
    if (order !== 0) return order;
    return rank(one) === 2
      ? day(other).localeCompare(day(one))
      : day(one).localeCompare(day(other));
  });
}
