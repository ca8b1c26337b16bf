import type { InputHTMLAttributes, ReactNode } from 'react';
import { Field } from './field.tsx';
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
  return (
    <Field id={id} label={label} problem={problem} hint={hint}>
      {(tied) => (
        <>
          <input name={name} required spellCheck={false} {...tied} {...given} />
          {children}
        </>
      )}
    </Field>
  );
}

/** An email address, shown lower-cased. */
export function EmailField(
  given: Omit<TextFieldProps, 'name' | 'label' | 'type'> & { name?: string; label?: string },
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
