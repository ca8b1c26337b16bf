import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { groupedText } from '#platform';
import type { FeedProgress } from '../listing/listing.ts';
import styles from './feed-progress-banner.module.css';

const EVERY_MS = 5000;

/** Says how far the first load of the feed has come, and looks again every five seconds. */
export function FeedProgressBanner({ progress }: { progress: FeedProgress }) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
  const { listings, expected, source } = progress;
  const from = source ? ` from ${source}` : '';
  return (
    <div className={styles.banner}>
      <p>
        <strong>Homes are coming in{from}.</strong>{' '}
        {expected
          ? `${groupedText(listings)} of about ${groupedText(expected)} are here.`
          : `${groupedText(listings)} are here so far.`}{' '}
        You can search already.
      </p>
      <progress
        className="full-width no-border"
        aria-label="First load of homes"
        max={expected ?? undefined}
        value={expected ? Math.min(listings, expected) : undefined}
      />
    </div>
  );
}
