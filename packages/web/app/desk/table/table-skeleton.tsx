import { Skeleton } from '@mantine/core';
import { deskMessages } from '../messages.ts';
import styles from './data-table.module.css';

const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

/** A table while its rows load, in its shape. */
export function TableSkeleton({ columns }: { columns: number }) {
  return (
    <div aria-busy="true" className={styles.holder}>
      <p className="unseen" role="status">
        {deskMessages.loading()}
      </p>
      {rows.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          {Array.from({ length: Math.min(columns, 7) }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bars of a skeleton have no names
            <Skeleton key={index} height={14} />
          ))}
        </div>
      ))}
    </div>
  );
}
