import type { WireSigning } from '@homestead/contract/documents';
import { language } from '@homestead/contract/platform';
import { useState } from 'react';
import type { Api } from '#platform';
import { firstOpen, progressOf, questionsOf } from '../interview/form-steps.ts';
import { Interview } from '../interview/interview.tsx';
import { interviewMessages } from '../messages/interview.ts';
import { signingMessages } from '../messages/signing.ts';
import { refusedKey, type SavingState } from './answer-queue.ts';
import { definitionOf, openFields } from './sign-fields.ts';
import { SignStep } from './sign-step.tsx';
import styles from './signing.module.css';
import type { MakeChange } from './signing-client.ts';
import { useAnswerQueue } from './use-answer-queue.ts';

interface SigningWorkProps {
  opened: WireSigning;
  change: MakeChange;
  api: () => Api;
  /** What the newest answer said. */
  newest: () => WireSigning;
}

/** Answering, then reading and signing. */
export function SigningWork({ opened, change, api, newest }: SigningWorkProps) {
  const { queue, state } = useAnswerQueue(opened, change);
  const documentOf = (id: string) => opened.documents.find((one) => one.id === id);
  const answersOf = (id: string) => queue.answersOf(id, documentOf(id)?.answers ?? {});
  const asked = opened.documents.map((document) => ({
    ...{ id: document.id, definition: definitionOf(document), editable: document.editable },
  }));
  const questions = questionsOf(asked, answersOf);
  const left = progressOf(questions, answersOf).left;
  const refusedOf = (id: string, key: string) => state.refused[refusedKey(id, key)];
  const [step, setStep] = useState<'answer' | 'sign'>(left > 0 ? 'answer' : 'sign');
  const [start, setStart] = useState<string | null>(null);
  const [showsOpen, setShowsOpen] = useState(false);
  const goTo = (next: typeof step) => {
    setStart(null);
    setStep(next);
    window.scrollTo({ top: 0 });
  };
  const goToAnswer = (id: string | null) => {
    setShowsOpen(true);
    setStart(id ?? firstOpen(questions, answersOf)?.id ?? null);
    setStep('answer');
  };
  return (
    <>
      {questions.length > 0 && (
        <nav className={`${styles.tabs} no-print`} aria-label={signingMessages.steps()}>
          {(['answer', 'sign'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className={styles.tab}
              aria-current={step === one ? 'step' : undefined}
              onClick={() => goTo(one)}
            >
              {one === 'answer' ? signingMessages.stepAnswer() : signingMessages.stepSign()}{' '}
              <StepCount left={one === 'answer' ? left : openFields(opened.fields).length} />
            </button>
          ))}
        </nav>
      )}
      {questions.length > 0 && <SavingNote saving={state.saving} />}
      {step === 'answer' && questions.length > 0 ? (
        <>
          {language() === 'es' && <p className="fine-print">{interviewMessages.english()}</p>}
          <Interview
            key={start ?? ''}
            questions={questions}
            answersOf={answersOf}
            sourcesOf={(id) => documentOf(id)?.sources ?? {}}
            problemsOf={(id) => documentOf(id)?.problems ?? []}
            linksOf={(id) => documentOf(id)?.links ?? []}
            refusedOf={refusedOf}
            showsOpen={showsOpen}
            start={start}
            set={(document, ...given) => queue.set(document, ...given)}
            onDone={() => goTo('sign')}
          />
        </>
      ) : (
        <SignStep
          {...{ opened, change, api, newest }}
          answersOf={answersOf}
          answersLeft={left}
          answer={(document, key, answer) => queue.set(document, key, answer, 500)}
          refusedOf={refusedOf}
          flush={() => queue.flush()}
          goToAnswer={goToAnswer}
        />
      )}
    </>
  );
}

function StepCount({ left }: { left: number }) {
  return (
    <span className={styles.count}>
      {left > 0 ? signingMessages.left({ count: left }) : signingMessages.done()}
    </span>
  );
}

const savingTexts: Record<SavingState, () => string> = {
  saved: signingMessages.saved,
  saving: signingMessages.saving,
  waiting: signingMessages.waiting,
  refused: signingMessages.refused,
  ended: signingMessages.ended,
};

/** Only trouble is announced: every saved answer would be too much. */
function SavingNote({ saving }: { saving: SavingState }) {
  const isTrouble = saving !== 'saved' && saving !== 'saving';
  return (
    <div className={`${styles.saving} no-print`} data-trouble={isTrouble || undefined}>
      {!isTrouble && <p>{savingTexts[saving]()}</p>}
      <div role="status">{isTrouble && <p>{savingTexts[saving]()}</p>}</div>
    </div>
  );
}
