import { Select } from '@mantine/core';
import { useRef, useState } from 'react';
import { clearButton } from './clear-button.ts';
import { hintBelow } from './hint-below.ts';
import type { Choice, RecordFieldProps } from './read-fields.ts';
import styles from './record-form.module.css';
import { type FindChoices, useFoundChoices } from './use-found-choices.ts';

/** The entry of the menu that opens the form. */
const ADD = 'add';

/**
 * One thing that is found by what is typed, and where the field says how, added in place. What was
 * chosen keeps its label.
 */
export default function FoundChoiceField({
  id,
  field,
  value,
  problem,
  onChange,
  onLeave,
  find,
}: RecordFieldProps & { find: FindChoices }) {
  const { name, label, isRequired, isDisabled, isWide, hint, choices = [], adding } = field;
  const chosen = String(value);
  const known = useRef(new Map<string, string>());
  for (const choice of choices) known.current.set(choice.value, choice.label);
  const labelOf = (one: string) => known.current.get(one) ?? '';
  const [typed, setTyped] = useState(labelOf(chosen));
  const isSearch = typed !== labelOf(chosen);
  const { found, none } = useFoundChoices(find, isSearch ? typed : '');
  // What was typed when the form was opened: the field under it forgets it.
  const [added, setAdded] = useState<string | null>(null);
  for (const choice of found) known.current.set(choice.value, choice.label);
  const take = (choice: Choice) => {
    known.current.set(choice.value, choice.label);
    setTyped(choice.label);
    onChange(choice.value);
  };
  const words = typed.trim();
  const offered: Choice[] = [
    ...(chosen === '' || isSearch ? [] : [{ value: chosen, label: labelOf(chosen) }]),
    ...found.filter((one) => isSearch || one.value !== chosen),
    ...(adding && isSearch && words !== '' ? [{ value: ADD, label: adding.label(words) }] : []),
  ];
  return (
    <>
      <Select
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
        data-field={name}
        autoComplete="off"
        onBlur={() => {
          if (added === null) setTyped(labelOf(chosen));
          onLeave();
        }}
        data={offered}
        filter={({ options }) => options}
        searchable
        searchValue={typed}
        onSearchChange={setTyped}
        nothingFoundMessage={none}
        clearable={!isRequired}
        clearButtonProps={clearButton(label)}
        allowDeselect={false}
        value={chosen === '' ? null : chosen}
        onChange={(one) => {
          if (one === ADD) setAdded(words);
          else take({ value: one ?? '', label: labelOf(one ?? '') });
        }}
      />
      {added !== null && (
        // React hands a submitted form on to the form around it, although this one is elsewhere.
        <div role="presentation" onSubmit={(event) => event.stopPropagation()}>
          {adding?.form({
            typed: added,
            onClose: () => setAdded(null),
            onAdded: (choice) => {
              setAdded(null);
              take(choice);
            },
          })}
        </div>
      )}
    </>
  );
}
