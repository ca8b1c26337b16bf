import { formatPhone } from '@homestead/contract/platform';
import type { FormEvent } from 'react';
import { TextField } from '#forms';

interface PhoneFieldProps {
  label: string;
  defaultValue: string | undefined;
  problem: string | undefined;
  /** Unless the page has no other. */
  id?: string;
}

const showPhone = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
  currentTarget.value = formatPhone(currentTarget.value);
};

/** A US phone number, formatted while it is typed. */
export function PhoneField({ defaultValue = '', ...given }: PhoneFieldProps) {
  return (
    <TextField
      {...given}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={14}
      defaultValue={formatPhone(defaultValue)}
      onInput={showPhone}
    />
  );
}
