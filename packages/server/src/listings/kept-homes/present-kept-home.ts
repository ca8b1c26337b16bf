import type { HomeMark, listingEndpoints } from '@homestead/contract/listings';
import { type AnswerOf, dollarsFromCents } from '@homestead/contract/platform';
import { presentCard } from '../present-card.ts';
import type { Moment } from '../reading.ts';
import type { KeptListRow } from './kept-list-store.ts';

/** A mark as the two flags of the wire. */
export function presentFlags(mark: HomeMark | null) {
  return { favorites: mark === 'favourite', dislikes: mark === 'dislike' };
}

/** One home of a list: of one that is no longer shown nothing is told but the person's own. */
export function presentKeptHome(
  row: KeptListRow,
  moment: Moment,
): AnswerOf<typeof listingEndpoints.getKeptHomes>['value'][number] {
  const isShown = row.reach !== 'none';
  const change =
    isShown && row.list_price_cents !== null && row.price_cents_then !== null
      ? row.list_price_cents - row.price_cents_then
      : null;
  return {
    listingid: row.mls_number,
    card: isShown ? presentCard(row, moment) : null,
    at: row.kept_at.toISOString(),
    ...presentFlags(row.mark),
    pricethen: dollars(row.price_cents_then),
    pricechange: dollars(change),
    statusthen: row.status_then,
    note: row.note,
    version: row.note_version,
  };
}

function dollars(cents: number | null): number | null {
  return cents === null ? null : dollarsFromCents(cents);
}
