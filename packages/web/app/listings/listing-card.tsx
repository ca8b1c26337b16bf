import { statusLabels } from '@homestead/contract/listings';
import { Link } from 'react-router';
import {
  countText,
  dayText,
  groupedText,
  moneyText,
  shortMoneyText,
  spanText,
  UNKNOWN,
} from '#platform';
import { bathsText } from './baths-text.ts';
import { CompareButton } from './compare/compare-button.tsx';
import { homeAnchor } from './kept-homes/home-anchor.ts';
import { KeepButtons } from './kept-homes/keep-buttons.tsx';
import type { ListingCardFacts, Ribbon } from './listing.ts';
import { listingHref } from './listing-address.ts';
import styles from './listing-card.module.css';
import { Photo } from './photo.tsx';

interface ListingCardProps {
  card: ListingCardFacts;
  sizes: string;
  /** The first of the page: its photo is asked for before others. */
  isFirst?: boolean;
  /** The heading's level: below the heading of what the cards are part of. */
  level?: 'h2' | 'h3';
}

/** One home as a card; the whole card follows its one link. */
export function ListingCard({ card, sizes, isFirst, level = 'h2' }: ListingCardProps) {
  const Heading = level;
  const isForSale = card.status === null || card.status === 'Active';
  return (
    <article id={homeAnchor(card.mlsNumber)} className={styles.card}>
      <div className={styles.photo}>
        <Photo photo={card.photo} sizes={sizes} alt="" hasAvif isFirst={isFirst ?? false} />
        <p className={styles.badges}>
          {!isForSale && card.status && (
            <span className={styles.badge} data-status={card.status}>
              {statusLabels[card.status]}
            </span>
          )}
          {card.ribbons.map((ribbon) => (
            <span key={ribbon.kind} className={styles.badge} data-ribbon={ribbon.kind}>
              {ribbonText(ribbon)}
            </span>
          ))}
        </p>
        <CompareButton mlsNumber={card.mlsNumber} name={card.street ?? card.cityLine} />
        <KeepButtons
          mlsNumber={card.mlsNumber}
          mark={card.mark ?? null}
          name={card.street ?? card.cityLine}
        />
      </div>
      <div className={styles.text}>
        <p className={styles.price}>
          {card.listPriceCents === null ? 'Price not stated' : moneyText(card.listPriceCents)}
        </p>
        <p className={styles.facts}>{cardFacts(card).join(' · ')}</p>
        <Heading className={styles.address}>
          <Link to={listingHref(card.mlsNumber)} className={styles.link}>
            {card.street ?? 'Address on request'}
            <span className={styles.city}>{card.cityLine}</span>
          </Link>
        </Heading>
        <p className={styles.firm}>
          {card.listingFirm ? `Listed by ${card.listingFirm}` : 'Listing firm not stated'}
          {card.attributionContact && (
            <>
              , <span className={styles.contact}>{card.attributionContact}</span>
            </>
          )}
        </p>
      </div>
    </article>
  );
}

type CardMeasures = Pick<
  ListingCardFacts,
  'beds' | 'bathsTotal' | 'bathsFull' | 'bathsHalf' | 'livingArea' | 'lotSizeAcres'
>;

/** Beds, baths and square feet, each only when above 0; without any, the lot (spec 1 section 2). */
export function cardFacts(card: CardMeasures): string[] {
  const facts: string[] = [];
  if (card.beds) facts.push(`${card.beds} bd`);
  if (card.bathsTotal) {
    const isAllFull = card.bathsFull === card.bathsTotal;
    facts.push(`${(isAllFull ? null : bathsText(card)) ?? card.bathsTotal} ba`);
  }
  if (card.livingArea) facts.push(`${groupedText(card.livingArea)} sq ft`);
  if (facts.length > 0) return facts;
  if (card.lotSizeAcres === null) return [`Lot size ${UNKNOWN}`];
  return [`${countText(card.lotSizeAcres, 'acre')} lot`];
}

function ribbonText(ribbon: Ribbon): string {
  if (ribbon.kind === 'new') return 'New';
  if (ribbon.kind === 'reduced') {
    return ribbon.byCents === null ? 'Price reduced' : `Reduced ${shortMoneyText(ribbon.byCents)}`;
  }
  return `Open ${dayText(ribbon.startsAt)}, ${spanText(ribbon.startsAt, ribbon.endsAt)}`;
}
