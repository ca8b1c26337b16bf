import {
  type listingEndpoints,
  listingLabel,
  statusLabels,
  statusOf,
} from '@homestead/contract/listings';
import type { AnswerOf } from '@homestead/contract/platform';
import { instantDateText, moneyText, UNKNOWN } from '#platform';
import type { HistoryRow } from '../listing/listing.ts';
import { homeMessages } from '../messages/home.ts';

type WireEntry = AnswerOf<typeof listingEndpoints.getListingHistory>['value'][number];

/** One entry of a listing's history, as texts. */
export function readHistoryEntry(wire: WireEntry): HistoryRow {
  const { priceCents: price, previousPriceCents: previousPrice } = wire;
  const change = price !== null && previousPrice ? price / previousPrice - 1 : 0;
  const percent = Math.round(Math.abs(change) * 1000) / 10;
  const status = statusOf(wire.status);
  const what = {
    listed: homeMessages.listed(),
    price: priceEventText(change),
    status: status
      ? homeMessages.nowStatus({ status: listingLabel(statusLabels[status]).toLowerCase() })
      : homeMessages.statusChanged(),
  }[wire.event];
  return {
    date: instantDateText(wire.at),
    what,
    price: price === null ? UNKNOWN : moneyText(price),
    ...(change !== 0 && { change: { percent, isLower: change < 0 } }),
  };
}

function priceEventText(change: number): string {
  if (change === 0) return homeMessages.priceChanged();
  return change < 0 ? homeMessages.priceReduced() : homeMessages.priceRaised();
}
