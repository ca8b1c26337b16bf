import type { SoldHome as SoldHomeCard } from '@homestead/contract/listings';
import { dateText, groupedText, moneyText, UNKNOWN, wholeMoneyText } from '#platform';
import { listingHref } from '../listing/listing-address.ts';
import { cardMessages } from '../messages/card.ts';
import { homeMessages } from '../messages/home.ts';

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
export function readSoldHome(card: SoldHomeCard): SoldHome {
  const { closePriceCents: price, livingArea: area, miles } = card;
  const perSquareFoot = price !== null && area ? wholeMoneyText(price / area) : null;
  const priceText = price === null ? UNKNOWN : moneyText(price);
  const facts = [
    perSquareFoot && homeMessages.perSquareFoot({ price: perSquareFoot }),
    card.beds && homeMessages.beds({ count: card.beds }),
    card.bathsTotal && homeMessages.baths({ count: card.bathsTotal }),
    area && homeMessages.squareFeet({ area: groupedText(area) }),
    miles !== null && homeMessages.milesAway({ miles: Math.round(miles * 100) / 100 }),
  ].filter(Boolean);
  return {
    href: listingHref(card.mlsNumber),
    address: [card.street ?? cardMessages.noAddress(), card.city].filter(Boolean).join(', '),
    sold: card.closedOn
      ? homeMessages.soldForOn({ price: priceText, day: dateText(card.closedOn) })
      : homeMessages.soldFor({ price: priceText }),
    facts: facts.join(' · '),
    firm: card.listingFirm
      ? cardMessages.listedBy({ firm: card.listingFirm })
      : cardMessages.noFirm(),
  };
}
