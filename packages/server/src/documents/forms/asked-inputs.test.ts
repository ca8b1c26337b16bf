import {
  askedInputs,
  explanationKey,
  type FormDefinition,
  type FormInput,
  isExplained,
  itemsOf,
  layOutForm,
} from '@homestead/contract/documents';
import { expect, test } from 'vitest';
import { ownForms } from '../../../test/documents/own-forms.ts';

const inputsOf = (form: FormDefinition) => itemsOf(form).flatMap((item) => item.inputs);

/** Answers with which an input is asked: what it depends on, answered so that it applies. */
function answersFor(form: FormDefinition, { onlyIf }: FormInput): Record<string, string | boolean> {
  const other = inputsOf(form).find(({ key }) => key === onlyIf?.key);
  const [needed] = onlyIf?.is ?? [];
  if (!other || needed === undefined) return {};
  return { ...answersFor(form, other), [other.key]: needed };
}

test.each(ownForms)('$key: every input can be reached by answers, and is on paper', (form) => {
  const paper = JSON.stringify(layOutForm(form, {}, { address: '' }));
  for (const input of inputsOf(form)) {
    expect(askedInputs(form, answersFor(form, input))(input), input.key).toBe(true);
    expect(paper).toContain(`"key":${JSON.stringify(input.key)}`);
  }
});

test.each(ownForms)('$key: each explanation is asked for with its item, and printed', (form) => {
  for (const item of itemsOf(form).filter(({ explainedIf }) => explainedIf)) {
    const [first] = item.inputs as [FormInput];
    const answers = { ...answersFor(form, first), [first.key]: item.explainedIf?.[0] ?? '' };
    expect(isExplained(item, answers, askedInputs(form, answers))).toBe(true);
    const given = { ...answers, [explanationKey(item)]: `About ${item.id}` };
    const comments = layOutForm(form, given, { address: '' }).blocks.filter(
      ({ kind }) => kind === 'comments',
    );
    expect(JSON.stringify(comments)).toContain(`About ${item.id}`);
  }
});
