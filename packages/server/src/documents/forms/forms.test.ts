import {
  documentNames,
  type FormDefinition,
  type FormInput,
  type FormItem,
  formKeys,
  layOutForm,
  saidOnPaper,
} from '@homestead/contract/documents';
import { describe, expect, it } from 'vitest';
import { findForm } from './find-form.ts';
import { readFormTexts } from './form-words.ts';

const { words, problems } = readFormTexts(null, {
  ...{ firm: 'Example Realty', address: '1 Main St', phone: '5', email: 'a@b.example' },
});
const all = formKeys.map((key) => findForm(key, words));

const itemsOf = ({ parts }: FormDefinition): FormItem[] =>
  parts.flatMap(({ sections }) => sections.flatMap(({ items }) => items));
const inputsOf = (form: FormDefinition): FormInput[] =>
  itemsOf(form).flatMap(({ inputs }) => inputs);
const fieldsOf = ({ field, choices = [] }: FormInput): string[] => {
  const own = choices.flatMap((choice) => choice.field ?? []);
  return own.length > 0 ? own : [field];
};
const repeated = (list: readonly string[]) => list.filter((one, at) => list.indexOf(one) !== at);

it('our own texts can be used', () => {
  expect(problems).toEqual([]);
});

describe.each(all.map((form) => [form.key, form] as const))('%s', (key, form) => {
  it('has a version, a document name and sources', () => {
    expect(form.key).toBe(key);
    expect(form.version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(form.documentName).toBe(documentNames[key]);
    expect(form.sources.every(({ citation }) => citation !== '')).toBe(true);
    expect(form.sources).not.toHaveLength(0);
  });

  it('names each part, section, item, input, line and field once', () => {
    expect(repeated(form.parts.map(({ id }) => id))).toEqual([]);
    expect(repeated(itemsOf(form).map(({ id }) => id))).toEqual([]);
    expect(repeated(inputsOf(form).map(({ key: input }) => input))).toEqual([]);
    expect(repeated(form.lines.map(({ id }) => id))).toEqual([]);
    const ofLines = form.lines.flatMap(({ field, dateField }) => [field ?? '', dateField ?? '']);
    expect(repeated([...inputsOf(form).flatMap(fieldsOf), ...ofLines])).toEqual([]);
  });

  it('begins each item with its own input, which is asked by the item’s words', () => {
    for (const { id, inputs, label } of itemsOf(form)) {
      expect(inputs.length, id).toBeGreaterThan(0);
      expect(
        inputs.every(({ key: input }) => input.startsWith(id)),
        id,
      ).toBe(true);
      expect(label, id).not.toBe('');
    }
  });

  it('asks under conditions that can be met, and that come before', () => {
    const before = new Map<string, FormInput>();
    for (const input of inputsOf(form)) {
      for (const condition of [input.onlyIf, input.unless]) {
        if (!condition) continue;
        const other = before.get(condition.key);
        const possible =
          other?.kind === 'check' ? [true] : (other?.choices ?? []).map((choice) => choice.key);
        expect(possible, input.key).toEqual(expect.arrayContaining([...condition.is]));
      }
      before.set(input.key, input);
    }
  });

  it('lets the brokerage’s texts, all items and all boxes be read on paper', () => {
    const said = saidOnPaper(layOutForm(form, {}, { address: '' }));
    for (const { label } of itemsOf(form)) expect(said).toContain(label);
    for (const { choices = [] } of inputsOf(form)) {
      expect(said).toEqual(expect.arrayContaining(choices.map((choice) => choice.label)));
    }
  });
});
