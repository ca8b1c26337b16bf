import { Icon } from '#design';
import type { ListingDetailFacts } from '#listings';
import { phoneLink, phoneText, useSite } from '#platform';
import styles from './ask-panel.module.css';

/** How to ask the brokerage about a home. */
export function AskPanel({
  listing,
}: {
  listing: Pick<ListingDetailFacts, 'street' | 'mlsNumber'>;
}) {
  const { name, phone, email, licenseLine } = useSite().brokerage;
  const subject = `${listing.street ?? 'A home'} (MLS ${listing.mlsNumber})`;
  return (
    <section className={styles.panel} aria-labelledby="ask-title">
      <h2 id="ask-title">Ask about this home</h2>
      <p>
        {name} can show you this home, answer questions and help you with an offer, whichever firm
        lists it.
      </p>
      <p className={styles.ways}>
        {phone && (
          <a href={`tel:${phoneLink(phone)}`} className="button" data-look="primary">
            <Icon name="phone" />
            Call {phoneText(phone)}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`} className="button">
            <Icon name="mail" />
            Write an e-mail
          </a>
        )}
      </p>
      {licenseLine && <p className={styles.quiet}>{licenseLine}</p>}
    </section>
  );
}
