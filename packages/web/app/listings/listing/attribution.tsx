import { cardMessages } from '../messages/card.ts';
import styles from './attribution.module.css';

interface AttributionProps {
  source: string | null;
  /** When the feed was last updated, as text. */
  updated: string | null;
  brokerage: string;
}

/** Where listings come from and how far to rely on them. */
export function Attribution({ source, updated, brokerage }: AttributionProps) {
  const from = source ?? cardMessages.listingService();
  return (
    <section className={styles.attribution} aria-label={cardMessages.aboutListings()}>
      <p>
        {updated
          ? cardMessages.sourceUpdated({ source: from, updated })
          : cardMessages.source({ source: from })}{' '}
        {cardMessages.sourceTerms({ brokerage })}
      </p>
    </section>
  );
}
