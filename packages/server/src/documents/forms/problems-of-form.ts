import {
  askedInputs,
  explanationKey,
  type FormAnswers,
  type FormDefinition,
  type FormInput,
  type FormItem,
  type FormKey,
  isExplained,
  itemsOf,
  type WireFormProblem,
} from '@homestead/contract/documents';
import { localDate } from '@homestead/contract/platform';
import { unprintableIn } from '#platform';
import { problemOfAnswer } from '../filling/find-input.ts';
import { formProblemMessages } from '../messages/form-problems.ts';
import { contradictionsOf } from './contradictions.ts';
import type { HomeFacts } from './home-facts.ts';
import { neededForms } from './needed-forms.ts';

/** No house or anything in it is older. */
const FIRST_YEAR = 1800;

/**
 * What is missing or doubtful in a form before it is signed, each with its item, in the
 * order of the form. Nothing is changed: the signer decides. `others` are the forms
 * that are signed with it.
 */
export function problemsOfForm(
  definition: FormDefinition,
  answers: FormAnswers,
  facts: HomeFacts,
  others: readonly FormKey[] = [],
): WireFormProblem[] {
  const isAsked = askedInputs(definition, answers);
  const items = itemsOf(definition);
  const found = items.flatMap((item) => [
    ...item.inputs.flatMap((input) => [
      ...problemsOfInput(item, input, answers[input.key], isAsked),
      ...printingProblem(item, input.key, answers),
    ]),
    ...explanationProblem(item, answers, isAsked),
    ...printingProblem(item, explanationKey(item), answers),
  ]);
  const place = new Map(items.map(({ id }, at) => [id, at]));
  const all = [...found, ...contradictionsOf(definition, answers, facts)];
  const sorted = all.toSorted(
    (a, b) => (place.get(a.item ?? '') ?? 0) - (place.get(b.item ?? '') ?? 0),
  );
  return [...sorted, ...neededForms(definition, answers, facts, others)];
}

function problemsOfInput(
  { id }: FormItem,
  input: FormInput,
  answer: FormAnswers[string] | undefined,
  isAsked: (input: FormInput) => boolean,
): WireFormProblem[] {
  const { key, kind, isRequired } = input;
  const problem = (of: WireFormProblem['kind'], sentence: string): WireFormProblem[] => [
    { kind: of, item: id, input: key, sentence },
  ];
  if (kind === 'initials') return [];
  if (answer === undefined || answer === '') {
    return isRequired && isAsked(input)
      ? problem('unanswered', formProblemMessages.unanswered())
      : [];
  }
  if (!isAsked(input))
    return answer === false ? [] : problem('contradiction', formProblemMessages.notAsked());
  const wrong = wrongAnswer(input, answer);
  return wrong ? problem(wrong.kind, wrong.sentence) : [];
}

type Wrong = Pick<WireFormProblem, 'kind' | 'sentence'>;

function wrongAnswer(input: FormInput, answer: FormAnswers[string]): Wrong | null {
  const { kind, orElse = [] } = input;
  const isRefused = problemOfAnswer(input, answer) !== null;
  const other = orElse.join(' / ');
  if (kind === 'year') {
    if (isRefused)
      return {
        kind,
        sentence: other ? formProblemMessages.yearOr({ other }) : formProblemMessages.year(),
      };
    const last = Number(localDate(new Date()).slice(0, 4));
    const isOut =
      /^\d/.test(String(answer)) && !(Number(answer) >= FIRST_YEAR && Number(answer) <= last);
    const range = { first: String(FIRST_YEAR), last: String(last) };
    return isOut ? { kind, sentence: formProblemMessages.yearRange(range) } : null;
  }
  if (kind === 'count' && (isRefused || Number(answer) === 0)) {
    return {
      kind: 'number',
      sentence: other ? formProblemMessages.numberOr({ other }) : formProblemMessages.number(),
    };
  }
  return isRefused ? { kind: 'text', sentence: formProblemMessages.text() } : null;
}

const CHARACTERS_NAMED = 10;

/** Characters that no font of the printed form has. */
function printingProblem(
  { id: item }: FormItem,
  input: string,
  answers: FormAnswers,
): WireFormProblem[] {
  const characters = unprintableIn(String(answers[input] ?? ''));
  if (characters.length === 0) return [];
  const named = { characters: characters.slice(0, CHARACTERS_NAMED).join(' ') };
  return [{ kind: 'unprintable', item, input, sentence: formProblemMessages.unprintable(named) }];
}

function explanationProblem(
  item: FormItem,
  answers: FormAnswers,
  isAsked: (input: FormInput) => boolean,
): WireFormProblem[] {
  const key = explanationKey(item);
  const isThere = String(answers[key] ?? '').trim() !== '';
  if (isThere || !isExplained(item, answers, isAsked)) return [];
  return [{ kind: 'explain', item: item.id, input: key, sentence: formProblemMessages.explain() }];
}
