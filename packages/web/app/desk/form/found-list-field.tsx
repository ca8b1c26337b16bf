import { MultiSelect } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { clearButton } from './clear-button.ts';
import { hintBelow } from './hint-below.ts';
import { linesOf, type RecordFieldProps } from './read-fields.ts';
import styles from './record-form.module.css';
import { type FindChoices, useFoundChoices } from './use-found-choices.ts';

/** A list of things that are found by what is typed. What was chosen keeps its label. */
export default function FoundListField({
  id,
  field,
  value,
  problem,
  onChange,
  onLeave,
  find,
}: RecordFieldProps & { find: FindChoices }) {
  const { name, label, isRequired, isDisabled, isWide, hint, most, choices = [] } = field;
  const { keepsTyped } = field;
  const [typed, setTyped] = useState('');
  const { found, none } = useFoundChoices(find, typed);
  const known = useRef(new Map(choices.map((choice) => [choice.value, choice.label])));
  for (const choice of found) known.current.set(choice.value, choice.label);
  const chosen = linesOf(value);
  const labelOf = (one: string) => known.current.get(one) ?? one;
  const kept = chosen.map((one) => ({ value: one, label: labelOf(one) }));
  const change = (lines: readonly string[]) => onChange([...new Set(lines)].join('\n'));
  const keepTyped = () => {
    const added = keepsTyped ? entriesIn(typed) : [];
    if (added.length === 0) return false;
    setTyped('');
    change([...chosen, ...added]);
    return true;
  };
  // Checks what the field has once its last entry is in it.
  const latestLeave = useRef(onLeave);
  latestLeave.current = onLeave;
  const leave = () => {
    if (keepTyped()) setTimeout(() => latestLeave.current());
    else onLeave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const ends = event.key === ',' || event.key === ';';
    const isChosen = event.currentTarget.hasAttribute('aria-activedescendant');
    if ((ends || (event.key === 'Enter' && !isChosen)) && keepTyped()) event.preventDefault();
  };
  return (
    <MultiSelect
      id={id}
      name={name}
      label={label}
      description={typeof hint === 'function' ? hint(value) : hint}
      error={problem}
      disabled={isDisabled}
      required={isRequired}
      placeholder={field.placeholder}
      inputWrapperOrder={hintBelow}
      {...(isWide && { className: styles.wide })}
      {...(most !== undefined && { maxValues: most })}
      data-field={name}
      onBlur={leave}
      onKeyDown={onKeyDown}
      data={[...kept, ...found.filter((one) => !chosen.includes(one.value))]}
      filter={({ options }) => options}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={none}
      hidePickedOptions
      clearable
      clearButtonProps={clearButton(label)}
      value={chosen}
      onChange={change}
    />
  );
}

/** The entries of a text that was typed or pasted. */
const entriesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);
