import { MultiSelect } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import { type Choice, linesOf, type RecordFieldProps } from './read-fields.ts';

const PAUSE_MS = 200;
const FEWEST = 2;

interface FoundListFieldProps extends RecordFieldProps {
  find: (words: string, signal: AbortSignal) => Promise<readonly Choice[]>;
}

/** A list of things that are found by what is typed. What was chosen keeps its label. */
export default function FoundListField({
  id,
  field,
  value,
  problem,
  onChange,
  onLeave,
  find,
}: FoundListFieldProps) {
  const { name, label, isRequired, isDisabled, hint, placeholder, most, choices = [] } = field;
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const [found, setFound] = useState<readonly Choice[]>([]);
  const known = useRef(new Map(choices.map((choice) => [choice.value, choice.label])));
  const latest = useRef(find);
  latest.current = find;
  useEffect(() => {
    setFound([]);
    if (words.length < FEWEST) return;
    const ending = new AbortController();
    latest
      .current(words, ending.signal)
      .then((answer) => !ending.signal.aborted && setFound(answer))
      // A convenience: without an answer, it finds none.
      .catch(() => {});
    return () => ending.abort();
  }, [words]);
  for (const choice of found) known.current.set(choice.value, choice.label);
  const chosen = linesOf(value);
  const labelOf = (one: string) => known.current.get(one) ?? one;
  const kept = chosen.map((one) => ({ value: one, label: labelOf(one) }));
  return (
    <MultiSelect
      id={id}
      name={name}
      label={label}
      description={typeof hint === 'function' ? hint(value) : hint}
      error={problem}
      disabled={isDisabled}
      required={isRequired}
      placeholder={placeholder}
      {...(most !== undefined && { maxValues: most })}
      data-field={name}
      onBlur={onLeave}
      data={[...kept, ...found.filter((one) => !chosen.includes(one.value))]}
      filter={({ options }) => options}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      nothingFoundMessage={
        words.length < FEWEST ? deskMessages.typeToFind() : deskMessages.foundNone()
      }
      hidePickedOptions
      clearable
      value={chosen}
      onChange={(lines) => onChange(lines.join('\n'))}
    />
  );
}
