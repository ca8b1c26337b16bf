import { type FormInput, interviewSteps, itemsOf, layOutForm } from '@homestead/contract/documents';
import { expect, test } from 'vitest';
import { sellerForm } from '../../../test/seller-form.ts';

const items = itemsOf(sellerForm);
const inputs = items.flatMap((item) => item.inputs);

test('has every row of the state’s form', () => {
  const counts = sellerForm.parts.flatMap(({ sections }) =>
    sections.map((section) => [section.id, section.items.length]),
  );
  // 11 of II-A has seven rows; rows of II-C and II-D with a and b are two.
  expect(Object.fromEntries(counts)).toEqual({
    ...{ H: 6, 'I-A': 16, 'I-B': 16, 'I-C': 12, 'I-D': 9, 'I-E': 3 },
    ...{ 'II-A': 18, 'II-B': 9, 'II-C': 19, 'II-D': 23, 'II-E': 9, III: 1 },
  });
});

test('has keys that answers can be stored by, each once', () => {
  const keys = inputs.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.filter((key) => !/^[A-Za-z0-9.-]{1,80}$/.test(key))).toEqual([]);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
});

test('explains every Yes of Part II, Sections A to D', () => {
  const wanted = items.filter(
    ({ id, inputs: [first] }) =>
      /^II-[A-D]-/.test(id) && first?.choices?.some(({ key }) => key === 'yes'),
  );
  expect(wanted.filter(({ explainedIf }) => !explainedIf?.includes('yes'))).toEqual([]);
  expect(wanted).toHaveLength(67);
});

/** Answers with which an input is asked: what it depends on, answered so that it applies. */
function answersFor({ onlyIf }: FormInput): Record<string, string | boolean> {
  const other = inputs.find(({ key }) => key === onlyIf?.key);
  const [needed] = onlyIf?.is ?? [];
  if (!other || needed === undefined) return {};
  return { ...answersFor(other), [other.key]: needed };
}

test('every input can be reached in the interview, and is on paper', () => {
  const paper = JSON.stringify(layOutForm(sellerForm, {}, { address: '' }));
  for (const input of inputs) {
    const steps = interviewSteps(sellerForm, answersFor(input));
    expect(steps.flatMap((step) => step.inputs)).toContain(input);
    expect(paper).toContain(`"key":${JSON.stringify(input.key)}`);
  }
});

test('every Yes that needs an explanation asks for it, and it lands in Part III', () => {
  for (const item of items.filter(({ explainedIf }) => explainedIf)) {
    const [first] = item.inputs;
    const answers = { ...answersFor(first as FormInput), [first?.key ?? '']: 'yes' };
    const step = interviewSteps(sellerForm, answers).find((one) => one.item === item);
    expect(step?.explanation).toBe(`${item.id}.explanation`);
    const given = { ...answers, [`${item.id}.explanation`]: `About ${item.id}` };
    const paper = layOutForm(sellerForm, given, { address: '' });
    const comments = paper.blocks.findLast(({ kind }) => kind === 'comments');
    expect(JSON.stringify(comments)).toContain(`About ${item.id}`);
  }
});
