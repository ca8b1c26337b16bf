import { CONTACT_MESSAGE_MAX } from '@homestead/contract/leads';
import {
  EmailField,
  Field,
  type FormAnswer,
  FormMessages,
  KeptDraft,
  SpamGuard,
  SubmitButton,
  TextField,
} from '#forms';
import { contactMessages } from '../messages/contact.ts';
import { PhoneField } from '../phone-field.tsx';
import { ConsentBoxes } from './consent-boxes.tsx';
import styles from './contact-form.module.css';

/** What the contact form starts from. */
export interface ContactFacts {
  /** Names one filled-in form. */
  formKey: string;
  /** What a signed-in person’s account says, by field. */
  known: Record<string, string>;
  /** The id of the signed-in person; empty for a visitor. */
  owner: string;
  /** Slug of the agent whose page has the form. */
  agent?: string;
  /** The brokerage, which asks for consent to texts and marketing. */
  firm: string;
}

interface ContactFieldsProps {
  facts: ContactFacts;
  sent?: object | false;
  refused?: FormAnswer | undefined;
  problems: Readonly<Record<string, string>>;
  isPending: boolean;
}

/** The inside of the contact form; another form with such fields may be on the page. */
export function ContactFields({ facts, sent, refused, problems, isPending }: ContactFieldsProps) {
  const { formKey, known, owner, firm, agent } = facts;
  const typed: Record<string, string | undefined> = { ...known, ...refused?.values };
  return (
    <>
      <KeptDraft name={agent ? `agent-${agent}` : 'contact'} owner={owner} sent={sent} />
      <FormMessages answer={refused} />
      <SpamGuard />
      <input type="hidden" name="key" value={formKey} />
      <div className={styles.names}>
        <TextField
          id="contact-first-name"
          name="first_name"
          label={contactMessages.firstName()}
          autoComplete="given-name"
          autoCapitalize="words"
          maxLength={60}
          defaultValue={typed.first_name}
          problem={problems.first_name}
        />
        <TextField
          id="contact-last-name"
          name="last_name"
          label={contactMessages.lastName()}
          autoComplete="family-name"
          autoCapitalize="words"
          maxLength={60}
          defaultValue={typed.last_name}
          problem={problems.last_name}
        />
      </div>
      <EmailField
        id="contact-email"
        autoComplete="email"
        defaultValue={typed.email}
        problem={problems.email}
      />
      <PhoneField
        id="contact-phone"
        label={contactMessages.phone()}
        defaultValue={typed.phone}
        problem={problems.phone}
      />
      <Field id="contact-message" label={contactMessages.message()} problem={problems.message}>
        {(tied) => (
          <textarea
            {...tied}
            name="message"
            rows={4}
            maxLength={CONTACT_MESSAGE_MAX}
            defaultValue={typed.message}
          />
        )}
      </Field>
      <ConsentBoxes firm={firm} typed={typed} />
      <SubmitButton isPending={isPending}>{contactMessages.submitInquiry()}</SubmitButton>
    </>
  );
}
