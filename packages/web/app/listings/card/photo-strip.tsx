import type { PointerEvent } from 'react';
import { Link } from 'react-router';
import type { ListingCardFacts } from '../listing/listing.ts';
import { listingHref } from '../listing/listing-address.ts';
import { Photo } from '../listing/photo.tsx';
import styles from './photo-strip.module.css';

const NONE: string[] = [];

interface PhotoStripProps {
  card: ListingCardFacts;
  sizes: string;
  isFirst: boolean;
}

/**
 * The photos of a card side by side, to swipe; each leads to the home. Only the first loads with
 * the page: the others, and arrows for a mouse, come when a pointer first touches the strip. The
 * card's own link is for keyboards and screen readers.
 */
export function PhotoStrip({ card, sizes, isFirst }: PhotoStripProps) {
  const more = card.photo ? (card.morePhotos ?? NONE) : NONE;
  const wake = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    if (more.length === 0) return;
    import('./wake-strip.ts').then(
      ({ wakeStrip }) => wakeStrip(currentTarget, more, sizes),
      () => null,
    );
  };
  return (
    <>
      <Link
        to={listingHref(card.mlsNumber)}
        className={styles.strip}
        tabIndex={-1}
        aria-hidden
        draggable={false}
        onPointerEnter={wake}
      >
        <Photo photo={card.photo} sizes={sizes} alt="" hasAvif isFirst={isFirst} />
        {more.map((token) => (
          <span key={token} />
        ))}
      </Link>
      {more.length > 0 && (
        <p className={styles.dots} aria-hidden>
          <i data-current />
          {more.map((token) => (
            <i key={token} />
          ))}
        </p>
      )}
    </>
  );
}
