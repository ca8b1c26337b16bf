import {
  askedInputs,
  type FormAnswer,
  type FormAnswers,
  type FormDefinition,
  type FormInput,
  type FormItem,
} from '@homestead/contract/documents';

/** A document as its interview needs it. */
export interface AskedDocument {
  id: string;
  definition: FormDefinition | null;
  /** Inputs that the person may answer. */
  editable: readonly string[];
}

/** One question: an item of a form with the inputs of it that the person answers. */
export interface Question {
  /** Unique among all documents of an envelope. */
  id: string;
  document: string;
  section: QuestionSection;
  item: FormItem;
  inputs: readonly FormInput[];
}

interface QuestionSection {
  /** Unique among all documents of an envelope. */
  id: string;
  title: string;
  part: string;
}

export type AnswersOf = (document: string) => FormAnswers;

/** The key of an item's explanation. */
export const explanationOf = (item: Pick<FormItem, 'id'>): string => `${item.id}.explanation`;

/** Whether an answer says something. */
export const isGiven = (answer: FormAnswer | undefined): boolean =>
  answer !== undefined && answer !== false && (answer === true || answer.trim() !== '');

/** Whether an item's answer has to be explained. */
export function needsExplanation({ explainedIf, inputs }: FormItem, answers: FormAnswers): boolean {
  const answer = inputs[0] && answers[inputs[0].key];
  return answer !== undefined && (explainedIf?.includes(answer) ?? false);
}

/** All that the person can answer now, in the form's order. Initials are given while signing. */
export function questionsOf(documents: readonly AskedDocument[], answersOf: AnswersOf): Question[] {
  return documents.flatMap(({ id: document, definition, editable }) => {
    const mine = new Set(editable);
    const isAsked = definition ? askedInputs(definition, answersOf(document)) : () => false;
    return (definition?.parts ?? []).flatMap((part) =>
      part.sections.flatMap((section) =>
        section.items.flatMap((item) => {
          const inputs = item.inputs.filter(
            (input) => input.kind !== 'initials' && mine.has(input.key) && isAsked(input),
          );
          const title = section.title || part.title || definition?.title || '';
          const named = part.title !== title ? part.title : '';
          const about = { id: `${document} ${section.id}`, title, part: named };
          const question = { id: `${document} ${item.id}`, document, section: about, item, inputs };
          return inputs.length > 0 ? [question] : [];
        }),
      ),
    );
  });
}

/** Whether a question has nothing left that the form requires. */
export function isAnswered({ document, item, inputs }: Question, answersOf: AnswersOf): boolean {
  const answers = answersOf(document);
  if (inputs.some(({ key, isRequired }) => isRequired && !isGiven(answers[key]))) return false;
  const isMine = inputs[0] === item.inputs[0];
  return !isMine || !needsExplanation(item, answers) || isGiven(answers[explanationOf(item)]);
}

/** Whether a form asks for an answer to a question, rather than permitting one. */
const isNeeded = ({ document, item, inputs }: Question, answersOf: AnswersOf): boolean =>
  inputs.some(({ isRequired }) => isRequired) || needsExplanation(item, answersOf(document));

/** How many questions have to be answered, and how many are. */
export function progressOf(questions: readonly Question[], answersOf: AnswersOf) {
  const needed = questions.filter((one) => isNeeded(one, answersOf));
  const done = needed.filter((one) => isAnswered(one, answersOf)).length;
  return { done, all: needed.length, left: needed.length - done };
}

/** The first question with something left; null if there is none. */
export function firstOpen(questions: readonly Question[], answersOf: AnswersOf): Question | null {
  return questions.find((one) => !isAnswered(one, answersOf)) ?? null;
}

/** Questions under one heading. */
export interface Chapter extends QuestionSection {
  questions: readonly Question[];
}

export function chaptersOf(questions: readonly Question[]): Chapter[] {
  const chapters: (Chapter & { questions: Question[] })[] = [];
  for (const question of questions) {
    const last = chapters.at(-1);
    if (last?.id === question.section.id) last.questions.push(question);
    else chapters.push({ ...question.section, questions: [question] });
  }
  return chapters;
}
