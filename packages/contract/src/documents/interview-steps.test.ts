import { expect, test } from 'vitest';
import { initialedForm, inputsOf, sampleForm } from '../../test/documents/sample-form.ts';
import { itemsOf } from './asked-inputs.ts';
import type { FormAnswers, FormDefinition, FormInput } from './form-definition.ts';
import { interviewSteps } from './interview-steps.ts';
import { layOutForm } from './paper-of-form.ts';

const yesNo = ['yes', 'no'].map((key) => ({ key, label: key }));
const choice = (key: string, more: Partial<FormInput> = {}): FormInput => ({
  ...{ key, field: key, label: key, kind: 'choice', choices: yesNo, isRequired: true },
  ...more,
});

/** Whether the seller lives there; if not, whether they did, and if so until when. */
const branching: FormDefinition = {
  ...sampleForm,
  parts: [
    {
      ...{ id: 'P', title: 'P' },
      sections: [
        {
          ...{ id: 'S', title: 'S' },
          items: [
            { id: 'a', number: '', label: 'a', inputs: [choice('a')] },
            {
              ...{ id: 'b', number: '', label: 'b', explainedIf: ['yes'] },
              inputs: [
                choice('b', { onlyIf: { key: 'a', is: ['no'] } }),
                choice('b.until', {
                  ...{ kind: 'year', choices: [], onlyIf: { key: 'b', is: ['yes'] } },
                }),
              ],
            },
            {
              ...{ id: 'c', number: '', label: 'c' },
              inputs: [
                choice('c', { isRequired: false }),
                choice('c.year', { kind: 'year', unless: { key: 'c', is: ['no'] } }),
              ],
            },
            {
              ...{ id: 'd', number: '', label: 'd' },
              inputs: [choice('d', { filledBy: 'buyer' })],
            },
          ],
        },
      ],
    },
  ],
};
const asked = (answers: FormAnswers, role: 'buyer' | null = null) =>
  interviewSteps(branching, answers, role).flatMap(({ inputs, explanation }) => [
    ...inputs.map(({ key }) => key),
    ...(explanation === null ? [] : [explanation]),
  ]);

test('asks what applies by the answers so far, and explanations with their item', () => {
  expect(asked({})).toEqual(['a', 'c', 'c.year']);
  expect(asked({ a: 'yes' })).toEqual(['a', 'c', 'c.year']);
  expect(asked({ a: 'no' })).toEqual(['a', 'b', 'c', 'c.year']);
  expect(asked({ a: 'no', b: 'yes' })).toEqual([
    'a',
    'b',
    'b.until',
    'b.explanation',
    'c',
    'c.year',
  ]);
  expect(asked({ c: 'no' })).toEqual(['a', 'c']);
});

test('doesn’t ask what depends on a question that isn’t asked anymore', () => {
  expect(asked({ a: 'yes', b: 'yes' })).toEqual(['a', 'c', 'c.year']);
});

test('asks a signer what they answer themselves', () => {
  expect(asked({ a: 'no' }, 'buyer')).toEqual(['d']);
});

test('a question is answered with its explanation and all that is required', () => {
  const isAnswered = (answers: FormAnswers, item: string) =>
    interviewSteps(branching, answers).find((step) => step.item.id === item)?.isAnswered;
  expect(isAnswered({}, 'a')).toBe(false);
  expect(isAnswered({ a: 'no' }, 'a')).toBe(true);
  expect(isAnswered({ a: 'no', b: 'yes', 'b.until': '2012' }, 'b')).toBe(false);
  const whole = { a: 'no', b: 'yes', 'b.until': '2012', 'b.explanation': 'Rented out' };
  expect(isAnswered(whole, 'b')).toBe(true);
  expect(isAnswered({ c: 'no' }, 'c')).toBe(true);
  expect(isAnswered({ c: 'yes' }, 'c')).toBe(false);
});

test.each([
  ['sample', sampleForm],
  ['initialed', initialedForm],
])('each item of the %s form is on paper, and asked of someone', (_, form) => {
  const said = JSON.stringify(layOutForm(form, {}, { address: '' }));
  for (const { key } of inputsOf(form)) expect(said).toContain(JSON.stringify(key));
  const roles = [null, 'seller', 'buyer', 'agent', 'witness'] as const;
  const steps = roles.flatMap((role) => interviewSteps(form, {}, role));
  const ids = new Set(steps.map(({ item }) => item.id));
  expect([...ids].sort()).toEqual(
    itemsOf(form)
      .map(({ id }) => id)
      .sort(),
  );
});
