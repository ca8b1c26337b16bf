import type { WireSoldHome } from '@homestead/contract/listings';
import { dateText, groupedText, UNKNOWN } from '#platform';
import { listingHref } from '../listing/listing-address.ts';
import { cardMessages } from '../messages/card.ts';
import { homeMessages } from '../messages/home.ts';
import { dollarsText } from './fact-text.ts';

/** A home that sold nearby, as texts. */
export interface SoldHome {
  href: string;
  address: string;
  /** "Sold for $411,000 on Apr 17, 2026" */
  sold: string;
  /** "$208 per sq ft · 3 beds · 2 baths · 1,980 sq ft · 0.4 miles away" */
  facts: string;
  firm: string;
}

/** A sold home as texts; unknown facts are left out. */
export function readSoldHome(wire: WireSoldHome): SoldHome {
  const { closeprice: price, livingarea: area, miles } = wire;
  const perSquareFoot = price !== null && area ? dollarsText(Math.round(price / area)) : null;
  const priceText = price === null ? UNKNOWN : dollarsText(price);
  const facts = [
    perSquareFoot && homeMessages.perSquareFoot({ price: perSquareFoot }),
    wire.number_of_beds && homeMessages.beds({ count: wire.number_of_beds }),
    wire.number_of_baths && homeMessages.baths({ count: wire.number_of_baths }),
    area && homeMessages.squareFeet({ area: groupedText(area) }),
    miles !== null && homeMessages.milesAway({ miles: Math.round(miles * 100) / 100 }),
  ].filter(Boolean);
  return {
    href: listingHref(wire.listingid),
    address: [wire.street_address ?? cardMessages.noAddress(), wire.city]
      .filter(Boolean)
      .join(', '),
    sold: wire.closedate
      ? homeMessages.soldForOn({ price: priceText, day: dateText(wire.closedate) })
      : homeMessages.soldFor({ price: priceText }),
    facts: facts.join(' · '),
    firm: wire.listofficename
      ? cardMessages.listedBy({ firm: wire.listofficename })
      : cardMessages.noFirm(),
  };
}
