import { useState } from 'react';
import { Icon } from '#design';
import styles from './form.module.css';
import { formMessages } from './messages.ts';
import { TextField } from './text-field.tsx';

interface PasswordFieldProps {
  name: string;
  label: string;
  problem: string | undefined;
  autoComplete: 'current-password' | 'new-password';
  /** Unless the name is the page's only one. */
  id?: string;
  autoFocus?: boolean;
  hint?: string;
}

/** A password field with a button to show it. A page never contains its value. */
export function PasswordField({ label, ...given }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const field = label.toLowerCase();
  const words = isShown ? formMessages.hide({ field }) : formMessages.show({ field });
  return (
    <TextField
      label={label}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      maxLength={1024}
      {...given}
    >
      <button
        type="button"
        className={`needs-script ${styles.toggle}`}
        aria-label={words}
        title={words}
        onClick={() => setShown(!isShown)}
      >
        <Icon name={isShown ? 'eye-off' : 'eye'} />
      </button>
    </TextField>
  );
}
