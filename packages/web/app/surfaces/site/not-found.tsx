import type { ReactNode } from 'react';
import { ListingStrip, SEARCH_PATH } from '#listings';
import styles from './message-page.module.css';
import { frameMessages } from './messages/frame.ts';
import type { SuggestedHomes } from './suggest-homes.ts';

interface NotFoundProps {
  title: string;
  sentence: string;
  suggested: SuggestedHomes;
  /** In place of the search. */
  children?: ReactNode;
}

/** Says that there is no such page, and offers homes instead. */
export function NotFound({ title, sentence, suggested, children }: NotFoundProps) {
  return (
    <main id="main" tabIndex={-1} className={`frame ${styles.page}`}>
      <h1>{title}</h1>
      <p>{sentence}</p>
      {children ?? (
        <>
          <form action={SEARCH_PATH} className={styles.search}>
            <input
              type="search"
              name="q"
              className="input-edge on-card tap-height can-shrink grow"
              aria-label={frameMessages.searchHere()}
              placeholder={frameMessages.searchHere()}
            />
            <button type="submit" className="button" data-look="primary">
              {frameMessages.search()}
            </button>
          </form>
          <p className={styles.actions}>
            <a href={SEARCH_PATH} className="button">
              {frameMessages.searchAllHomes()}
            </a>
          </p>
        </>
      )}
      {suggested.cards.length > 0 && (
        <section className={styles.homes} aria-labelledby="homes-title">
          <h2 id="homes-title">{suggested.title}</h2>
          <ListingStrip cards={suggested.cards} />
        </section>
      )}
    </main>
  );
}
