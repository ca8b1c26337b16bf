import type { ReactNode } from 'react';
import { Icon, Toast } from '#design';
import styles from './form.module.css';
import type { FormAnswer } from './form-answer.ts';
import { formMessages } from './messages.ts';

interface FormMessagesProps {
  answer: FormAnswer | undefined;
  /** Messages by the id of the field, listed as links to the fields. */
  problems?: Readonly<Record<string, string>>;
}

/** What is wrong with the fields, the answer's message about the whole form, and its note. */
export function FormMessages({ answer, problems = {} }: FormMessagesProps) {
  const { message, toast, requestId } = answer ?? {};
  const wrong = Object.keys(problems);
  return (
    <>
      {wrong.length > 0 && (
        <FormNote>
          <strong>{formMessages.fixErrors()}</strong>
          <ul className="grid gap-2">
            {wrong.map((id) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="bad"
                  onClick={(event) => {
                    // Going to a fragment would drop the form's answer.
                    event.preventDefault();
                    document.getElementById(id)?.focus();
                  }}
                >
                  {problems[id]}
                </a>
              </li>
            ))}
          </ul>
        </FormNote>
      )}
      {message && (
        <FormNote>
          {message}
          {requestId && (
            <span className="fine-print"> {formMessages.request({ id: requestId })}</span>
          )}
        </FormNote>
      )}
      {answer && toast && (
        <Toast key={keyOf(answer)} tone="bad">
          {toast}
        </Toast>
      )}
    </>
  );
}

/** What the answer says was done. */
export function FormDone({ answer }: { answer: FormAnswer | undefined }) {
  return (
    <div role="status" className={styles.done}>
      {answer?.done && (
        <div className={styles.note} data-tone="good">
          <Icon name="check" />
          <p>{answer.done}</p>
        </div>
      )}
    </div>
  );
}

/** A note above a form, announced when it appears. */
export function FormNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles.note} role="alert">
      <Icon name="note" />
      <div>{children}</div>
    </div>
  );
}

const keys = new WeakMap<FormAnswer, number>();
let last = 0;

/** Each answer is announced, even when it says the same again. */
function keyOf(answer: FormAnswer): number {
  const known = keys.get(answer);
  if (known) return known;
  last += 1;
  keys.set(answer, last);
  return last;
}

interface SubmitButtonProps {
  isPending: boolean;
  children: ReactNode;
  look?: 'primary' | 'plain';
}

/** Sends the form; shows a spinner while sending. */
export function SubmitButton({ isPending, children, look = 'primary' }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      className={`button ${styles.submit}`}
      data-look={look === 'primary' ? look : undefined}
      aria-busy={isPending || undefined}
    >
      {isPending && <span className={styles.spinner} aria-hidden="true" />}
      {children}
      {isPending && (
        <span className="unseen" role="status">
          {formMessages.sending()}
        </span>
      )}
    </button>
  );
}
