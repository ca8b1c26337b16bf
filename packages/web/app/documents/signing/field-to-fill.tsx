import type { WireSigningField } from '@homestead/contract/documents';
import { useState } from 'react';
import { Icon } from '#design';
import { Field, formStyles } from '#forms';
import { signingMessages } from '../messages/signing.ts';
import styles from './signing.module.css';

export type FillField = (
  field: WireSigningField,
  body: { isFilled: boolean; value?: string },
) => Promise<void>;

interface FieldToFillProps {
  field: WireSigningField;
  label: string;
  /** The recipient's signature or initials. */
  image: string | null;
  today: string;
  isCurrent: boolean;
  fill: FillField;
}

const actionTexts = {
  signature: signingMessages.signHere,
  initials: signingMessages.initialHere,
  date: signingMessages.dateHere,
} as const;

/** A field of a document: empty with what fills it in, or filled in. */
export function FieldToFill(given: FieldToFillProps) {
  const { field, label, isCurrent } = given;
  return (
    <li
      id={`field-${field.id}`}
      className={styles.field}
      data-filled={field.isFilled || undefined}
      data-current={isCurrent || undefined}
    >
      {field.kind === 'text' ? (
        <TextToFill {...given} />
      ) : field.kind === 'checkbox' ? (
        <label className={formStyles.tick}>
          <input
            type="checkbox"
            checked={field.isFilled}
            onChange={({ target }) => given.fill(field, { isFilled: target.checked, value: 'yes' })}
          />
          {label}
        </label>
      ) : (
        <MarkToFill {...given} kind={field.kind} label={label} />
      )}
    </li>
  );
}

function MarkToFill({
  kind,
  field,
  label,
  image,
  today,
  fill,
}: FieldToFillProps & { kind: keyof typeof actionTexts }) {
  const name = `label-${field.id}`;
  return (
    <>
      <span id={name} className="semibold">
        {field.isFilled && <Icon name="check" />} {label}
      </span>
      {field.isFilled ? (
        <span className={styles.filled}>
          {kind === 'date' ? (
            <span className="tabular">{field.value ?? today}</span>
          ) : (
            image && <img src={image} alt={signingMessages.filled()} className={styles.mark} />
          )}
          <button
            type="button"
            className="text-button"
            aria-describedby={name}
            onClick={() => fill(field, { isFilled: false })}
          >
            {signingMessages.remove()}
          </button>
        </span>
      ) : (
        <button
          type="button"
          className={styles.tap}
          aria-describedby={name}
          onClick={() => fill(field, { isFilled: true })}
        >
          <Icon name="pen" /> {actionTexts[kind]()}
        </button>
      )}
    </>
  );
}

const TEXT_MAX = 2000;

/** Saved when the person leaves the field; what couldn't be saved stays in it. */
function TextToFill({ field, label, fill }: FieldToFillProps) {
  const [text, setText] = useState(field.value ?? '');
  const save = () => {
    const value = text.trim();
    if (value === (field.value ?? '')) return;
    void fill(field, value === '' ? { isFilled: false } : { isFilled: true, value });
  };
  return (
    <Field id={`text-${field.id}`} label={label} problem={undefined}>
      {(tied) => (
        <input
          {...tied}
          value={text}
          maxLength={TEXT_MAX}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
          onBlur={save}
        />
      )}
    </Field>
  );
}
