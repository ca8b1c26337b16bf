import { Skeleton } from '@mantine/core';
import styles from './office-page.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** A page with a list, while it loads. */
export function ListSkeleton({ title }: { title: string }) {
  return (
    <div className={styles.page} aria-busy="true">
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      <p className="unseen" role="status">
        Loading
      </p>
      <Skeleton height={44} mb="md" />
      {rows.map((row) => (
        <Skeleton key={row} height={44} mb={6} />
      ))}
    </div>
  );
}
