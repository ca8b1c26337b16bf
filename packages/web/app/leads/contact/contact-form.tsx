import { CONTACT_MESSAGE_MAX, textConsent } from '@homestead/contract/leads';
import { Form } from 'react-router';
import { usePerson } from '#accounts';
import { MessageDialog, Toast } from '#design';
import {
  EmailField,
  Field,
  type FormAnswer,
  FormMessages,
  formStyles,
  KeptDraft,
  SpamGuard,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#forms';
import { useSite } from '#platform';
import { leadMessages } from '../messages.ts';
import { PhoneField } from '../phone-field.tsx';
import styles from './contact-form.module.css';
import { contactRule } from './contact-rule.ts';

interface ContactFormProps {
  /** Names one filled-in form. */
  formKey: string;
  answer: { sent: true } | FormAnswer | undefined;
  /** What a signed-in person’s account says, by field. */
  known?: Record<string, string>;
  /** The page whose action takes the form, when it isn’t this one. */
  action?: string;
}

/** The contact form, and the thanks once it was sent. */
export function ContactForm({ formKey, answer, known = {}, action }: ContactFormProps) {
  const isSent = answer !== undefined && 'sent' in answer;
  const refused = isSent ? undefined : answer;
  const { form, problems, isPending } = useCheckedForm(contactRule, refused);
  const { brokerage } = useSite();
  const owner = usePerson()?.id ?? '';
  const typed: Record<string, string | undefined> = { ...known, ...refused?.values };
  return (
    <>
      {isSent && (
        <MessageDialog
          title={leadMessages.thankYou()}
          close={{ label: leadMessages.close(), href: '/contactus' }}
        >
          <p>{leadMessages.weAppreciate()}</p>
          <p>{leadMessages.withinOneHour()}</p>
        </MessageDialog>
      )}
      {isSent && <Toast>{leadMessages.contactSubmitted()}</Toast>}
      {/* A form that was sent is replaced by an empty one. */}
      <Form key={formKey} {...form} {...(action && { action })} className={formStyles.form}>
        <KeptDraft name="contact" owner={owner} sent={isSent && answer} />
        <FormMessages answer={refused} />
        <SpamGuard />
        <input type="hidden" name="key" value={formKey} />
        <div className={styles.names}>
          <TextField
            name="first_name"
            label={leadMessages.firstName()}
            autoComplete="given-name"
            autoCapitalize="words"
            maxLength={60}
            defaultValue={typed.first_name}
            problem={problems.first_name}
          />
          <TextField
            name="last_name"
            label={leadMessages.lastName()}
            autoComplete="family-name"
            autoCapitalize="words"
            maxLength={60}
            defaultValue={typed.last_name}
            problem={problems.last_name}
          />
        </div>
        <EmailField autoComplete="email" defaultValue={typed.email} problem={problems.email} />
        <PhoneField
          label={leadMessages.contactPhone()}
          defaultValue={typed.phone}
          problem={problems.phone}
        />
        <Field id="contact-message" label={leadMessages.message()} problem={problems.message}>
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
        <label className={formStyles.tick}>
          <input type="checkbox" name="text_consent" defaultChecked={typed.text_consent === 'on'} />
          <span className="fine-print">{textConsent(brokerage.name)}</span>
        </label>
        <SubmitButton isPending={isPending}>{leadMessages.submitInquiry()}</SubmitButton>
      </Form>
    </>
  );
}
