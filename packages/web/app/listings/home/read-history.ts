import { type listingEndpoints, statusLabels } from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { instantDateText, UNKNOWN } from '#platform';
import type { HistoryRow } from '../listing.ts';
import { statusOf } from '../status-of.ts';
import { dollarsText } from './fact-text.ts';

type WireEntry = AnswerOf<typeof listingEndpoints.getListingHistory>['value'][number];

/** One entry of a listing's history, ready to read. */
export function readHistoryEntry(wire: WireEntry): HistoryRow {
  const { price, previousPrice } = wire;
  const change = price !== null && previousPrice ? price / previousPrice - 1 : 0;
  const percent = Math.round(Math.abs(change) * 1000) / 10;
  const status = statusOf(wire.status);
  const what = {
    listed: 'Listed for sale',
    price: change < 0 ? 'Price reduced' : change > 0 ? 'Price raised' : 'Price changed',
    status: status ? `Now ${statusLabels[status].toLowerCase()}` : 'Status changed',
  }[wire.event];
  return {
    date: instantDateText(wire.at),
    what,
    price: price === null ? UNKNOWN : dollarsText(price),
    ...(change !== 0 && {
      change: `${change < 0 ? '↓' : '↑'} ${percent}%`,
      changeTold: change < 0 ? 'lower than before' : 'higher than before',
    }),
  };
}
