import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './form.module.css';
import { formMessages } from './messages.ts';

type Passed = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'type'
  | 'defaultValue'
  | 'autoComplete'
  | 'inputMode'
  | 'maxLength'
  | 'autoCapitalize'
  | 'autoFocus'
  | 'required'
  | 'min'
  | 'max'
  | 'onInput'
>;

interface TextFieldProps extends Passed {
  name: string;
  label: string;
  problem: string | undefined;
  /** Unless the name is the page's only one. */
  id?: string;
  hint?: string;
  /** Shown at the end of the field, inside its frame. */
  children?: ReactNode;
}

/** A labeled field with its message below it, tied to it. */
export function TextField({
  name,
  label,
  problem,
  id = name,
  hint,
  children,
  ...given
}: TextFieldProps) {
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const described = [problem && problemId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box} data-wrong={problem ? '' : undefined}>
        <input
          id={id}
          name={name}
          required
          spellCheck={false}
          aria-invalid={problem ? true : undefined}
          aria-describedby={described || undefined}
          {...given}
        />
        {children}
      </div>
      {problem && (
        <p id={problemId} className={styles.problem}>
          {problem}
        </p>
      )}
      {hint && (
        <p id={hintId} className="fine-print">
          {hint}
        </p>
      )}
    </div>
  );
}

/** An email address, shown lower-cased. */
export function EmailField(
  given: Omit<TextFieldProps, 'name' | 'label' | 'type'> & { name?: string },
) {
  return (
    <TextField
      name="email"
      label={formMessages.email()}
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      maxLength={254}
      {...given}
    />
  );
}

/** The six digits from an email or an authenticator app. */
export function CodeField({ problem }: { problem: string | undefined }) {
  return (
    <TextField
      name="code"
      label={formMessages.sixDigitCode()}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      problem={problem}
    />
  );
}
