import {
  explanationKey,
  type FormAnswer,
  type FormAnswers,
  type FormDefinition,
  type FormInput,
  itemsOf,
} from '@homestead/contract/documents';
import fc from 'fast-check';

const text = (max: number) =>
  fc.oneof(
    fc.constantFrom('N/A', 'UNK', '1', '“5 Oak St”', 'ñandú 🏡'),
    fc.string({ minLength: 1, maxLength: Math.min(max, 60), unit: 'grapheme' }).map(oneLine),
  );
const oneLine = (given: string) => given.replace(/\p{Cc}|[\u2028\u2029]/gu, '-');

function answersOf({ kind, choices = [], orElse = [], max }: FormInput): fc.Arbitrary<FormAnswer> {
  const others = orElse.map((other) => fc.constant(other));
  switch (kind) {
    case 'choice':
      return fc.constantFrom(...choices.map(({ key }) => key));
    case 'check':
      return fc.boolean();
    case 'year':
      return fc.oneof(fc.integer({ min: 1000, max: 9999 }).map(String), ...others);
    case 'count':
      return fc.oneof(fc.integer({ min: 1, max: 999_999 }).map(String), ...others);
    case 'date':
      return fc.oneof(
        fc
          .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
          .map((date) => date.toISOString().slice(0, 10)),
        ...others,
      );
    case 'lines':
      return fc.array(text(60), { minLength: 1, maxLength: 4 }).map((all) => all.join('\n'));
    default:
      return text(max ?? 60);
  }
}

/** Answers that the inputs of a form can have, some of them missing. */
export function anyAnswers(definition: FormDefinition): fc.Arbitrary<FormAnswers> {
  const items = itemsOf(definition);
  const inputs = items.flatMap((item) => item.inputs);
  const explained = items.filter((item) => item.explainedIf).map(explanationKey);
  const all = {
    ...Object.fromEntries(inputs.map((input) => [input.key, answersOf(input)])),
    ...Object.fromEntries(explained.map((key) => [key, text(60)])),
  };
  return fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<FormAnswers>;
}
