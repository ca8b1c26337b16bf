import styles from './attribution.module.css';

interface AttributionProps {
  source: string | null;
  /** When the feed last brought news, ready to read. */
  updated: string | null;
  brokerage: string;
}

/** Where the listings come from and how far they can be relied on (decision 14). */
export function Attribution({ source, updated, brokerage }: AttributionProps) {
  return (
    <section className={styles.attribution} aria-label="About this information">
      <p>
        Listing information{' '}
        {source ? `comes from ${source}` : 'comes from the multiple listing service'}
        {updated && <> and was last updated {updated}</>}. It is provided for consumers’ personal,
        non-commercial use and may not be used for any purpose other than to identify prospective
        properties for purchase. It is deemed reliable but is not guaranteed and should be verified
        independently. Listings held by brokerages other than {brokerage} are marked with the
        listing firm’s name.
      </p>
    </section>
  );
}
