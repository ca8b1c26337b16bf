import { ColorSchemeScript } from '@mantine/core';
import { useNonce } from '#platform';
import styles from './office-skeleton.module.css';

/** The outline of the office until its program has started. */
export function OfficeSkeleton() {
  const nonce = useNonce();
  return (
    <div className={styles.office}>
      {/* The chosen colors hold from the first frame on. */}
      <ColorSchemeScript defaultColorScheme="auto" {...(nonce && { nonce })} />
      <div className={styles.header} />
      <div className={styles.sidebar} />
      <main id="main" className={styles.main} aria-busy="true">
        <p className="unseen" role="status">
          Loading
        </p>
        <div className={styles.title} />
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
          <div key={row} className={styles.row} />
        ))}
        <noscript>
          <p>The back office needs JavaScript. Please turn it on and load this page again.</p>
        </noscript>
      </main>
    </div>
  );
}
