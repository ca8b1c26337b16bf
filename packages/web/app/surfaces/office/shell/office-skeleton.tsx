import { ColorSchemeScript } from '@mantine/core';
import { useNonce } from '#platform';
import { shellMessages } from '../messages/shell.ts';
import styles from './office-skeleton.module.css';

/** The outline of the back office until its script runs. */
export function OfficeSkeleton() {
  const nonce = useNonce();
  return (
    <div className={styles.office}>
      {/* Applies the chosen colors from the first frame. */}
      <ColorSchemeScript defaultColorScheme="auto" {...(nonce && { nonce })} />
      <div className={styles.header} />
      <div className={styles.sidebar} />
      <main id="main" className={styles.main} aria-busy="true">
        <p className="unseen" role="status">
          {shellMessages.loading()}
        </p>
        <div className={styles.title} />
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
          <div key={row} className={styles.row} />
        ))}
        <noscript>
          <p>{shellMessages.scriptNeeded()}</p>
        </noscript>
      </main>
    </div>
  );
}
