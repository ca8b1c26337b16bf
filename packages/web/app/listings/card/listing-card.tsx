import { listingLabel, statusLabels } from '@homestead/contract/listings';
import { use } from 'react';
import { Link } from 'react-router';
import { dateText, decimalText, groupedText, moneyText, shortMoneyText, UNKNOWN } from '#platform';
import { CompareButton } from '../compare/compare-button.tsx';
import { bathsNumber } from '../listing/baths-text.ts';
import type { ListingCardFacts, Ribbon } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import { cardMessages } from '../messages/card.ts';
import { homeAnchor } from './home-anchor.ts';
import { HomeButtons } from './home-buttons.ts';
import styles from './listing-card.module.css';
import { PhotoStrip } from './photo-strip.tsx';

interface ListingCardProps {
  card: ListingCardFacts;
  sizes: string;
  /** The first card of the page: its photo loads before others. */
  isFirst?: boolean;
  /** One level below the heading above the cards. */
  level?: 'h2' | 'h3';
}

/** One home as a card; the whole card is a link, which comes before the photos and buttons. */
export function ListingCard({ card, sizes, isFirst, level = 'h2' }: ListingCardProps) {
  const Heading = level;
  const Buttons = use(HomeButtons);
  const name = card.street ?? card.cityLine;
  const isForSale = card.status === null || card.status === 'Active';
  return (
    <article id={homeAnchor(card.mlsNumber)} className={styles.card}>
      <div className={styles.text}>
        <p className={styles.price}>{priceText(card)}</p>
        <p className={styles.facts}>{cardFacts(card).join(' · ')}</p>
        <Heading className={styles.address}>
          <Link to={listingHref(card.mlsNumber)} className={styles.link}>
            {card.street ?? cardMessages.noAddress()}
            <span className="quiet block">{card.cityLine}</span>
          </Link>
        </Heading>
        <p className={styles.firm}>
          {card.listingFirm
            ? cardMessages.listedBy({ firm: card.listingFirm })
            : cardMessages.noFirm()}
          {card.attributionContact && (
            <>
              , <span className="one-line">{card.attributionContact}</span>
            </>
          )}
        </p>
      </div>
      <div className={styles.photo}>
        <PhotoStrip card={card} sizes={sizes} isFirst={isFirst ?? false} />
        <p className={styles.badges}>
          {!isForSale && card.status && (
            <span className={styles.badge} data-status={card.status}>
              {listingLabel(statusLabels[card.status])}
            </span>
          )}
          {card.ribbons.map((ribbon) => (
            <span key={ribbon.kind} className={styles.badge} data-ribbon={ribbon.kind}>
              {ribbonText(ribbon)}
            </span>
          ))}
        </p>
      </div>
      <div className={styles.tools}>
        <CompareButton mlsNumber={card.mlsNumber} name={name} />
        {Buttons && <Buttons mlsNumber={card.mlsNumber} name={name} />}
      </div>
    </article>
  );
}

/** What a sold home sold for and when, as far as the MLS says it; else the list price. */
function priceText({
  status,
  listPriceCents,
  closePriceCents,
  closedOn,
}: ListingCardFacts): string {
  if (status === 'Closed' && closePriceCents !== null) {
    const price = moneyText(closePriceCents);
    return closedOn
      ? cardMessages.soldOn({ price, date: dateText(closedOn) })
      : cardMessages.soldFor({ price });
  }
  return listPriceCents === null ? cardMessages.noPrice() : moneyText(listPriceCents);
}

type CardMeasures = Pick<
  ListingCardFacts,
  'beds' | 'bathsTotal' | 'bathsFull' | 'bathsHalf' | 'livingArea' | 'lotSizeAcres'
>;

/** Beds, baths and square feet, each only if above 0; the lot size if there are none. */
export function cardFacts(card: CardMeasures): string[] {
  const facts: string[] = [];
  if (card.beds) facts.push(cardMessages.beds({ count: card.beds }));
  const baths = bathsNumber(card);
  if (baths) facts.push(cardMessages.baths({ count: baths }));
  if (card.livingArea) facts.push(cardMessages.squareFeet({ area: groupedText(card.livingArea) }));
  if (facts.length > 0) return facts;
  if (card.lotSizeAcres === null) return [cardMessages.lotSize({ size: UNKNOWN })];
  return [cardMessages.lot({ acres: decimalText(card.lotSizeAcres) })];
}

function ribbonText(ribbon: Ribbon): string {
  if (ribbon.kind === 'new') return cardMessages.newListing();
  if (ribbon.kind === 'reduced') {
    return ribbon.byCents === null
      ? cardMessages.reduced()
      : cardMessages.reducedBy({ amount: shortMoneyText(ribbon.byCents) });
  }
  return cardMessages.openHouse(ribbon);
}
