import { CLIENT_NAME_MAX, CLIENT_QUESTION_MAX } from '@homestead/contract/transactions';
import { Form } from 'react-router';
import {
  Field,
  FormMessages,
  FormNote,
  formStyles,
  KeptDraft,
  SubmitButton,
  TextField,
  useCheckedForm,
} from '#forms';
import { approvalRule, questionRule } from './client-offer-rules.ts';
import { clientOfferMessages } from './messages/client-offer.ts';
import type { ShownClientOffer } from './show-client-offer.ts';
import type { ClientOfferAnswer, ClientOfferIntent } from './take-client-offer.ts';

interface FormProps {
  offer: ShownClientOffer;
  answer: ClientOfferAnswer;
}

/** The answer to one of the page’s forms; undefined for the others’. */
const mineOf = ({ intent, refused }: ClientOfferAnswer, mine: ClientOfferIntent) =>
  intent === mine && refused ? refused : undefined;

function Hidden({ answer, intent }: { answer: ClientOfferAnswer; intent: ClientOfferIntent }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="link" value={answer.link} />
      <input type="hidden" name="key" value={answer.key} />
    </>
  );
}

/** Approves the terms that the page shows, or says that they were approved. */
export function ApproveForm({ offer, answer }: FormProps) {
  const refused = mineOf(answer, 'approve');
  const { form, problems, isPending } = useCheckedForm(approvalRule, refused, 'approve');
  const { approvedText, isOutdated, abilities, version, termsHash } = offer;
  return (
    <section className="panel pad-4 grid gap-3" aria-labelledby="approve-title">
      <h2 id="approve-title" className="text-22">
        {clientOfferMessages.approveTitle()}
      </h2>
      <div role="status">
        {answer.intent === 'approve' && answer.isDone && (
          <p className="medium">{clientOfferMessages.approvedNow()}</p>
        )}
      </div>
      {approvedText && <p>{approvedText}</p>}
      {isOutdated && <p>{clientOfferMessages.outdated()}</p>}
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
      {abilities.includes('approve') && (
        <Form {...form} className={formStyles.form}>
          <FormMessages answer={refused} problems={problems} />
          <Hidden answer={answer} intent="approve" />
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

/** Asks the agent; what was typed stays until it was sent. */
export function AskForm({ offer, answer }: FormProps) {
  const refused = mineOf(answer, 'ask');
  const { form, problems, isPending } = useCheckedForm(questionRule, refused, 'ask');
  const isAsked = answer.intent === 'ask' && answer.isDone;
  return (
    <section className="panel pad-4 grid gap-3" aria-labelledby="ask-title">
      <h2 id="ask-title" className="text-22">
        {clientOfferMessages.askTitle()}
      </h2>
      <div role="status">{isAsked && <p className="medium">{clientOfferMessages.asked()}</p>}</div>
      <Form {...form} className={formStyles.form} key={isAsked ? answer.key : 'ask'}>
        <FormMessages answer={refused} problems={problems} />
        <Hidden answer={answer} intent="ask" />
        <Field id="question" label={clientOfferMessages.question()} problem={problems.question}>
          {(tied) => (
            <textarea
              {...tied}
              name="question"
              rows={4}
              maxLength={CLIENT_QUESTION_MAX}
              defaultValue={refused?.values.question}
            />
          )}
        </Field>
        <KeptDraft name={`offer-${offer.code}`} owner="" sent={isAsked ? answer : undefined} />
        <SubmitButton isPending={isPending} look="plain">
          {clientOfferMessages.ask()}
        </SubmitButton>
      </Form>
    </section>
  );
}
