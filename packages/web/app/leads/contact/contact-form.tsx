import { Form } from 'react-router';
import { usePerson } from '#accounts';
import { type FormAnswer, formStyles, useCheckedForm } from '#forms';
import { useSite } from '#platform';
import { ContactFields } from './contact-fields.tsx';
import { contactRule } from './contact-rule.ts';
import { ContactThanks } from './contact-thanks.tsx';

interface ContactFormProps {
  /** Names one filled-in form. */
  formKey: string;
  answer: { sent: true } | FormAnswer | undefined;
  /** What a signed-in person’s account says, by field. */
  known?: Record<string, string>;
}

/** The contact form, and the thanks once it was sent. */
export function ContactForm({ formKey, answer, known = {} }: ContactFormProps) {
  const isSent = answer !== undefined && 'sent' in answer;
  const refused = isSent ? undefined : answer;
  const { form, problems, isPending } = useCheckedForm(contactRule, refused);
  const { brokerage } = useSite();
  const owner = usePerson()?.id ?? '';
  return (
    <>
      {isSent && <ContactThanks href="/contactus" />}
      {/* A form that was sent is replaced by an empty one. */}
      <Form key={formKey} {...form} className={formStyles.form}>
        <ContactFields
          facts={{ formKey, known, owner, firm: brokerage.name }}
          sent={isSent && answer}
          refused={refused}
          problems={problems}
          isPending={isPending}
        />
      </Form>
    </>
  );
}
