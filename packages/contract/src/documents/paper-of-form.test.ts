import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answersTo,
  initialedForm,
  inputsOf,
  sampleForm,
} from '../../test/documents/sample-form.ts';
import type { FormAnswer, FormAnswers, FormDefinition } from './form-definition.ts';
import type { Paper, PaperBlock, PaperMark, PaperRow } from './paper.ts';
import { layOutForm } from './paper-of-form.ts';
import { saidOnPaper } from './said-on-paper.ts';

const facts = { address: '5120 Sample Street' };
const flat = (blocks: readonly PaperBlock[]): PaperBlock[] =>
  blocks.flatMap((block) =>
    block.kind === 'columns' ? [...flat(block.left), ...flat(block.right)] : [block],
  );
const rowsOf = ({ blocks }: Paper): PaperRow[] =>
  flat(blocks).flatMap((block) =>
    block.kind === 'grid' || block.kind === 'rows' ? block.rows : [],
  );
const marksOf = (paper: Paper): PaperMark[] => rowsOf(paper).flatMap(({ marks }) => marks);
interface Found {
  readonly key: string;
  readonly value: FormAnswer;
  readonly isChecked: boolean;
}
type Given = readonly [string, fc.Arbitrary<FormAnswer>];

const boxesOf = (paper: Paper) => marksOf(paper).filter((mark) => mark.kind === 'box');

const text = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }),
  fc.lorem({ maxCount: 500 }),
  fc.constant('x'.repeat(5000)),
);

/** Answers to any of a form’s inputs, and explanations of any of its items. */
function someAnswers(form: FormDefinition): fc.Arbitrary<FormAnswers> {
  const inputs = inputsOf(form).flatMap(({ key, kind, choices = [] }): Given[] => {
    if (kind === 'initials') return [];
    if (kind === 'check') return [[key, fc.boolean()]];
    if (kind === 'choice') return [[key, fc.constantFrom(...choices.map((one) => one.key))]];
    return [[key, text]];
  });
  const items = form.parts.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const explanations = items.map(({ id }): Given => [`${id}.explanation`, text]);
  const all = Object.fromEntries([...inputs, ...explanations]);
  return fc.record(all, { requiredKeys: [] }) as fc.Arbitrary<FormAnswers>;
}

describe.each([
  ['with comments at its end', sampleForm],
  ['with explanations below their items', initialedForm],
])('a form %s', (_, form) => {
  test('says every answer in full, whatever its length', () => {
    fc.assert(
      fc.property(someAnswers(form), (answers) => {
        const said = saidOnPaper(layOutForm(form, answers, facts));
        for (const [key, answer] of Object.entries(answers)) {
          const input = inputsOf(form).find((one) => one.key === key);
          if (input?.kind === 'choice' || typeof answer === 'boolean') continue;
          expect(said).toContain(answer);
        }
      }),
      { numRuns: 40 },
    );
  });

  test('has every box of every input, and only what was answered is checked', () => {
    fc.assert(
      fc.property(someAnswers(form), (answers) => {
        const boxes = boxesOf(layOutForm(form, answers, facts));
        const expected = inputsOf(form).flatMap(({ key, kind, choices = [] }): Found[] => {
          const values = kind === 'choice' ? choices.map((one) => one.key) : [];
          if (kind === 'check') return [{ key, value: true, isChecked: answers[key] === true }];
          return values.map((value) => ({ key, value, isChecked: answers[key] === value }));
        });
        const found = boxes.map(({ key, value, isChecked }) => ({ key, value, isChecked }));
        const sorted = (all: readonly Found[]) => all.map((one) => JSON.stringify(one)).sort();
        expect(sorted(found)).toEqual(sorted(expected));
      }),
      { numRuns: 40 },
    );
  });
});

test('sections of two columns are next to each other, those of one part in one block', () => {
  const columns = layOutForm(sampleForm, {}, facts).blocks.filter(({ kind }) => kind === 'columns');
  const titles = columns.map((block) => {
    if (block.kind !== 'columns') return [];
    return [block.left, block.right].map((side) =>
      side.flatMap((one) => (one.kind === 'heading' ? [one.text.slice(0, 9)] : [])),
    );
  });
  expect(titles).toEqual([
    [['Section A'], ['Section B']],
    [['Section C'], ['Section D']],
    [
      ['Section A', 'Section B'],
      ['Section C', 'Section D'],
    ],
  ]);
});

test('items with the same boxes are a grid, and an item with others is a row', () => {
  const blocks = flat(layOutForm(sampleForm, {}, facts).blocks);
  const at = blocks.findIndex((block) => 'text' in block && block.text.includes('Electrical'));
  const [grid, rows] = blocks.slice(at + 1);
  expect(grid).toMatchObject({ kind: 'grid', heads: expect.arrayContaining(['Not Working']) });
  expect(grid?.kind === 'grid' && grid.rows).toHaveLength(15);
  expect(rows?.kind === 'rows' && rows.rows.map(({ item }) => item)).toEqual(['I-B-16']);
});

