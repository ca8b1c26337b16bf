import { Skeleton } from '@mantine/core';
import { loadingText } from '../loading-text.ts';
import { useIsSlow } from '../use-is-slow.ts';
import styles from './table-skeleton.module.css';

const MOST_COLUMNS = 7;
/** A list has more columns than a part of a page. */
const FEW_COLUMNS = 2;
const LIST_ROWS = 10;
const PART_ROWS = 3;

/** A table or a part of a page while it loads, in its shape; a list is cards on a phone. */
export function TableSkeleton({ columns }: { columns: number }) {
  const isList = columns > FEW_COLUMNS;
  return (
    <div aria-busy="true" className={styles.holder} data-list={isList || undefined}>
      <LoadingNote />
      {Array.from({ length: isList ? LIST_ROWS : PART_ROWS }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton have no names
        <div key={row} className={styles.row}>
          {Array.from({ length: Math.min(columns, MOST_COLUMNS) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars of a skeleton have no names
            <Skeleton key={index} height={14} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Says that something loads: at first to screen readers alone, after a while to everyone. */
function LoadingNote() {
  const isSlow = useIsSlow(true);
  return (
    <p className={isSlow ? styles.note : 'unseen'} role="status">
      {loadingText(isSlow)}
    </p>
  );
}
