import { SimpleGrid } from '@mantine/core';
import styles from './facts.module.css';

export interface Fact {
  label: string;
  value: string;
  /** What the value is based on. */
  note?: string;
}

/** Key facts of a record; `isNarrow` where there is no room for more than two in a row. */
export function Facts({ facts, isNarrow = false }: { facts: readonly Fact[]; isNarrow?: boolean }) {
  return (
    <SimpleGrid
      component="dl"
      cols={isNarrow ? 2 : { base: 2, sm: 3, lg: 6 }}
      className={styles.facts}
    >
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </SimpleGrid>
  );
}
