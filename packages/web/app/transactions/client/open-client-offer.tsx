import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import {
  FormMessages,
  formStyles,
  SecretLinkField,
  SubmitButton,
  useCheckedForm,
  useSecretLink,
} from '#forms';
import styles from './client-offer.module.css';
import { openRule } from './client-offer-rules.ts';
import { clientOfferMessages } from './messages/client-offer.ts';
import type { ClientOfferAnswer } from './take-client-offer.ts';

/** Opens the offer of an emailed link. */
export function OpenClientOffer({ answer }: { answer: ClientOfferAnswer | undefined }) {
  return (
    <OpenByLink
      action="/offer"
      answer={answer}
      title={clientOfferMessages.title()}
      opening={clientOfferMessages.opening()}
      open={clientOfferMessages.openOffer()}
    />
  );
}

interface OpenByLinkProps {
  action: string;
  answer: Pick<ClientOfferAnswer, 'refused' | 'link'> | undefined;
  title: string;
  opening: string;
  open: string;
}

/**
 * Opens the page of an emailed link. Script sends the link by itself, which keeps it out of the
 * address; without, it is pasted into a field.
 */
export function OpenByLink({ action, answer, title, opening, open }: OpenByLinkProps) {
  const link = useSecretLink();
  const opened = useRef<string>(undefined);
  const refused = answer?.refused ?? undefined;
  const { form, problems, isPending } = useCheckedForm(openRule, refused, 'open');
  const { ref } = form;
  useEffect(() => {
    if (!link || opened.current === link) return;
    opened.current = link;
    ref.current?.requestSubmit();
  }, [link, ref]);
  return (
    <div className={`grid gap-4 ${styles.open}`}>
      <h1>{title}</h1>
      <p role="status">{isPending ? opening : clientOfferMessages.linkLead()}</p>
      <Form {...form} action={action} replace className={formStyles.form}>
        <FormMessages answer={refused} problems={problems} />
        <input type="hidden" name="intent" value="open" />
        <SecretLinkField link={link} pasted={answer?.link} problem={problems.link} />
        <SubmitButton isPending={isPending}>{open}</SubmitButton>
      </Form>
    </div>
  );
}
