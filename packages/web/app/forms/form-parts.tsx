import type { ReactNode } from 'react';
import { Icon, Toast } from '#design';
import styles from './form.module.css';
import type { FormAnswer } from './form-answer.ts';
import { formMessages } from './messages.ts';

/** The answer's message about the whole form, and its note. */
export function FormMessages({ answer }: { answer: FormAnswer | undefined }) {
  if (!answer) return null;
  const { message, toast, requestId } = answer;
  return (
    <>
      {message && (
        <FormNote>
          {message}
          {requestId && (
            <span className="fine-print"> {formMessages.request({ id: requestId })}</span>
          )}
        </FormNote>
      )}
      {toast && (
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
      <p>{children}</p>
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
