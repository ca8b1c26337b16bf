import { WaysToReach } from '#leads';
import type { ListingDetailFacts } from '#listings';
import { useSite } from '#platform';
import styles from './ask-panel.module.css';

/** How to ask the brokerage about a home. */
export function AskPanel({
  listing,
}: {
  listing: Pick<ListingDetailFacts, 'street' | 'mlsNumber'>;
}) {
  const { brokerage } = useSite();
  const { name, licenseLine } = brokerage;
  const subject = `${listing.street ?? 'A home'} (MLS ${listing.mlsNumber})`;
  return (
    <section className={styles.panel} aria-labelledby="ask-title">
      <h2 id="ask-title">Ask about this home</h2>
      <p>
        {name} can show you this home, answer questions and help you with an offer, whichever firm
        lists it.
      </p>
      <p className={styles.ways}>
        <WaysToReach brokerage={brokerage} subject={subject} />
      </p>
      {licenseLine && <p className={styles.quiet}>{licenseLine}</p>}
    </section>
  );
}
