import type { WireFormLink, WireFormProblem } from '@homestead/contract/documents';
import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from '#design';
import { interviewMessages } from '../messages/interview.ts';
import {
  type AnswersOf,
  type Chapter,
  chaptersOf,
  firstOpen,
  isAnswered,
  progressOf,
  type Question,
} from './form-steps.ts';
import styles from './interview.module.css';
import { QuestionFields, questionPlace, type SetAnswer, wording } from './question-fields.tsx';

interface InterviewProps {
  questions: readonly Question[];
  answersOf: AnswersOf;
  sourcesOf: (document: string) => Readonly<Record<string, string>>;
  problemsOf: (document: string) => readonly WireFormProblem[];
  linksOf: (document: string) => readonly WireFormLink[];
  /** Why an answer wasn't saved. */
  refusedOf: (document: string, key: string) => string | undefined;
  /** Also says what is unanswered, after someone tried to submit. */
  showsOpen: boolean;
  /** Where to start: the first open question if null. */
  start: string | null;
  set: (document: string, ...given: Parameters<SetAnswer>) => void;
  onDone: () => void;
}

/** One question per screen on a phone, a section of them on wide screens. */
export function Interview(given: InterviewProps) {
  const { questions, answersOf, start, onDone } = given;
  const isWide = useSyncExternalStore(watchWidth, wideNow, () => false);
  const [wanted, setAt] = useState(() => start ?? firstOpen(questions, answersOf)?.id ?? null);
  const top = useRef<HTMLHeadingElement>(null);
  const hasMoved = useRef(start !== null);
  const chapters = chaptersOf(questions);
  const at = questions.find(({ id }) => id === wanted) ?? questions[0];
  const chapter = chapters.find(({ id }) => id === at?.section.id);
  const here = isWide ? chapter?.id : at?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each step, not at first
  useEffect(() => {
    if (hasMoved.current) focusQuestion(isWide && start === at?.id ? at : null, top.current);
    hasMoved.current = true;
  }, [here]);
  if (!at || !chapter) return null;
  const steps = isWide ? chapters.map((one) => one.questions[0]) : questions;
  const index = isWide ? chapters.indexOf(chapter) : questions.indexOf(at);
  const goTo = (question: Question | undefined) => question && setAt(question.id);
  const next = (event: FormEvent) => {
    event.preventDefault();
    if (index + 1 < steps.length) goTo(steps[index + 1]);
    else onDone();
  };
  const isLast = index + 1 === steps.length;
  const shown = isWide ? chapter.questions : [at];
  return (
    <div className={styles.interview}>
      <Chapters
        chapters={chapters}
        current={chapter.id}
        isWide={isWide}
        answersOf={answersOf}
        goTo={goTo}
      />
      <form className={styles.questions} onSubmit={next} noValidate>
        <Progress questions={questions} answersOf={answersOf} />
        <h2 ref={top} tabIndex={-1} className={styles.chapter} {...wording}>
          <span className="fine-print">{chapter.part}</span> {chapter.title}
        </h2>
        {shown.map((question) => (
          <QuestionFields
            key={question.id}
            question={question}
            answers={answersOf(question.document)}
            sources={given.sourcesOf(question.document)}
            problems={problemsAt(question, given)}
            links={given.linksOf(question.document)}
            set={(...change) => given.set(question.document, ...change)}
          />
        ))}
        <div className={styles.steps}>
          <button
            type="button"
            className="button"
            disabled={index === 0}
            onClick={() => goTo(steps[index - 1])}
          >
            <Icon name="left" />
            {interviewMessages.back()}
          </button>
          <button type="submit" className="button" data-look="primary">
            {isLast ? interviewMessages.toSign() : interviewMessages.next()}
            <Icon name="right" />
          </button>
        </div>
      </form>
    </div>
  );
}

/** The section's heading is read first, unless someone was sent to a question. */
function focusQuestion(question: Question | null, heading: HTMLElement | null): void {
  const field = question && document.getElementById(questionPlace(question));
  const control = field?.querySelector<HTMLElement>(':is(input,textarea,button)');
  (control ?? heading)?.focus({ preventScroll: true });
  (field ?? heading)?.scrollIntoView({ block: 'start' });
}

const WIDE = '(min-width: 820px)';
const wideNow = () => window.matchMedia(WIDE).matches;

function watchWidth(listener: () => void) {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** What to say beside a question's inputs. */
function problemsAt(
  { document, item, inputs }: Question,
  { problemsOf, refusedOf, showsOpen }: InterviewProps,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { kind, item: about, input, sentence } of problemsOf(document)) {
    const isOpen = kind === 'unanswered' || kind === 'explain';
    if (about === item.id && (showsOpen || !isOpen)) found[input ?? item.id] ??= sentence;
  }
  for (const key of [...inputs.map((input) => input.key), `${item.id}.explanation`]) {
    const refused = refusedOf(document, key);
    if (refused) found[key] = refused;
  }
  return found;
}

function Progress({ questions, answersOf }: Pick<InterviewProps, 'questions' | 'answersOf'>) {
  const { done, all, left } = progressOf(questions, answersOf);
  const text =
    left === 0 ? interviewMessages.allAnswered() : interviewMessages.progress({ done, all });
  return (
    <div className={styles.progress}>
      <progress max={Math.max(all, 1)} value={all === 0 ? 1 : done} aria-label={text} />
      <span className="fine-print tabular" aria-hidden="true">
        {text}
      </span>
    </div>
  );
}

interface ChaptersProps {
  chapters: readonly Chapter[];
  current: string;
  isWide: boolean;
  answersOf: AnswersOf;
  goTo: (question: Question | undefined) => void;
}

/** All sections with what is left in each, to go on anywhere. */
function Chapters({ chapters, current, isWide, answersOf, goTo }: ChaptersProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const list = (
    <ol className={styles.chapters}>
      {chapters.map(({ id, title, questions }) => {
        const open = questions.find((one) => !isAnswered(one, answersOf));
        const { left } = progressOf(questions, answersOf);
        return (
          <li key={id}>
            <button
              type="button"
              className={styles.toChapter}
              aria-current={id === current ? 'step' : undefined}
              onClick={() => {
                if (!isWide && details.current) details.current.open = false;
                goTo(open ?? questions[0]);
              }}
              {...wording}
            >
              {left === 0
                ? interviewMessages.chapterDone({ title })
                : interviewMessages.chapterLeft({ title, count: left })}
            </button>
          </li>
        );
      })}
    </ol>
  );
  if (isWide) return <nav aria-label={interviewMessages.chapters()}>{list}</nav>;
  return (
    <details ref={details} className={`disclosure ${styles.jump}`}>
      <summary>{interviewMessages.chapters()}</summary>
      {list}
    </details>
  );
}
