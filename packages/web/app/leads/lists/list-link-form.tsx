import type { SubscriberState } from '@homestead/contract/leads';
import { Form } from 'react-router';
import {
  type FormAnswer,
  FormMessages,
  formStyles,
  SecretLinkField,
  SubmitButton,
  secretLinkRule,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import { newsletterMessages } from '../messages/mailing-lists.ts';
import type { ListLinkUse } from './take-list-link-form.ts';

const words = {
  confirm: {
    lead: newsletterMessages.confirmLead,
    button: newsletterMessages.confirm,
    done: newsletterMessages.confirmed,
  },
  stop: {
    lead: newsletterMessages.stopLead,
    button: newsletterMessages.stop,
    done: newsletterMessages.stopped,
  },
};

interface ListLinkFormProps {
  use: ListLinkUse;
  answer: { state: SubscriberState } | FormAnswer | undefined;
}

/**
 * What an emailed link of a mailing list does. Opening it changes nothing, since mail scanners open
 * links.
 */
export function ListLinkForm({ use, answer }: ListLinkFormProps) {
  const refused = answer && 'fields' in answer ? answer : undefined;
  const { form, problems, isPending } = useCheckedForm(secretLinkRule, refused);
  const link = useSecretLink();
  if (answer && !refused) return <p role="status">{words[use].done()}</p>;
  return (
    <Form {...form} className={formStyles.form}>
      <FormMessages answer={refused} />
      <p>{words[use].lead()}</p>
      <SecretLinkField link={link} pasted={refused?.values.link} problem={problems.link} />
      <SubmitButton isPending={isPending}>{words[use].button()}</SubmitButton>
    </Form>
  );
}
