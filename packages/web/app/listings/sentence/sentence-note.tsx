import { Icon } from '#design';
import { sentenceMessages } from '../messages/sentence.ts';
import styles from '../results/dropped-note.module.css';
import type { SentenceNoteFacts } from './find-sentence-note.ts';

/**
 * Says in one line which parts of a sentence weren't used; "Why?" opens the reasons. Rendered on
 * the server only.
 */
export function SentenceNote({ note }: { note: SentenceNoteFacts }) {
  return (
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
      <a href={note.dismissHref}>{sentenceMessages.dismiss()}</a>
    </div>
  );
}
