import type { FeedProgress } from '../listing/listing.ts';
import { resultsMessages } from '../messages/results.ts';
import styles from './feed-progress-banner.module.css';

/** The progress of the feed's first load. */
export function FeedProgressBanner({ progress }: { progress: FeedProgress }) {
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
