import type { ReactNode } from 'react';
import type { ListingCardFacts } from '../listing/listing.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-grid.module.css';

/**
 * How wide a card's photo is: four columns, two on a tablet, one on a phone. Phone screens are so
 * dense that a slightly smaller photo looks the same and loads in half the time.
 */
const SIZES = '(min-width: 1100px) 330px, (min-width: 620px) 47vw, 82vw';

interface ListingGridProps {
  cards: ListingCardFacts[];
  /** A note above a card. */
  noteOf?: (mlsNumber: string) => ReactNode;
  level?: 'h2' | 'h3';
  /** The map takes half of a desktop's width. */
  isBesideMap?: boolean;
  /** A phone shows only the first of them. */
  isShort?: boolean;
}

/**
 * Result cards in four columns on a desktop, two or three beside the map, two on a tablet, one on a
 * phone.
 */
export function ListingGrid({ cards, noteOf, level, isBesideMap, isShort }: ListingGridProps) {
  const look = { 'data-beside-map': isBesideMap || undefined, 'data-short': isShort || undefined };
  return (
    <ul className={styles.grid} {...look}>
      {cards.map((card, index) => (
        <li key={card.mlsNumber}>
          {noteOf?.(card.mlsNumber)}
          <ListingCard card={card} sizes={SIZES} isFirst={index === 0} {...(level && { level })} />
        </li>
      ))}
    </ul>
  );
}

/** Cards in one row that scrolls sideways if it doesn't fit. */
export function ListingStrip({ cards }: { cards: ListingCardFacts[] }) {
  return (
    <ul className={styles.row}>
      {cards.map((card) => (
        <li key={card.mlsNumber}>
          <ListingCard card={card} sizes="(min-width: 1100px) 330px, 300px" level="h3" />
        </li>
      ))}
    </ul>
  );
}
