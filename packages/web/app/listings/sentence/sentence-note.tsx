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
        {note.reasons.length > 0 ? (
          <details className="grow">
            <summary>
              {note.text} <span className="brand">{sentenceMessages.why()}</span>
            </summary>
            {note.reasons.map((reason) => (
              <p key={reason}>{reason}</p>
            ))}
          </details>
        ) : (
          <p className="grow">{note.text}</p>
        )}
        <Link to={note.dismissHref}>{sentenceMessages.dismiss()}</Link>
      </div>
    )
  );
}
