import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { deskMessages } from '../messages.ts';

interface WholeNumberFieldProps {
  label: string;
  value: string;
  min: number;
  max: number;
  /** The number as text; empty while what is typed isn’t one within the limits. */
  onChange: (value: string) => void;
}

/** A whole number within limits; anything else stays as typed, with a sentence. */
export function WholeNumberField({ label, value, min, max, onChange }: WholeNumberFieldProps) {
  const [typed, setTyped] = useState(value);
  const isRight = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= min && Number(text) <= max;
  const isWrong = typed.trim() !== '' && !isRight(typed.trim());
  return (
    <TextInput
      label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={20}
      error={isWrong && deskMessages.notWithin({ label, min, max })}
      value={typed}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const text = currentTarget.value.trim();
        onChange(isRight(text) ? text : '');
      }}
    />
  );
}
