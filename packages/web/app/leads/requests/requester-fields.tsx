import type { ReactNode } from 'react';
import { EmailField, SpamGuard, TextField } from '#forms';
import { useSite } from '#platform';
import { ConsentBoxes } from '../contact/consent-boxes.tsx';
import { requestMessages } from '../messages/requests.ts';
import { PhoneField } from '../phone-field.tsx';

/** What a signed-in person need not type again. */
export interface KnownRequester {
  name: string;
  email: string;
  phone: string;
}

interface RequesterFieldsProps {
  formKey: string;
  known: KnownRequester | null;
  /** What was typed before, by field. */
  values: Readonly<Record<string, string>>;
  problems: Readonly<Record<string, string>>;
  /** Fields of the form's own, between the contact details and the boxes. */
  children?: ReactNode;
}

/** Name, email, phone and the separate boxes of consent, with the form's hidden fields. */
export function RequesterFields(props: RequesterFieldsProps) {
  const { formKey, known, values, problems, children } = props;
  const { brokerage } = useSite();
  const typed: Record<string, string | undefined> = {
    ...(known && { user_name: known.name, email: known.email, phone: known.phone }),
    ...values,
  };
  return (
    <>
      <SpamGuard />
      <input type="hidden" name="key" value={formKey} />
      <TextField
        name="user_name"
        label={requestMessages.name()}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={60}
        defaultValue={typed.user_name}
        problem={problems.user_name}
      />
      <EmailField autoComplete="email" defaultValue={typed.email} problem={problems.email} />
      <PhoneField
        label={requestMessages.phone()}
        defaultValue={typed.phone}
        problem={problems.phone}
      />
      {children}
      <ConsentBoxes firm={brokerage.name} typed={typed} />
    </>
  );
}
