import { type StandardStatus, statusLabels } from '@homestead/contract/listings';
import type { ListingDetailFacts, OpenHouse } from '#listings';
import { dateText, dayText, moneyText, shortMoneyText, spanText } from '#platform';

/** What stands on the sale bar, ready to read. */
export interface SaleFacts {
  street: string;
  cityLine: string;
  price: string;
  status: { key: StandardStatus; text: string } | null;
  /** By how much it is below its first price. */
  cut: string | null;
  openHouse: string | null;
}

/** Price, address and status of a home in words; a sold one shows what it was sold for. */
export function saleFactsOf(listing: ListingDetailFacts, openHouse: OpenHouse | null): SaleFacts {
  const { listPriceCents, originalListPriceCents, status, closePriceCents, closeOn } = listing;
  const isSold = status === 'Closed';
  const shown = isSold && closePriceCents !== null ? closePriceCents : listPriceCents;
  const cut =
    !isSold && originalListPriceCents !== null && listPriceCents !== null
      ? originalListPriceCents - listPriceCents
      : 0;
  return {
    street: listing.street ?? 'Address on request',
    cityLine: listing.cityLine,
    price: shown === null ? 'Price not stated' : moneyText(shown),
    status: status && {
      key: status,
      text: `${statusLabels[status]}${isSold && closeOn ? ` ${dateText(closeOn)}` : ''}`,
    },
    cut: cut > 0 ? `${shortMoneyText(cut)} below its first price` : null,
    openHouse:
      openHouse &&
      `Open ${dayText(openHouse.startsAt)}, ${spanText(openHouse.startsAt, openHouse.endsAt)}`,
  };
}
