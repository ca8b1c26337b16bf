import { formatPhone } from '@homestead/contract/accounts';
import { TOUR_MESSAGE_MOST, TOUR_NAME_MOST, type TourContact } from '@homestead/contract/leads';
import type { FormEvent } from 'react';
import { formStyles, TextField } from '#accounts';
import styles from './tour-contact.module.css';

interface TourContactFieldsProps {
  /** What the fields begin with. */
  first: TourContact;
  problems: Record<string, string>;
  /** Told of every input, as it stands in the field afterwards. */
  onType?: (field: keyof TourContact, text: string) => void;
}

const nothing = () => {};

/** Name, email, phone and message of whoever asks for a tour. */
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
        label="Name"
        autoComplete="name"
        autoCapitalize="words"
        maxLength={TOUR_NAME_MOST}
        defaultValue={first.name}
        problem={problems.name}
        onInput={typed('name')}
      />
      <TextField
        name="email"
        label="Email"
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
        label="Phone no."
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={14}
        defaultValue={formatPhone(first.phone)}
        problem={problems.phone}
        onInput={typed('phone')}
      />
      <div className={formStyles.field}>
        <label htmlFor="tour-message">Message</label>
        <div className={formStyles.box} data-wrong={problems.message ? '' : undefined}>
          <textarea
            id="tour-message"
            name="message"
            rows={3}
            className={styles.message}
            required
            maxLength={TOUR_MESSAGE_MOST}
            defaultValue={first.message}
            aria-invalid={problems.message ? true : undefined}
            aria-describedby={problems.message && 'tour-message-problem'}
            onInput={typed('message')}
          />
        </div>
        {problems.message && (
          <p id="tour-message-problem" className={formStyles.problem}>
            {problems.message}
          </p>
        )}
      </div>
    </>
  );
}
