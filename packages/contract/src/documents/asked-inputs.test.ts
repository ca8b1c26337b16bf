import { expect, test } from 'vitest';
import { sampleForm } from '../../test/documents/sample-form.ts';
import { askedInputs, isExplained, itemsOf } from './asked-inputs.ts';
import type { FormAnswers, FormDefinition, FormInput } from './form-definition.ts';

const input = (key: string, more: Partial<FormInput> = {}): FormInput => ({
  ...{ key, field: key, label: key, kind: 'choice', isRequired: true },
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
            { id: 'a', number: '', label: 'a', inputs: [input('a')] },
            {
              ...{ id: 'b', number: '', label: 'b', explainedIf: ['yes'] },
              inputs: [
                input('b', { onlyIf: { key: 'a', is: ['no'] } }),
                input('b.until', { kind: 'year', onlyIf: { key: 'b', is: ['yes'] } }),
              ],
            },
            {
              ...{ id: 'c', number: '', label: 'c' },
              inputs: [
                input('c', { isRequired: false }),
                input('c.year', { kind: 'year', unless: { key: 'c', is: ['no'] } }),
              ],
            },
            {
              ...{ id: 'd', number: '', label: 'd' },
              inputs: [
                input('d', { kind: 'check', onlyIf: { key: 'a', is: ['no'] } }),
                input('d.why', { kind: 'text', onlyIf: { key: 'd', is: [false] } }),
              ],
            },
          ],
        },
      ],
    },
  ],
};
const inputs = itemsOf(branching).flatMap((item) => item.inputs);
const asked = (answers: FormAnswers) =>
  inputs.filter(askedInputs(branching, answers)).map(({ key }) => key);

test('asks what applies by the answers so far', () => {
  expect(asked({})).toEqual(['a', 'c', 'c.year']);
  expect(asked({ a: 'no' })).toEqual(['a', 'b', 'c', 'c.year', 'd', 'd.why']);
  expect(asked({ a: 'no', b: 'yes', d: true })).toEqual(['a', 'b', 'b.until', 'c', 'c.year', 'd']);
  expect(asked({ c: 'no' })).toEqual(['a', 'c']);
});

test('doesn’t ask what depends on a question that isn’t asked anymore', () => {
  expect(asked({ a: 'yes', b: 'yes', d: false })).toEqual(['a', 'c', 'c.year']);
});

test('wants an explanation only of an answer that is asked', () => {
  const item = itemsOf(branching).find(({ id }) => id === 'b');
  const isWanted = (answers: FormAnswers) =>
    item && isExplained(item, answers, askedInputs(branching, answers));
  expect(isWanted({ a: 'no', b: 'yes' })).toBe(true);
  expect(isWanted({ a: 'no', b: 'no' })).toBe(false);
  expect(isWanted({ a: 'yes', b: 'yes' })).toBe(false);
});
