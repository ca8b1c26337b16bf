import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { meantEntry, tidyEntry } from './read-entry.ts';

/** The most characters of a number. */
const ENTRY_MAX = 40;

interface NumericFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'onBlur'> {
  kind: 'dollars' | 'percent' | 'number';
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
}

/**
 * An amount, a percentage or a number: it stays as typed while it has the focus, says what a short
 * amount means, and is written out when it is left.
 */
export function NumericField({ kind, value, onChange, onBlur, ...given }: NumericFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  return (
    <TextInput
      {...given}
      description={meantEntry(kind, text) ?? given.description}
      inputMode={kind === 'number' ? 'numeric' : 'decimal'}
      maxLength={ENTRY_MAX}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        onChange(currentTarget.value);
      }}
      onBlur={() => {
        setTyped(null);
        const tidy = tidyEntry(kind, text);
        if (tidy !== value) onChange(tidy);
        onBlur();
      }}
    />
  );
}
