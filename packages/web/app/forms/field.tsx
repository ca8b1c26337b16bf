import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FieldProblemProps {
  /** Of the control that it is about. */
  id: string;
  problem: string | undefined;
}

/** What is wrong with a field, below it. */
export function FieldProblem({ id, problem }: FieldProblemProps) {
  if (!problem) return null;
  return (
    <p id={`${id}-problem`} className={styles.problem}>
      {problem}
    </p>
  );
}

/** What ties a control to the message about it. */
export function tiedTo({ id, problem }: FieldProblemProps, hint?: ReactNode) {
  const described = [problem && `${id}-problem`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': described || undefined,
  } as const;
}

interface FieldProps extends FieldProblemProps {
  label: string;
  hint?: ReactNode;
  /** Classes of the box, besides its own. */
  className?: string;
  /** The control, with what ties it to its label and its message. */
  children: (tied: ReturnType<typeof tiedTo>) => ReactNode;
}

/** A label, a box for a control, and the messages below it. */
export function Field({ id, label, problem, hint, className = '', children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={`${styles.box} ${className}`} data-wrong={problem ? '' : undefined}>
        {children(tiedTo({ id, problem }, hint))}
      </div>
      <FieldProblem id={id} problem={problem} />
      {hint && (
        <p id={`${id}-hint`} className="fine-print">
          {hint}
        </p>
      )}
    </div>
  );
}
