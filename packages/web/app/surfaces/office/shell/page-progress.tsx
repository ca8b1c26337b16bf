import { loadingText, useIsSlow } from '#desk';
import { useShownNavigation } from '#platform';
import styles from './page-progress.module.css';

/** Pages that are here sooner show without a bar. */
const UNSEEN_MS = 250;

/** Says that the next page or list is on its way, where it takes longer than people expect. */
export function PageProgress() {
  const isLoading = useShownNavigation().state !== 'idle';
  const isShown = useIsSlow(isLoading, UNSEEN_MS);
  const isSlow = useIsSlow(isLoading);
  return (
    <>
      {isShown && <div className={styles.bar} aria-hidden />}
      <p className={isSlow ? styles.note : 'unseen'} role="status">
        {isSlow && loadingText(isSlow)}
      </p>
    </>
  );
}
