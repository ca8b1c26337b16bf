import { Link } from 'react-router';
import { Icon } from '#design';
import { sentenceMessages } from '../messages/sentence.ts';
import styles from '../results/dropped-note.module.css';
import type { SentenceNoteFacts } from './find-sentence-note.ts';

/** Says which parts of a sentence weren't understood or are refused, and why. */
export function SentenceNote({ note }: { note: SentenceNoteFacts | null }) {
  return (
    note && (
      <div className={styles.note} role="status">
        <Icon name="note" />
        <div>
          {note.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
          <Link to={note.dismissHref}>{sentenceMessages.dismiss()}</Link>
        </div>
      </div>
    )
  );
}
