import type {
  FormAnswers,
  FormDefinition,
  WireDocument,
  WireFormProblem,
} from '@homestead/contract/documents';
import { Alert, Anchor, List, Text } from '@mantine/core';
import { useMemo } from 'react';
import {
  type Chapter,
  chaptersOf,
  firstOpen,
  progressOf,
  type Question,
  questionsOf,
} from '../../interview/form-steps.ts';
import { QuestionFields, questionPlace } from '../../interview/question-fields.tsx';
import { type AnswerQueue, type QueueState, refusedKey } from '../../signing/answer-queue.ts';
import { fillingMessages } from '../messages/filling.ts';
import styles from './document-form.module.css';
import { itemName, othersCount, staffInputs } from './staff-questions.ts';

interface DocumentFormProps {
  document: WireDocument;
  definition: FormDefinition;
  answers: FormAnswers;
  queue: AnswerQueue;
  state: QueueState;
}

const savingTexts = {
  saved: fillingMessages.saved,
  saving: fillingMessages.saving,
  waiting: fillingMessages.waiting,
  refused: fillingMessages.refused,
  ended: fillingMessages.refused,
};

/** All sections of a form on one page. Each answer is saved by itself. */
export default function DocumentForm(given: DocumentFormProps) {
  const { document, definition, answers, queue, state } = given;
  const { id, sources, problems, title } = document;
  const editable = useMemo(() => staffInputs(definition), [definition]);
  const answersOf = () => answers;
  const questions = questionsOf([{ id, definition, editable }], answersOf);
  const chapters = chaptersOf(questions);
  const others = othersCount(definition);
  return (
    <div className={styles.form}>
      <nav aria-label={fillingMessages.sections({ title })} className={styles.nav}>
        <ol>
          {chapters.map((chapter) => {
            const { left } = progressOf(chapter.questions, answersOf);
            const text = { title: nameOf(chapter), count: left };
            return (
              <li key={chapter.id}>
                <a href={`#${anchorOf(chapter.id)}`}>
                  {left === 0 ? fillingMessages.done(text) : fillingMessages.left(text)}
                </a>
              </li>
            );
          })}
        </ol>
      </nav>
      <div className={styles.questions}>
        <Text
          size="sm"
          role="status"
          className={styles.status}
          c={state.saving === 'saved' || state.saving === 'saving' ? 'dimmed' : 'bad'}
        >
          {savingTexts[state.saving]()}
        </Text>
        <Problems {...{ document, definition, questions, answersOf }} />
        {others > 0 && (
          <Text size="sm" c="dimmed">
            {fillingMessages.byBuyers({ count: others })}
          </Text>
        )}
        {chapters.map((chapter) => (
          <section
            key={chapter.id}
            id={anchorOf(chapter.id)}
            className={styles.chapter}
            aria-labelledby={`${anchorOf(chapter.id)}-title`}
          >
            <h2 id={`${anchorOf(chapter.id)}-title`}>
              {chapter.title && <span className="fine-print">{chapter.part}</span>}{' '}
              {nameOf(chapter)}
            </h2>
            {chapter.questions.map((question) => (
              <QuestionFields
                key={question.id}
                question={question}
                answers={answers}
                sources={sources}
                problems={problemsAt(question, problems, state)}
                links={document.links}
                set={(key, answer, pauseMs) => queue.set(id, key, answer, pauseMs)}
              />
            ))}
          </section>
        ))}
      </div>
    </div>
  );
}

/** A part with one section has its title for both. */
const nameOf = ({ title, part }: Chapter) => title || part;

const anchorOf = (chapter: string) => `section-${chapter.replaceAll(/[^\w-]/g, '-')}`;

/** What to say beside a question: what isn't answered yet is only in the list above. */
function problemsAt(
  { document, item, inputs }: Question,
  problems: readonly WireFormProblem[],
  { refused }: QueueState,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { kind, item: about, input, sentence } of problems) {
    if (about === item.id && kind !== 'unanswered' && kind !== 'explain') {
      found[input ?? item.id] ??= sentence;
    }
  }
  for (const key of [...inputs.map((input) => input.key), `${item.id}.explanation`]) {
    const why = refused[refusedKey(document, key)];
    if (why) found[key] = why;
  }
  return found;
}

interface ProblemsProps {
  document: WireDocument;
  definition: FormDefinition;
  questions: readonly Question[];
  answersOf: () => FormAnswers;
}

const MOST_PROBLEMS = 12;

/** What is missing or doesn't fit; each one leads to its item. */
function Problems({ document: of, definition, questions, answersOf }: ProblemsProps) {
  const { problems } = of;
  const { left } = progressOf(questions, answersOf);
  if (problems.length === 0 && left === 0) {
    return <Alert color="good">{fillingMessages.noProblems()}</Alert>;
  }
  const open = problems.length === 0 ? firstOpen(questions, answersOf) : null;
  return (
    <Alert color="warn" title={fillingMessages.problems()}>
      <List size="sm" listStyleType="none">
        {open && (
          <List.Item>
            <ToItem question={open}>{fillingMessages.open({ count: left })}</ToItem>
          </List.Item>
        )}
        {problems.slice(0, MOST_PROBLEMS).map(({ kind, item, input, sentence }) => {
          const name = item && itemName(definition, item);
          const text = name ? fillingMessages.forItem({ item: name, problem: sentence }) : sentence;
          const question = questions.find((one) => one.item.id === item);
          return (
            <List.Item key={[kind, item, input, sentence].join()}>
              {question ? <ToItem question={question}>{text}</ToItem> : text}
            </List.Item>
          );
        })}
      </List>
      {problems.length > MOST_PROBLEMS && (
        <Text size="sm">
          {fillingMessages.moreProblems({ count: problems.length - MOST_PROBLEMS })}
        </Text>
      )}
    </Alert>
  );
}

/** Leads to the first field of an item. */
function ToItem({ question, children }: { question: Question; children: string }) {
  const show = () => {
    const field = document.getElementById(questionPlace(question));
    field?.scrollIntoView({ block: 'start' });
    field?.querySelector<HTMLElement>(':is(input,textarea,button)')?.focus({ preventScroll: true });
  };
  return (
    <Anchor
      component="button"
      type="button"
      inherit
      underline="always"
      className={styles.problem}
      onClick={show}
    >
      {children}
    </Anchor>
  );
}
