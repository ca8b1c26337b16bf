import type { InputHTMLAttributes, ReactNode } from 'react';
import styles from './form.module.css';

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

/** A labelled field with its message below it, tied to it. */
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
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** An e-mail address, shown lower-cased (spec 1 section 5). */
export function EmailField(
  given: Omit<TextFieldProps, 'name' | 'label' | 'type'> & { name?: string },
) {
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      maxLength={254}
      {...given}
    />
  );
}

/** The six digits of a mail or an authenticator app. */
export function CodeField({ problem }: { problem: string | undefined }) {
  return (
    <TextField
      name="code"
      label="6-digit code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={11}
      problem={problem}
    />
  );
}
