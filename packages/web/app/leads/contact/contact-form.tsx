import { Form } from 'react-router';
import { usePerson } from '#accounts';
import { MessageDialog, Toast } from '#design';
import { type FormAnswer, formStyles, useCheckedForm } from '#forms';
import { useSite } from '#platform';
import { leadMessages } from '../messages.ts';
import { ContactFields } from './contact-fields.tsx';
import { contactRule } from './contact-rule.ts';

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
