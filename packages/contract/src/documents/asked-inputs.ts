import type {
  FormAnswer,
  FormAnswers,
  FormDefinition,
  FormInput,
  FormItem,
} from './form-definition.ts';

/** The items of a form, in the order of the paper. */
export const itemsOf = ({ parts }: FormDefinition): FormItem[] =>
  parts.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

/**
 * Whether an input is asked with these answers: what it depends on is asked and answered so
 * that it applies.
 */
export function askedInputs(
  definition: FormDefinition,
  answers: FormAnswers,
): (input: FormInput) => boolean {
  const inputs = new Map(
    itemsOf(definition).flatMap((item) => item.inputs.map((input) => [input.key, input])),
  );
  const answerOf = (key: string, seen: readonly string[]): FormAnswer | null => {
    const input = inputs.get(key);
    // An empty box is the same as one that was unchecked.
    return input && isAsked(input, seen) ? (answers[key] ?? false) : null;
  };
  const isAsked = ({ key, onlyIf, unless }: FormInput, seen: readonly string[] = []): boolean => {
    if (seen.includes(key)) return true;
    const matches = (condition: NonNullable<FormInput['onlyIf']>) => {
      const answer = answerOf(condition.key, [...seen, key]);
      return answer !== null && condition.is.includes(answer);
    };
    return !(onlyIf && !matches(onlyIf)) && !(unless && matches(unless));
  };
  return (input) => isAsked(input);
}

/** The key of an item’s explanation. */
export const explanationKey = ({ id }: FormItem): string => `${id}.explanation`;

/** Whether the answer of an item has to be explained. */
export function isExplained(
  { inputs: [first], explainedIf = [] }: FormItem,
  answers: FormAnswers,
  isAsked: (input: FormInput) => boolean,
): boolean {
  const answer = first && answers[first.key];
  return answer !== undefined && explainedIf.includes(answer) && isAsked(first as FormInput);
}
