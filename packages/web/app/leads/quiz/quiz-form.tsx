import { quizLetters, quizQuestions, quizWord } from '@homestead/contract/leads';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { Toast } from '#design';
import { type FormAnswer, FormMessages, formStyles, SubmitButton, useFormCheck } from '#forms';
import { useHydrated } from '#platform';
import { quizMessages } from '../messages/quiz.ts';
import { type KnownRequester, RequesterFields } from '../requests/requester-fields.tsx';
import { requesterRule } from '../requests/requester-rule.ts';
import styles from './quiz.module.css';
import { answerNames, forgetAnswers, keepAnswers, restoreAnswers } from './quiz-memory.ts';
import { QuizResult } from './quiz-result.tsx';
import type { SentQuiz } from './take-quiz-form.ts';

interface QuizFormProps {
  /** Names one filled-in form. */
  formKey: string;
  known: KnownRequester | null;
  /** The answer to a form sent without script. */
  answer?: SentQuiz | FormAnswer | undefined;
}

const LAST = answerNames.length;

/**
 * The quiz: contact details, then one question at a time. Without script it is one long
 * form.
 */
export function QuizForm({ formKey, known, answer: posted }: QuizFormProps) {
  const fetcher = useFetcher<SentQuiz | FormAnswer>();
  const answer = fetcher.data ?? posted;
  const refused = answer && 'fields' in answer ? answer : undefined;
  const isPending = fetcher.state !== 'idle';
  const { form, problems } = useFormCheck(requesterRule, refused, isPending);
  const { step, setStep, heading } = useSteps(refused);
  const [missing, setMissing] = useState(0);
  const isLive = useHydrated();
  useEffect(() => {
    if (form.ref.current) restoreAnswers(form.ref.current);
  }, [form.ref]);
  useEffect(() => {
    if (answer && 'match' in answer) forgetAnswers();
  }, [answer]);
  if (answer && 'match' in answer) return <QuizResult sent={answer} />;

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (step === 0) {
      form.onSubmit(event);
      if (!event.defaultPrevented) setStep(1 + firstOpen(event.currentTarget));
      event.preventDefault();
      return;
    }
    const chosen = new FormData(event.currentTarget);
    const isMissing = !chosen.get(answerNames[step - 1] ?? '');
    if (isMissing) setMissing((count) => count + 1);
    else if (step < LAST) setStep(step + 1);
    if (isMissing || step < LAST || isPending) event.preventDefault();
  };
  return (
    <fetcher.Form
      {...form}
      action="/quiz"
      className={formStyles.form}
      onSubmit={onSubmit}
      onInput={(event) => {
        form.onInput(event);
        keepAnswers(event.currentTarget);
      }}
    >
      <FormMessages answer={refused} />
      {missing > 0 && (
        <Toast key={missing} tone="bad">
          {quizMessages.choose()}
        </Toast>
      )}
      <div className="grid gap-4" hidden={isLive && step > 0}>
        <RequesterFields
          formKey={formKey}
          known={known}
          values={refused?.values ?? {}}
          problems={problems}
        />
      </div>
      {step > 0 && (
        <div>
          <p ref={heading} id="quiz-step" tabIndex={-1} className="no-outline medium">
            {quizMessages.questionOf({ number: step, count: LAST })}
          </p>
          <progress
            className={styles.progress}
            value={step}
            max={LAST}
            aria-labelledby="quiz-step"
          />
        </div>
      )}
      {answerNames.map((name, index) => (
        <div key={name} hidden={isLive && step !== index + 1}>
          <Question index={index} chosen={refused?.values[name]} />
        </div>
      ))}
      {step > 1 && (
        <button type="button" className="button" onClick={() => setStep(step - 1)}>
          {quizMessages.previous()}
        </button>
      )}
      <SubmitButton isPending={isPending}>
        {isLive && step < LAST ? quizMessages.next() : quizMessages.submit()}
      </SubmitButton>
    </fetcher.Form>
  );
}

/** The step on screen: 0 is contact details, to which a refusal of them leads back. */
function useSteps(refused: FormAnswer | undefined) {
  const [step, setStep] = useState(0);
  const [seen, setSeen] = useState(refused);
  const heading = useRef<HTMLParagraphElement>(null);
  if (seen !== refused) {
    setSeen(refused);
    if (refused && ['user_name', 'email', 'phone'].some((name) => refused.fields[name])) {
      setStep(0);
    }
  }
  useEffect(() => {
    if (step > 0) heading.current?.focus();
  }, [step]);
  return { step, setStep, heading };
}

/** The first question without an answer; the last one if there is none. */
function firstOpen(form: HTMLFormElement): number {
  const chosen = new FormData(form);
  const open = answerNames.findIndex((name) => !chosen.get(name));
  return open < 0 ? LAST - 1 : open;
}

function Question({ index, chosen }: { index: number; chosen: string | undefined }) {
  const question = quizQuestions[index];
  return (
    <fieldset className={styles.options}>
      <legend>{question && quizWord(question.question)}</legend>
      {question?.options.map((option, at) => {
        const letter = quizLetters[at];
        return (
          <label key={option} className={styles.option}>
            <input
              type="radio"
              name={answerNames[index]}
              value={letter}
              defaultChecked={chosen === letter}
            />
            <span>{quizMessages.option({ letter: letter ?? '', option: quizWord(option) })}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
