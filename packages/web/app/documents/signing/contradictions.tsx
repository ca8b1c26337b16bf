import { formStyles } from '#forms';
import { signingMessages } from '../messages/signing.ts';
import type { SigningDocument } from './sign-fields.ts';
import styles from './signing.module.css';

interface ContradictionsProps {
  documents: readonly SigningDocument[];
  /** Signing was refused because of them. */
  mustConfirm: boolean;
  isConfirmed: boolean;
  setConfirmed: (isConfirmed: boolean) => void;
  goToAnswer: (question: string) => void;
}

/** Answers that don't fit together: shown, never changed for anyone. */
export function Contradictions(given: ContradictionsProps) {
  const { documents, mustConfirm, isConfirmed, setConfirmed, goToAnswer } = given;
  const found = documents.flatMap(({ id, problems, editable }) =>
    problems
      .filter(({ kind }) => kind === 'contradiction' || kind === 'needs-form')
      .map(({ item, input, sentence }) => ({
        key: `${id} ${item} ${sentence}`,
        sentence,
        question:
          item !== null && input !== null && editable.includes(input) ? `${id} ${item}` : null,
      })),
  );
  if (found.length === 0) return null;
  return (
    <section className={styles.contradictions} aria-labelledby="contradictions-title">
      <h2 id="contradictions-title" className="text-22">
        {signingMessages.contradictions()}
      </h2>
      <p>{signingMessages.contradictionsLead()}</p>
      <ul>
        {found.map(({ key, sentence, question }) => (
          <li key={key}>
            {question === null ? (
              sentence
            ) : (
              <button type="button" className="text-button" onClick={() => goToAnswer(question)}>
                {sentence}
              </button>
            )}
          </li>
        ))}
      </ul>
      {mustConfirm && (
        <label className={formStyles.tick}>
          <input
            id="confirm-contradictions"
            type="checkbox"
            checked={isConfirmed}
            onChange={({ target }) => setConfirmed(target.checked)}
          />
          {signingMessages.confirmContradictions()}
        </label>
      )}
    </section>
  );
}
