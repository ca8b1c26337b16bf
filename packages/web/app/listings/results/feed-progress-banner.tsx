import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { FeedProgress } from '../listing/listing.ts';
import { resultsMessages } from '../messages/results.ts';
import styles from './feed-progress-banner.module.css';

const EVERY_MS = 5000;

/** Shows the progress of the feed's first load and checks again every five seconds. */
export function FeedProgressBanner({ progress }: { progress: FeedProgress }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const { listings, expected, source } = progress;
  return (
    <div className={styles.banner}>
      <p>
        <strong>
          {source ? resultsMessages.loadingFrom({ source }) : resultsMessages.loading()}
        </strong>{' '}
        {expected
          ? resultsMessages.loadedOf({ listings, expected })
          : resultsMessages.loaded({ listings })}
      </p>
      <progress
        className="full-width no-border"
        aria-label={resultsMessages.progress()}
        max={expected ?? undefined}
        value={expected ? Math.min(listings, expected) : undefined}
      />
    </div>
  );
}
