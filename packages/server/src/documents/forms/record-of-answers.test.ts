import { itemsOf, sellerDisclosureRecord } from '@homestead/contract/documents';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyAnswers } from '../../../test/any-answers.ts';
import { sellerForm } from '../../../test/seller-form.ts';
import { type FormRecord, fieldNames, readRecord, recordOfAnswers } from './record-of-answers.ts';

const read = (record: FormRecord) => readRecord(sellerForm, record);
const inputs = itemsOf(sellerForm).flatMap((item) => item.inputs);

/** The seller disclosure’s rows with boxes, and each of their boxes. */
const boxes = inputs.flatMap((input) =>
  (input.choices ?? []).map((choice) => ({ name: `${input.key} ${choice.key}`, input, choice })),
);

test('answers, their record and the answers read from it are the same', () => {
  fc.assert(
    fc.property(anyAnswers(sellerForm), (answers) => {
      const record = recordOfAnswers(sellerForm, answers);
      const back = read(record);
      expect(back).toEqual({ answers, lines: [], foot: {}, unread: [] });
      expect(recordOfAnswers(sellerForm, back.answers)).toEqual(record);
    }),
    { numRuns: 100 },
  );
});

test('a record that is sent as JSON and checked by its schema is the same', () => {
  fc.assert(
    fc.property(anyAnswers(sellerForm), (answers) => {
      const trimmed = Object.fromEntries(
        Object.entries(answers).map(([key, answer]) => [
          key,
          typeof answer === 'string' ? answer.trim() || 'x' : answer,
        ]),
      );
      const record = recordOfAnswers(sellerForm, trimmed);
      const sent = sellerDisclosureRecord.parse(JSON.parse(JSON.stringify(record)));
      expect(read(sent)).toMatchObject({ answers: trimmed, unread: [] });
    }),
    { numRuns: 50 },
  );
});

test('signatures, dates, initials and pages of a record are kept, not taken as answers', () => {
  const lines = [{ line: 'buyer-2', image: 'iVBORw0KGgo=', date: '11-28-2026' }];
  const foot = { consist_of: '5', seller_initial: 'RK' };
  const record = recordOfAnswers(sellerForm, {}, { lines, foot });
  expect(record).toMatchObject({ purchaser2: 'iVBORw0KGgo=', purchaser2_date: '11-28-2026' });
  expect(read(record)).toEqual({ answers: {}, lines, foot, unread: [] });
});

describe('the seller disclosure stores exactly the box that is checked (R-26)', () => {
  test.each(boxes)('$name', ({ input, choice }) => {
    const record = recordOfAnswers(sellerForm, { [input.key]: choice.key });
    const given = Object.entries(record).filter(
      ([name, value]) => name !== 'explanations' && value !== null && value !== false,
    );
    const own = choice.field;
    expect(given).toEqual([own ? [own, true] : [input.field, choice.wire ?? choice.key]]);
    expect(read(record).answers).toEqual({ [input.key]: choice.key });
  });
});

test('every input has a field of its own, and the schema has exactly these', () => {
  const names = fieldNames(sellerForm);
  expect(new Set(names).size).toBe(names.length);
  const old = ['section_e_10_lst', 'section_e_11_lst'];
  const expected = [...names, ...old, 'offer_id', 'explanations'].sort();
  expect(Object.keys(sellerDisclosureRecord.shape).sort()).toEqual(expected);
});

test('an unknown field is refused, and so is a value that no box has', () => {
  const isTaken = (record: FormRecord) => sellerDisclosureRecord.safeParse(record).success;
  expect(isTaken({ part2_2_lst: 'yes' })).toBe(true);
  expect(isTaken({ part2_2_lst: 'Working' })).toBe(false);
  expect(isTaken({ section_e_1_lst: 'Working' })).toBe(true);
  expect(isTaken({ part2_99_lst: 'yes' })).toBe(false);
  expect(isTaken({ comments: 'x'.repeat(20_001) })).toBe(false);
});

test('empty texts and 0 are unknown, and numbers are taken as they are written (R-42)', () => {
  const sent = sellerDisclosureRecord.parse({
    ...{ refrigerator_lst: '', air_conditioning_year: 0, water_heater_year: 2012 },
    ...{ ceiling_fan_number: '0', property_year: 0, country_of: '', part2_2_lst: 0 },
    ...{ offer_id: '42', section_d_9_1: '', comments: '' },
  });
  expect(read(sent)).toMatchObject({ answers: { 'I-D-5.year': '2012' }, unread: [] });
  expect(Object.keys(read(sent).answers)).toEqual(['I-D-5.year']);
  expect(sent.offer_id).toBe(42);
});

describe('old records', () => {
  test('have values of equipment in Section E, by the columns that they stood for', () => {
    const { answers } = read({
      ...{ section_e_1_lst: 'Working', section_e_2_lst: 'Not_Working' },
      ...{ section_e_3_lst: 'Do_Not_Know_If_Working', section_e_4_lst: 'None' },
    });
    expect(answers).toEqual({
      ...{ 'II-E-1': 'yes', 'II-E-2': 'no', 'II-E-3': 'Do_Not_Know', 'II-E-4': 'None' },
    });
  });

  test('have the last three rows of Section E in the fields 9 to 11', () => {
    const { answers, unread } = read({
      ...{ section_e_6_lst: 'None', section_e_9_lst: 'yes' },
      ...{ section_e_10_lst: 'no', section_e_11_lst: 'Working' },
    });
    const rows = { 'II-E-6': 'None', 'II-E-7': 'yes', 'II-E-8': 'no', 'II-E-9': 'yes' };
    expect({ answers, unread }).toEqual({ answers: rows, unread: [] });
  });

  test('say which of their rows the form has no place for', () => {
    const { answers, unread } = read({
      ...{ section_e_7_lst: 'yes', section_e_9_lst: 'no', section_e_10_lst: 'yes' },
    });
    expect(answers).toEqual({ 'II-E-7': 'no', 'II-E-8': 'yes' });
    expect(unread).toEqual(['section_e_7_lst']);
  });

  test('have one checkbox for problems with the electrical system, which says neither', () => {
    expect(read({ is_security_experienced: true })).toMatchObject({
      ...{ answers: {}, unread: ['is_security_experienced'] },
    });
    expect(read({ is_security_experienced: 'yes' }).answers).toEqual({ 'I-B-16': 'yes' });
  });
});

test.each([
  { propane_tank_rent: true, propane_tank_own: true },
  { refrigerator_lst: 'Sometimes' },
  { air_conditioning_year: '12' },
  { section_d_10_date: '02-30-2020' },
  { something: 'else' },
  { explanations: [{ item: 'II-A-99', text: 'Where is that?' }] },
  {
    explanations: [
      { item: 'II-A-5', text: 'One' },
      { item: 'II-A-5', text: 'Two' },
    ],
  },
])('what isn’t an answer is named, not lost or guessed: %j', (record) => {
  const { unread, answers } = read(record);
  expect(unread).toEqual(Object.keys(record));
  expect(Object.keys(answers).filter((key) => !key.endsWith('.explanation'))).toEqual([]);
});
