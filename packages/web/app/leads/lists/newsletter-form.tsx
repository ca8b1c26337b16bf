import { listConsent } from '@homestead/contract/leads';
import { Form } from 'react-router';
import { usePerson } from '#accounts';
import {
  EmailField,
  type FormAnswer,
  FormMessages,
  formStyles,
  KeptDraft,
  SpamGuard,
  SubmitButton,
  useCheckedForm,
} from '#forms';
import { useSite } from '#platform';
import { newsletterMessages } from '../messages/mailing-lists.ts';
import { newsletterRule } from './take-newsletter-form.ts';

interface NewsletterFormProps {
  /** Names one filled-in form. */
  formKey: string;
  /** A signed-in person's address. */
  known: string | undefined;
  answer: { email: string } | FormAnswer | undefined;
}

/** Signs an address up for the newsletter, which is to be confirmed. */
export function NewsletterForm({ formKey, known, answer }: NewsletterFormProps) {
  const refused = answer && 'fields' in answer ? answer : undefined;
  const { form, problems, isPending } = useCheckedForm(newsletterRule, refused);
  const { brokerage } = useSite();
  const owner = usePerson()?.id ?? '';
  if (answer && !refused && 'email' in answer) {
    return (
      <div role="status" className="grid gap-3">
        <h2 className="text-22">{newsletterMessages.checkEmail()}</h2>
        <p>{newsletterMessages.openLink({ email: answer.email })}</p>
        <KeptDraft name="newsletter" owner={owner} sent={answer} />
      </div>
    );
  }
  return (
    <Form {...form} className={formStyles.form}>
      <KeptDraft name="newsletter" owner={owner} />
      <FormMessages answer={refused} />
      <SpamGuard />
      <input type="hidden" name="key" value={formKey} />
      <EmailField
        autoComplete="email"
        defaultValue={refused?.values.email ?? known}
        problem={problems.email}
      />
      <p className="fine-print">{listConsent.newsletter(brokerage.name)}</p>
      <SubmitButton isPending={isPending}>{newsletterMessages.signUp()}</SubmitButton>
    </Form>
  );
}
