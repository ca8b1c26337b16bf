import { type ListingCardFacts, ListingRow, SEARCH_PATH } from '#listings';
import styles from './message-page.module.css';

interface NotFoundProps {
  title: string;
  sentence: string;
  cards: ListingCardFacts[];
}

/** Nothing here, and homes to look at instead. */
export function NotFound({ title, sentence, cards }: NotFoundProps) {
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      <p className={styles.actions}>
        <a href={SEARCH_PATH} className="button" data-look="primary">
          Search all homes
        </a>
      </p>
      {cards.length > 0 && (
        <section className={styles.homes} aria-labelledby="homes-title">
          <h2 id="homes-title">Homes to look at</h2>
          <ListingRow cards={cards} />
        </section>
      )}
    </main>
  );
}