test('an item with fewer of the boxes stays in the grid', () => {
  const some = { ...sampleForm.parts[2]?.sections[0] };
  const [first, ...others] = some.items ?? [];
  const [asked] = first?.inputs ?? [];
  const one = { ...asked, choices: asked?.choices?.slice(2) };
  const section = { ...some, items: [{ ...first, inputs: [one] }, ...others] };
  const form = { ...sampleForm, parts: [{ ...sampleForm.parts[2], sections: [section] }] };
  const grids = flat(layOutForm(form as FormDefinition, {}, facts).blocks).filter(
    (block) => block.kind === 'grid',
  );
  expect(grids).toHaveLength(1);
});

test('explanations come under Part III with their item, in the order of the form', () => {
  const answers = {
    'II-D-2.explanation': 'second',
    'II-A-5': 'Yes',
    'II-A-7': 'No',
    'II-A-1.explanation': 'first',
    'III.comments': 'at last',
  };
  const comments = flat(layOutForm(sampleForm, answers, facts).blocks).find(
    (block) => block.kind === 'comments',
  );
  expect(comments).toEqual({
    kind: 'comments',
    minLines: 22,
    entries: [
      {
        ...{ item: 'II-A-1', key: 'II-A-1.explanation' },
        ...{ about: 'Part II, Section A, item 1', text: 'first' },
      },
      {
        ...{ item: 'II-A-5', key: 'II-A-5.explanation' },
        ...{ about: 'Part II, Section A, item 5', text: '' },
      },
      {
        ...{ item: 'II-D-2', key: 'II-D-2.explanation' },
        ...{ about: 'Part II, Section D, item 2', text: 'second' },
      },
      { item: null, key: 'III.comments', about: '', text: 'at last' },
    ],
  });
});

test('a form without comments has an explanation below its item', () => {
  const said = saidOnPaper(
    layOutForm(initialedForm, { 'receipt-1-a.explanation': 'Paint in the hall' }, facts),
  );
  expect(said.indexOf('Paint in the hall')).toBeGreaterThan(said.indexOf('Presence of hazards'));
  expect(said.indexOf('Paint in the hall')).toBeLessThan(said.indexOf('Received the pamphlet'));
});

test('a question beside another one is asked before its boxes', () => {
  const said = saidOnPaper(layOutForm(sampleForm, { 'head.before': 'No' }, facts));
  const at = said.indexOf('If not, did you before:');
  expect(said.slice(at + 1, at + 5)).toEqual(['not checked', 'Yes', 'checked', 'No']);
});

test('dates are MM-DD-YYYY, and pages are counted once they are known', () => {
  const said = (pages?: number) =>
    saidOnPaper(
      layOutForm(sampleForm, answersTo(sampleForm), { ...facts, ...(pages && { pages }) }),
    );
  expect(said()).toContain('05-01-2020');
  expect(said()).toContain('The seller certifies that this statement of ____ pages is true.');
  expect(said(6)).toContain('The seller certifies that this statement of 6 pages is true.');
});

test('an answer that the form doesn’t offer is written out', () => {
  const paper = layOutForm(sampleForm, { 'I-A-1': 'Broken' }, facts);
  expect(
    marksOf(paper).filter((mark) => mark.kind === 'value' && mark.text === 'Broken'),
  ).toHaveLength(1);
});

test('a certification is said once, above the lines to which it belongs', () => {
  const blocks = layOutForm(sampleForm, {}, facts).blocks.slice(-5);
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['text', 'signatures', 'text', 'signatures'],
    'text',
  ]);
  const lines = blocks.flatMap((block) =>
    block.kind === 'signatures' ? [block.lines.length] : [],
  );
  expect(lines).toEqual([2, 2]);
});

test('the foot has the form, its version and the address, if there is one', () => {
  expect(layOutForm(sampleForm, {}, facts).foot).toBe(
    'Sample condition statement · version 2026-01-01 · 5120 Sample Street',
  );
  expect(layOutForm(sampleForm, {}, { address: '' }).foot).toBe(
    'Sample condition statement · version 2026-01-01',
  );
});

test('wording is written as CommonMark: lines are joined, lists and bold words are kept', () => {
  const closing = ['The **first**\nparagraph, \\#1.\n\nSend:\n- a copy\n- the receipt'];
  const { blocks } = layOutForm({ ...sampleForm, closing }, {}, facts);
  expect(blocks.slice(-2).map((block) => block.kind === 'text' && block.text)).toEqual([
    'The **first** paragraph, #1.',
    'Send:\n• a copy\n• the receipt',
  ]);
});
