import {
  answersOfRecord,
  type DocumentRecord,
  type FormAnswer,
  type FormAnswers,
  type FormDefinition,
  formKeys,
  modernSellerRecord,
  recordOfAnswers,
} from '@homestead/contract/documents';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findForm } from './find-form.ts';
import { readFormTexts } from './form-words.ts';

const facts = { firm: null, address: null, phone: null, email: null };
const { words } = readFormTexts(null, facts);
const disclosure = findForm('seller-disclosure', words);

const written = fc
  .oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 500 }))
  .filter((text) => text !== '0');
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** Any answers that a form can have, explanations among them. */
function someAnswers({ parts }: FormDefinition): fc.Arbitrary<FormAnswers> {
  const items = parts.flatMap(({ sections }) => sections.flatMap((section) => section.items));
  const valuesOf = ({ kind, choices = [], orElse = [] }: (typeof items)[0]['inputs'][0]) => {
    const own: Record<typeof kind, () => fc.Arbitrary<FormAnswer>> = {
      choice: () => fc.constantFrom(...choices.map(({ key }) => key)),
      check: () => fc.constant(true),
      year: () => fc.integer({ min: 1000, max: 9999 }).map(String),
      count: () => fc.integer({ min: 1, max: 999_999 }).map(String),
      date: () => day,
      ...{ text: () => written, lines: () => written, initials: () => written },
    };
    return orElse.length > 0 ? fc.oneof(own[kind](), fc.constantFrom(...orElse)) : own[kind]();
  };
  const all = items.flatMap((item) => [
    ...item.inputs.map((input) => [input.key, valuesOf(input)] as const),
    ...(item.explainedIf ? [[`${item.id}.explanation`, written] as const] : []),
  ]);
  const entries: Record<string, fc.Arbitrary<FormAnswer>> = Object.fromEntries(all);
  return fc.record(entries, { requiredKeys: [] }) as fc.Arbitrary<FormAnswers>;
}

describe.each(formKeys)('%s', (key) => {
  const form = findForm(key, words);

  it('reads back the answers that it wrote, through JSON', () => {
    fc.assert(
      fc.property(someAnswers(form), (answers) => {
        const record = JSON.parse(JSON.stringify(recordOfAnswers(form, answers)));
        expect(answersOfRecord(form, record)).toEqual({ answers, unread: [] });
      }),
    );
  });

  it('writes the record again that it read', () => {
    fc.assert(
      fc.property(someAnswers(form), (answers) => {
        const record = recordOfAnswers(form, answers);
        expect(recordOfAnswers(form, answersOfRecord(form, record).answers)).toEqual(record);
      }),
    );
  });

  it('reads nothing in a record of empty texts, 0 and unchecked boxes', () => {
    for (const empty of ['', 0, '0', null]) {
      const record: DocumentRecord = Object.fromEntries(
        Object.entries(recordOfAnswers(form, {})).map(([field, value]) => [
          field,
          value === null ? empty : value,
        ]),
      );
      expect(answersOfRecord(form, record)).toEqual({ answers: {}, unread: [] });
    }
  });

  it('writes signatures with their dates month first, and reads none', () => {
    const [line] = form.lines;
    const signed = { [line?.id ?? '']: { image: 'aGk=', date: '2026-11-28' } };
    const record = recordOfAnswers(form, {}, signed);
    expect(record[line?.field ?? '']).toBe('aGk=');
    expect(record[line?.dateField ?? '']).toBe('11-28-2026');
    expect(answersOfRecord(form, record).answers).toEqual({});
  });
});

it('leaves two boxes that exclude each other unanswered, and says so', () => {
  const both = { water_softener_rent: true, water_softener_own: true };
  expect(answersOfRecord(disclosure, both)).toEqual({
    answers: {},
    unread: ['water_softener_rent', 'water_softener_own'],
  });
});

it('keeps a value that the form doesn’t offer out of the answers, and names it', () => {
  const record = { part2_2_lst: 'Working', refrigerator_lst: 'maybe' };
  expect(answersOfRecord(disclosure, record)).toEqual({
    answers: {},
    unread: ['refrigerator_lst', 'part2_2_lst'],
  });
});

it('keeps the explanation of an item that this version doesn’t have', () => {
  const explanations = [
    { item: 'II-A-2', text: 'A leak' },
    { item: 'II-Z-9', text: 'Something else' },
  ];
  const { answers } = answersOfRecord(disclosure, { explanations });
  expect(recordOfAnswers(disclosure, answers).explanations).toEqual(explanations);
});

describe('records that another program stored', () => {
  const read = (record: DocumentRecord) =>
    answersOfRecord(disclosure, modernSellerRecord(record)).answers;

  it('have the values of equipment in Section E, by its columns', () => {
    const record = {
      ...{ section_e_1_lst: 'Working', section_e_2_lst: 'Not_Working' },
      ...{ section_e_3_lst: 'Do_Not_Know_If_Working', section_e_4_lst: 'None' },
    };
    expect(read(record)).toEqual({
      ...{ 'II-E-1': 'yes', 'II-E-2': 'no', 'II-E-3': 'Do_Not_Know', 'II-E-4': 'None' },
    });
  });

  it('have the last rows of Section E as 9 to 11', () => {
    const record = { section_e_9_lst: 'yes', section_e_10_lst: 'no', section_e_11_lst: 'None' };
    expect(read(record)).toEqual({ 'II-E-7': 'yes', 'II-E-8': 'no', 'II-E-9': 'None' });
  });

  it('leave the row open whose place isn’t certain', () => {
    const record = { section_e_8_lst: 'yes', section_e_9_lst: 'no', section_e_10_lst: 'no' };
    expect(modernSellerRecord(record)).toStrictEqual({ section_e_8_lst: 'no' });
    expect(read(record)).toEqual({ 'II-E-8': 'no' });
  });

  it('say nothing by the toggle that both boxes of an item set', () => {
    expect(read({ is_security_experienced: true })).toEqual({});
    expect(read({ is_security_experienced: 'yes' })).toEqual({ 'I-B-16': 'yes' });
  });

  it.each<[string, DocumentRecord]>([
    ['a row of today', { section_e_1_lst: 'yes' }],
    ['an item of another section', { part2_2_lst: 'no' }],
    ['nothing', {}],
  ])('name no field that they didn’t have: %s', (_what, record) => {
    expect(modernSellerRecord(record)).toStrictEqual(record);
  });

  it.each<DocumentRecord>([
    { is_security_experienced: true },
    { is_security_experienced: false },
    { isseller_currently_property: false },
    { section_e_10_lst: null, section_e_11_lst: '' },
  ])('leave out what says nothing, so that it takes no answer away: %j', (record) => {
    expect(modernSellerRecord(record)).toStrictEqual({});
  });

  it('have the address at the foot of their pages', () => {
    expect(read({ property_address: '5 A St' })).toEqual({ 'H-4': '5 A St' });
    expect(read({ property_address: '5 A St', propert_located_at: '6 B St' })).toEqual({
      'H-4': '6 B St',
    });
  });

  it('never say no by a box that nobody may have touched', () => {
    expect(read({ isseller_currently_property: false })).toEqual({});
    expect(read({ isseller_currently_property: true })).toEqual({ 'H-2': 'yes' });
  });
});
