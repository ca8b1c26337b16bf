import { Autocomplete } from '@mantine/core';
import { hintBelow } from './hint-below.ts';
import type { RecordFieldProps } from './read-fields.ts';
import styles from './record-form.module.css';
import { type FindChoices, useFoundChoices } from './use-found-choices.ts';

/** A text with suggestions of what is there already; anything else can be typed, too. */
export default function FoundTextField({
  id,
  field,
  value,
  problem,
  onChange,
  onLeave,
  find,
}: RecordFieldProps & { find: FindChoices }) {
  const { name, label, isRequired, isDisabled, isWide, hint, most, placeholder } = field;
  const { found } = useFoundChoices(find, String(value));
  return (
    <Autocomplete
      id={id}
      name={name}
      label={label}
      description={typeof hint === 'function' ? hint(value) : hint}
      error={problem}
      disabled={isDisabled}
      required={isRequired}
      placeholder={placeholder}
      maxLength={most}
      inputWrapperOrder={hintBelow}
      {...(isWide && { className: styles.wide })}
      data-field={name}
      autoComplete="off"
      onBlur={onLeave}
      data={[...new Set(found.map((choice) => choice.label))]}
      filter={({ options }) => options}
      value={String(value)}
      onChange={onChange}
    />
  );
}
