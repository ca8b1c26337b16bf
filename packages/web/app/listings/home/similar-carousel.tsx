import { useEffect, useRef } from 'react';
import { Icon } from '#design';
import { ListingCard } from '../card/listing-card.tsx';
import type { ListingCardFacts } from '../listing/listing.ts';
import { homeMessages } from '../messages/home.ts';
import styles from './similar-carousel.module.css';

const SIZES = '(min-width: 1100px) 330px, (min-width: 620px) 40vw, 82vw';

/**
 * Similar homes below both columns, as many as fit side by side, one on a phone (paper 103).
 * Without script it is a strip to scroll; a script that loads when it scrolls into view makes it
 * loop and adds the buttons.
 */
export function SimilarCarousel({ cards }: { cards: ListingCardFacts[] }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = section.current;
    if (!element) return;
    let end: (() => void) | undefined;
    const watch = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        end = (await import('./loop-carousel.ts')).loopCarousel(element);
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => {
      watch.disconnect();
      end?.();
    };
  }, []);
  return (
    <section
      ref={section}
      className={styles.similar}
      aria-labelledby="similar"
      aria-roledescription={homeMessages.carousel()}
    >
      <div className={styles.head}>
        <h2 className="text-22 grow" id="similar">
          {homeMessages.similarHomes()}
        </h2>
        {(['left', 'right'] as const).map((side) => (
          <button
            className="centered icon-size on-card"
            key={side}
            type="button"
            data-step={side}
            aria-label={side === 'left' ? homeMessages.previousHomes() : homeMessages.nextHomes()}
          >
            <Icon name={side} />
          </button>
        ))}
      </div>
      <div className={styles.view} data-view>
        <ul className={styles.strip}>
          {cards.map((card) => (
            <li key={card.mlsNumber}>
              <ListingCard card={card} sizes={SIZES} level="h3" />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
