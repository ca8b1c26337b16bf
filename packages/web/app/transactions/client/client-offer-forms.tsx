import { CLIENT_NAME_MAX } from '@homestead/contract/transactions';
import { Form } from 'react-router';
import {
  FormMessages,
  FormNote,
  formStyles,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#forms';
import { approvalRule } from './client-offer-rules.ts';
import { clientOfferMessages } from './messages/client-offer.ts';
import { DoneNote, HiddenFields, refusalOf } from './page-forms.tsx';
import type { ShownClientOffer } from './show-client-offer.ts';
import type { ClientOfferAnswer } from './take-client-offer.ts';

/** Approves the terms that the page shows, or says that they were approved. */
export function ApproveForm({
  offer,
  answer,
}: {
  offer: ShownClientOffer;
  answer: ClientOfferAnswer;
}) {
  const refused = refusalOf(answer, 'approve');
  const { form, problems, isPending } = useCheckedForm(approvalRule, refused, 'approve');
  const { approvedText, isOutdated, abilities, version, termsHash } = offer;
  const isAsked = abilities.includes('approve');
  // Terms that were answered or are over aren't up for approval.
  if (!isAsked && !approvedText && answer.intent !== 'approve') return null;
  return (
    <section className="panel pad-4 grid gap-3" aria-labelledby="approve-title">
      <h2 id="approve-title" className="text-22">
        {isAsked ? clientOfferMessages.approveTitle() : clientOfferMessages.yourApproval()}
      </h2>
      <DoneNote
        answer={answer}
        isShown={answer.intent === 'approve' && answer.isDone}
        text={clientOfferMessages.approvedNow()}
      />
      {approvedText && <p>{approvedText}</p>}
      {isAsked && isOutdated && <p>{clientOfferMessages.outdated()}</p>}
      {answer.changed.length > 0 && (
        <FormNote>
          <strong>{clientOfferMessages.changedTitle()}</strong>
          <ul>
            {answer.changed.map((label) => (
              <li key={label}>{label}</li>
            ))}
          </ul>
        </FormNote>
      )}
      {isAsked && (
        <Form {...form} className={formStyles.form}>
          <FormMessages answer={refused} problems={problems} />
          <HiddenFields answer={answer} intent="approve" />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="termsHash" value={termsHash} />
          <p>{clientOfferMessages.approveLead()}</p>
          <TextField
            name="name"
            label={clientOfferMessages.name()}
            autoComplete="name"
            maxLength={CLIENT_NAME_MAX}
            defaultValue={refused?.values.name}
            problem={problems.name}
          />
          <SubmitButton isPending={isPending}>{clientOfferMessages.approve()}</SubmitButton>
        </Form>
      )}
    </section>
  );
}
