import { Icon } from '#design';
import { resultsMessages } from '../messages/results.ts';
import type { DroppedField } from '../search/search-address.ts';
import styles from './dropped-note.module.css';

/** Lists the parts of the URL that couldn't be read and were ignored. */
export function DroppedNote({ dropped }: { dropped: DroppedField[] }) {
  if (dropped.length === 0) return null;
  const parts = dropped.map(({ label, value }) => resultsMessages.droppedPart({ label, value }));
  return (
    <div className={styles.note} role="status" data-dropped>
      <Icon name="note" />
      <p>{resultsMessages.dropped({ parts: parts.join(', ') })}</p>
    </div>
  );
}
