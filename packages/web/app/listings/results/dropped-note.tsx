import { Icon } from '#design';
import type { DroppedField } from '../search/search-address.ts';
import styles from './dropped-note.module.css';

/** Says which wishes of the address could not be read and were left out. */
export function DroppedNote({ dropped }: { dropped: DroppedField[] }) {
  if (dropped.length === 0) return null;
  return (
    <div className={styles.note} role="status">
      <Icon name="note" />
      <p>
        Some of this link could not be used and was left out:{' '}
        {dropped.map(({ label, value }) => `${label} “${value}”`).join(', ')}. Everything else
        applies.
      </p>
    </div>
  );
}
