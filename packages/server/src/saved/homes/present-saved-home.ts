import type { AnswerOf } from '@homestead/contract/platform';
import type { HomeReaction, savedEndpoints } from '@homestead/contract/saved';
import { presentHomeCard } from '#listings';
import type { Moment } from '#platform';
import type { SavedListRow } from './saved-list-store.ts';

/** A reaction as the two flags of the wire. */
export function presentFlags(mark: HomeReaction | null) {
  return { favorites: mark === 'favorite', dislikes: mark === 'dislike' };
}

/** One home of a list; one that is no longer shown has only the person's own data. */
export function presentSavedHome(
  row: SavedListRow,
  moment: Moment,
): AnswerOf<typeof savedEndpoints.getSavedHomes>['data'][number] {
  const isShown = row.visibility !== 'none';
  const change =
    isShown && row.list_price_cents !== null && row.price_cents_then !== null
      ? row.list_price_cents - row.price_cents_then
      : null;
  return {
    mlsNumber: row.mls_number,
    reaction: row.mark,
    card: isShown ? presentHomeCard(row, moment) : null,
    at: row.kept_at.toISOString(),
    priceThenCents: row.price_cents_then,
    priceChangeCents: change,
    statusThen: row.status_then,
    note: row.note,
    version: row.note_version,
  };
}
