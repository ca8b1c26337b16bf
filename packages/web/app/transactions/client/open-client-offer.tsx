import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import {
  FormMessages,
  formStyles,
  SecretLinkField,
  SubmitButton,
  secretLinkRule,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import styles from './client-offer.module.css';
import { clientOfferMessages } from './messages/client-offer.ts';
import type { ClientOfferAnswer } from './take-client-offer.ts';

/**
 * Opens the offer of an emailed link. Script sends the link by itself, which keeps it out of the
 * address; without, it is pasted into a field.
 */
export function OpenClientOffer({ answer }: { answer: ClientOfferAnswer | undefined }) {
  const link = useSecretLink();
  const opened = useRef<string>(undefined);
  const refused = answer?.refused ?? undefined;
  const { form, problems, isPending } = useCheckedForm(secretLinkRule, refused, 'open');
  const { ref } = form;
  useEffect(() => {
    if (!link || opened.current === link) return;
    opened.current = link;
    ref.current?.requestSubmit();
  }, [link, ref]);
  return (
    <div className={`grid gap-4 ${styles.open}`}>
      <h1>{clientOfferMessages.title()}</h1>
      <p role="status">
        {isPending ? clientOfferMessages.opening() : clientOfferMessages.linkLead()}
      </p>
      <Form {...form} action="/offer" replace className={formStyles.form}>
        <FormMessages answer={refused} problems={problems} />
        <input type="hidden" name="intent" value="open" />
        <SecretLinkField link={link} pasted={answer?.link} problem={problems.link} />
        <SubmitButton isPending={isPending}>{clientOfferMessages.openOffer()}</SubmitButton>
      </Form>
    </div>
  );
}
