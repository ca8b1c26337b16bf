import styles from './listing-grid.module.css';

/** Placeholders for result cards while they load. */
export function ListingGridSkeleton({
  count = 8,
  isBesideMap,
}: {
  count?: number;
  isBesideMap?: boolean;
}) {
  return (
    <ul className={styles.grid} data-beside-map={isBesideMap || undefined} aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the shapes are all alike
        <li key={index} className={styles.skeleton}>
          <div />
          <span data-wide />
          <span />
          <span />
        </li>
      ))}
    </ul>
  );
}
