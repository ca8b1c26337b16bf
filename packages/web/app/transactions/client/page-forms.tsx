import { CLIENT_QUESTION_MAX } from '@homestead/contract/transactions';
import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import {
  Field,
  type FormAnswer,
  FormMessages,
  type FormRule,
  formStyles,
  KeptDraft,
  SubmitButton,
  useCheckedForm,
} from '#forms';
import { clientOfferMessages } from './messages/client-offer.ts';

/** What the page of an emailed link shows after one of its forms. */
export interface PageAnswer<Intent extends string> {
  /** As it was sent, for the page’s next form. */
  link: string;
  intent: Intent;
  isDone: boolean;
  refused: FormAnswer | null;
  /** Of the next form. */
  key: string;
}

/** The refusal of one of the page’s forms; undefined for the others’. */
export const refusalOf = <Intent extends string>(
  { intent, refused }: PageAnswer<Intent>,
  mine: Intent,
): FormAnswer | undefined => (intent === mine && refused ? refused : undefined);

/** What each form of the page sends unseen. */
export function HiddenFields<Intent extends string>({
  answer,
  intent,
}: {
  answer: PageAnswer<Intent>;
  intent: Intent;
}) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="link" value={answer.link} />
      <input type="hidden" name="key" value={answer.key} />
    </>
  );
}

/** What was done: it gets the focus, since its form is gone or new. */
export function DoneNote({ answer, isShown, text }: DoneNoteProps) {
  const note = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer says it once
  useEffect(() => {
    if (isShown) note.current?.focus();
  }, [answer, isShown]);
  return (
    <div role="status">
      {isShown && (
        <p ref={note} tabIndex={-1} className="medium">
          {text}
        </p>
      )}
    </div>
  );
}

interface DoneNoteProps {
  answer: object;
  isShown: boolean;
  text: string;
}

interface AskFormProps<Intent extends string> {
  answer: PageAnswer<Intent | 'ask'>;
  rule: FormRule;
  title: string;
  /** Where this device keeps what is typed. */
  draft: string;
  /** What the question is about, above it. */
  about?: (given: { sent: string | undefined; problem: string | undefined }) => ReactNode;
  /** Below the form, such as what was asked before. */
  children?: ReactNode;
}

/** Asks the agent; what was typed stays until it was sent. */
export function AskForm<Intent extends string>(given: AskFormProps<Intent>) {
  const { answer, rule, title, draft, about, children } = given;
  const refused = refusalOf(answer, 'ask');
  const { form, problems, isPending } = useCheckedForm(rule, refused, 'ask');
  const isAsked = answer.intent === 'ask' && answer.isDone;
  return (
    <section className="panel pad-4 grid gap-3" aria-labelledby="ask-title">
      <h2 id="ask-title" className="text-22">
        {title}
      </h2>
      <DoneNote answer={answer} isShown={isAsked} text={clientOfferMessages.asked()} />
      <Form {...form} className={formStyles.form} key={isAsked ? answer.key : 'ask'}>
        <FormMessages answer={refused} problems={problems} />
        <HiddenFields answer={answer} intent="ask" />
        {about?.({ sent: refused?.values.about, problem: problems.about })}
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
        <KeptDraft name={draft} owner="" sent={isAsked ? answer : undefined} />
        <SubmitButton isPending={isPending} look="plain">
          {clientOfferMessages.ask()}
        </SubmitButton>
      </Form>
      {children}
    </section>
  );
}
