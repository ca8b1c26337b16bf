import type { ListingCardFacts } from './listing.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-grid.module.css';

/**
 * How wide a card's photo is: four columns, two on a tablet, one on a phone. A phone's screen is so
 * dense that a photo of somewhat fewer dots looks the same and is there in half the time.
 */
const SIZES = '(min-width: 1100px) 330px, (min-width: 620px) 47vw, 82vw';

interface ListingGridProps {
  cards: ListingCardFacts[];
  /** The map takes half of a desktop's width. */
  isBesideMap?: boolean;
}

/**
 * Result cards in four columns on a desktop, two or three beside the map, two on a tablet, one on a
 * phone.
 */
export function ListingGrid({ cards, isBesideMap }: ListingGridProps) {
  return (
    <ul className={styles.grid} data-beside-map={isBesideMap || undefined}>
      {cards.map((card, index) => (
        <li key={card.mlsNumber}>
          <ListingCard card={card} sizes={SIZES} isFirst={index === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Cards in one row that scrolls sideways where it does not fit. */
export function ListingRow({ cards }: { cards: ListingCardFacts[] }) {
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

/** The shape of result cards while they are on their way. */
export function ListingGridSkeleton({
  count = 8,
  isBesideMap,
}: {
  count?: number;
  isBesideMap?: boolean;
}) {
  return (
    <ul className={styles.grid} data-beside-map={isBesideMap || undefined} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <li key={index} className={styles.skeleton}>
          <div />
          <span data-wide />
          <span />
          <span />
        </li>
      ))}
    </ul>
  );
}
