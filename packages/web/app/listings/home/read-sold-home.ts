import type { WireSoldHome } from '@homestead/contract/listings';
import { countText, dateText, decimalText, groupedText, UNKNOWN } from '#platform';
import { listingHref } from '../listing-address.ts';
import { dollarsText } from './fact-text.ts';

/** A home that sold nearby, ready to read. */
export interface SoldHome {
  href: string;
  address: string;
  /** "Sold for $411,000 on Apr 17, 2026" */
  sold: string;
  /** "$208 per sq ft · 3 beds · 2 baths · 1,980 sq ft · 0.4 miles away" */
  facts: string;
  firm: string;
}

/** A sold home of the wire in words; what is not known is left out. */
export function readSoldHome(wire: WireSoldHome): SoldHome {
  const { closeprice: price, livingarea: area, miles } = wire;
  const perSquareFoot = price !== null && area ? dollarsText(Math.round(price / area)) : null;
  const facts = [
    perSquareFoot && `${perSquareFoot} per sq ft`,
    wire.number_of_beds && countText(wire.number_of_beds, 'bed'),
    wire.number_of_baths && countText(wire.number_of_baths, 'bath'),
    area && `${groupedText(area)} sq ft`,
    miles !== null && `${decimalText(miles)} ${miles === 1 ? 'mile' : 'miles'} away`,
  ].filter(Boolean);
  return {
    href: listingHref(wire.listingid),
    address: [wire.street_address ?? 'Address on request', wire.city].filter(Boolean).join(', '),
    sold: `Sold for ${price === null ? UNKNOWN : dollarsText(price)}${
      wire.closedate ? ` on ${dateText(wire.closedate)}` : ''
    }`,
    facts: facts.join(' · '),
    firm: wire.listofficename ? `Listed by ${wire.listofficename}` : 'Listing firm not stated',
  };
}
