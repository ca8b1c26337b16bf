import { useEffect, useRef } from 'react';
import { Icon } from '#design';
import type { ListingCardFacts } from '../listing.ts';
import { ListingCard } from '../listing-card.tsx';
import styles from './similar-carousel.module.css';

const SIZES = '(min-width: 1000px) 230px, (min-width: 620px) 60vw, 92vw';

/**
 * Similar homes, one and a half cards at a time, one on a phone (spec 1 section 9). A strip to
 * scroll as it stands; once it comes near, a script makes it go round and gives it its buttons.
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
      aria-roledescription="carousel"
    >
      <div className={styles.head}>
        <h2 id="similar">Similar homes</h2>
        {(['left', 'right'] as const).map((side) => (
          <button
            key={side}
            type="button"
            data-step={side}
            aria-label={side === 'left' ? 'Previous homes' : 'Next homes'}
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
