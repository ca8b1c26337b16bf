import { TOUR_MESSAGE_MAX, TOUR_NAME_MAX, type TourContact } from '@homestead/contract/leads';
import { formatPhone } from '@homestead/contract/platform';
import type { FormEvent } from 'react';
import { Field, TextField } from '#forms';
import { leadMessages } from '../messages.ts';

interface TourContactFieldsProps {
  /** Initial values of the fields. */
  first: TourContact;
  problems: Record<string, string>;
  /** Called on every input, with what is in the field after it. */
  onType?: (field: keyof TourContact, text: string) => void;
}

const nothing = () => {};

/** Name, email, phone and message of the person asking for a tour. */
export function TourContactFields({ first, problems, onType = nothing }: TourContactFieldsProps) {
  const typed =
    (field: keyof TourContact) =>
    ({ currentTarget }: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      if (field === 'phone') currentTarget.value = formatPhone(currentTarget.value);
      onType(field, currentTarget.value);
    };
  return (
    <>
      <TextField
        name="name"
        label={leadMessages.name()}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={TOUR_NAME_MAX}
        defaultValue={first.name}
        problem={problems.name}
        onInput={typed('name')}
      />
      <TextField
        name="email"
        label={leadMessages.email()}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        maxLength={254}
        defaultValue={first.email}
        problem={problems.email}
        onInput={typed('email')}
      />
      <TextField
        name="phone"
        label={leadMessages.phone()}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={14}
        defaultValue={formatPhone(first.phone)}
        problem={problems.phone}
        onInput={typed('phone')}
      />
      <Field id="tour-message" label={leadMessages.message()} problem={problems.message}>
        {(tied) => (
          <textarea
            {...tied}
            name="message"
            rows={3}
            required
            maxLength={TOUR_MESSAGE_MAX}
            defaultValue={first.message}
            onInput={typed('message')}
          />
        )}
      </Field>
    </>
  );
}
