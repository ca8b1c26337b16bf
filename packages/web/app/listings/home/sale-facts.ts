import type { StandardStatus } from '@homestead/contract/feed';
import { listingLabel, statusLabels } from '@homestead/contract/listings';
import { dateText, dayText, moneyText, shortMoneyText, spanText } from '#platform';
import type { ListingDetailFacts, OpenHouse } from '../listing/listing.ts';

import { cardMessages } from '../messages/card.ts';
import { homeMessages } from '../messages/home.ts';

/** The texts of the sale bar. */
export interface SaleFacts {
  street: string;
  cityLine: string;
  price: string;
  status: { key: StandardStatus; text: string } | null;
  /** How far it is below its original price. */
  cut: string | null;
  openHouse: string | null;
}

/** Price, address and status of a home; a sold home shows its sale price. */
export function saleFactsOf(listing: ListingDetailFacts, openHouse: OpenHouse | null): SaleFacts {
  const { listPriceCents, originalListPriceCents, status, closePriceCents, closeOn } = listing;
  const isSold = status === 'Closed';
  const shown = isSold && closePriceCents !== null ? closePriceCents : listPriceCents;
  const cut =
    !isSold && originalListPriceCents !== null && listPriceCents !== null
      ? originalListPriceCents - listPriceCents
      : 0;
  return {
    street: listing.street ?? cardMessages.noAddress(),
    cityLine: listing.cityLine,
    price: shown === null ? cardMessages.noPrice() : moneyText(shown),
    status: status && {
      key: status,
      text:
        isSold && closeOn
          ? homeMessages.statusSince({
              status: listingLabel(statusLabels[status]),
              day: dateText(closeOn),
            })
          : listingLabel(statusLabels[status]),
    },
    cut: cut > 0 ? homeMessages.priceCut({ amount: shortMoneyText(cut) }) : null,
    openHouse:
      openHouse &&
      homeMessages.openHouse({
        day: dayText(openHouse.startsAt),
        time: spanText(openHouse.startsAt, openHouse.endsAt),
      }),
  };
}
