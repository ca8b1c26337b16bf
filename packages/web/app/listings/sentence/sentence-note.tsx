import { Link } from 'react-router';
import { Icon } from '#design';
import styles from '../results/dropped-note.module.css';
import type { SentenceNoteFacts } from './find-sentence-note.ts';

/** Says what of a sentence was not understood or is refused, with the reason. */
export function SentenceNote({ note }: { note: SentenceNoteFacts | null }) {
  return (
    note && (
      <div className={styles.note} role="status">
        <Icon name="note" />
        <div>
          {note.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Link to={note.dismissHref}>Dismiss this note</Link>
        </div>
      </div>
    )
  );
}
