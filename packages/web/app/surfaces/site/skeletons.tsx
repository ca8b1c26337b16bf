import { useEffect } from 'react';
import { ListingGridSkeleton } from '#listings/pages';
import { frameMessages } from './messages/frame.ts';
import styles from './skeletons.module.css';

/** The outline of the list page while it loads. */
export function ListSkeleton() {
  return (
    <main className={`frame ${styles.page}`} aria-busy="true">
      <p className="unseen" role="status">
        {frameMessages.loadingHomes()}
      </p>
      <div className={styles.line} data-size="field" />
      <div className={styles.line} data-size="heading" />
      <ListingGridSkeleton />
    </main>
  );
}

/** The outline of a home's page while it loads. */
export function DetailSkeleton() {
  // The list's place was saved when the navigation began.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return (
    <main className={`frame ${styles.page}`} aria-busy="true">
      <p className="unseen" role="status">
        {frameMessages.loadingHome()}
      </p>
      <div className={styles.gallery} />
      <div className={styles.line} data-size="heading" />
      <div className={styles.columns}>
        {['facts', 'figures', 'panel', 'text'].map((size) => (
          <div key={size} className={styles.line} data-size={size} />
        ))}
      </div>
    </main>
  );
}
