import {
  Field,
  FieldProblem,
  PasswordField,
  formStyles as styles,
  TextField,
  tiedTo,
} from '#forms';
import { ownMessages } from '../messages/own.ts';
import own from './own.module.css';
import { useFieldAnswer } from './section-form.tsx';

interface OwnFieldProps {
  name: string;
  label: string;
  /** The stored value. After a refusal, the input shows what was typed instead. */
  value?: string | null;
  hint?: string;
}

interface LineProps extends OwnFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date';
  autoComplete?: string;
  inputMode?: 'numeric' | 'email' | 'tel' | 'url';
  autoCapitalize?: 'none';
  maxLength?: number;
  min?: string;
  max?: string;
  required?: boolean;
  /** Formats text such as a phone number while the cursor is at its end. */
  format?: (text: string) => string;
}

/** A text field. */
export function OwnField({ value, format, required = false, ...given }: LineProps) {
  const { id, problem, typed } = useFieldAnswer(given.name);
  return (
    <TextField
      {...given}
      id={id}
      problem={problem}
      autoFocus={problem !== undefined}
      required={required}
      defaultValue={typed ?? value ?? ''}
      {...(format && {
        onInput: ({ currentTarget }) => {
          const { selectionEnd, value: text } = currentTarget;
          if (selectionEnd === null || selectionEnd === text.length) {
            currentTarget.value = format(text);
          }
        },
      })}
    />
  );
}

/** A field for six digits from an app or an email, typed with or without spaces. */
export function OwnDigits(given: Pick<OwnFieldProps, 'name' | 'label'>) {
  return (
    <OwnField {...given} inputMode="numeric" autoComplete="one-time-code" maxLength={11} required />
  );
}

/** A password field; a page never contains its value. */
export function OwnPassword({
  autoComplete = 'current-password',
  name = 'currentPassword',
  label = ownMessages.currentPassword(),
  ...given
}: Partial<OwnFieldProps> & { autoComplete?: 'current-password' | 'new-password' }) {
  const { id, problem } = useFieldAnswer(name);
  const { hint } = given;
  return (
    <PasswordField
      name={name}
      label={label}
      id={id}
      problem={problem}
      autoFocus={problem !== undefined}
      autoComplete={autoComplete}
      {...(hint && { hint })}
    />
  );
}

/** A select. If the value is not among the choices, it is added. */
export function OwnChoice({
  name,
  label,
  value,
  options,
  isRequired = false,
}: OwnFieldProps & {
  /** Their names by value. */
  options: Readonly<Record<string, string>>;
  isRequired?: boolean;
}) {
  const { id, problem, typed } = useFieldAnswer(name);
  const held = typed ?? value ?? '';
  const offered = held === '' || held in options ? options : { [held]: held, ...options };
  return (
    <Field id={id} label={label} problem={problem} className={`picker ${own.choice}`}>
      {(tied) => (
        <select {...tied} name={name} defaultValue={held}>
          {!isRequired && <option value="">{ownMessages.notProvided()}</option>}
          {Object.entries(offered).map(([option, label]) => (
            <option key={option} value={option}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A checkbox. */
export function OwnTick({
  name,
  label,
  isOn = false,
}: {
  name: string;
  label: string;
  isOn?: boolean;
}) {
  const { id, problem, typed, wasRefused } = useFieldAnswer(name);
  return (
    <div className={styles.field}>
      <label className={styles.tick}>
        <input
          {...tiedTo({ id, problem })}
          type="checkbox"
          name={name}
          defaultChecked={wasRefused ? typed !== undefined : isOn}
        />
        {label}
      </label>
      <FieldProblem id={id} problem={problem} />
    </div>
  );
}
