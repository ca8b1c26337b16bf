import {
  answersOfRecord,
  type DocumentRecord,
  type FormInput,
  itemsOf,
  leadPaintRecord,
  leadSoilRecord,
  modernSellerRecord,
  recordOfAnswers,
  sellerDisclosureRecord,
  vaAddendumRecord,
  writePageFoot,
} from '@homestead/contract/documents';
import { describe, expect, it, test } from 'vitest';
import { ownForm } from '../../../test/documents/own-forms.ts';

const foot = writePageFoot({ sellerInitials: 'RK', buyerInitials: null, address: null, pages: 5 });
const old = { section_e_10_lst: 'yes', section_e_11_lst: 'Working' };

/** One answer to an input for each of its boxes, or one of its kind. */
function answersTo({ kind, choices = [], orElse = [] }: FormInput): (string | boolean)[] {
  const samples = { year: '2012', count: '3', date: '2020-02-29', lines: 'one\ntwo' } as const;
  if (kind === 'choice') return choices.map(({ key }) => key);
  if (kind === 'check') return [true];
  return [kind in samples ? samples[kind as 'year'] : 'RK', ...orElse];
}

describe.each([
  { key: 'seller-disclosure', schema: sellerDisclosureRecord, more: { ...foot, ...old } },
  { key: 'lead-paint', schema: leadPaintRecord, more: {} },
  { key: 'lead-soil', schema: leadSoilRecord, more: {} },
  { key: 'va-addendum', schema: vaAddendumRecord, more: {} },
] as const)('the record of $key', ({ key, schema, more }) => {
  const form = ownForm(key);

  it('has exactly the fields of the form', () => {
    const own = Object.keys({ ...recordOfAnswers(form, {}), ...more });
    expect(Object.keys(schema.shape).sort()).toEqual([...own, 'offer_id'].sort());
  });

  it('takes every answer, and what is read from it is that answer', () => {
    for (const input of itemsOf(form).flatMap((item) => item.inputs)) {
      for (const answer of answersTo(input)) {
        const answers = { [input.key]: answer };
        const record = schema.parse({ ...recordOfAnswers(form, answers), offer_id: '42' });
        const read = answersOfRecord(form, record as DocumentRecord);
        expect(read).toEqual({ answers, unread: [] });
        expect(record.offer_id).toBe(42);
      }
    }
  });

  it('takes signatures with their dates, and nothing where all is unknown (R-42)', () => {
    const [line] = form.lines;
    const signed = { [line?.id ?? '']: { image: 'aGk=', date: '2026-11-28' } };
    const record = recordOfAnswers(form, {}, signed);
    expect(schema.parse(record)).toEqual(record);
    for (const unknown of ['', 0]) {
      const fields = Object.keys(schema.shape).map((field) => [field, unknown]);
      expect(new Set(Object.values(schema.parse(Object.fromEntries(fields))))).toEqual(
        new Set([null]),
      );
    }
  });

  it('refuses unknown fields and longer texts than a form takes', () => {
    expect(schema.safeParse({}).success).toBe(true);
    expect(schema.safeParse({ something: 'else' }).success).toBe(false);
    const tooLong = (field: string) => schema.safeParse({ [field]: 'x'.repeat(1_000_000) }).success;
    expect(Object.keys(schema.shape).filter(tooLong)).toEqual([]);
  });
});

test('values that aren’t those of a field are refused', () => {
  const isTaken = (record: object) => sellerDisclosureRecord.safeParse(record).success;
  expect(isTaken({ part2_2_lst: 'yes' })).toBe(true);
  expect(isTaken({ part2_2_lst: 'Working' })).toBe(false);
  expect(isTaken({ refrigerator_lst: 'yes' })).toBe(false);
  expect(isTaken({ propane_tank_rent: 'yes' })).toBe(false);
  expect(isTaken({ section_d_10_date: 'last year' })).toBe(false);
  expect(isTaken({ explanations: [{ item: 'II-A-5' }] })).toBe(false);
});

test('values of old records are taken, and read by what they stood for', () => {
  const sent = sellerDisclosureRecord.parse({ ...old, section_e_1_lst: 'Not_Working' });
  const modern = modernSellerRecord(sent as DocumentRecord);
  const { answers } = answersOfRecord(ownForm('seller-disclosure'), modern);
  expect(answers).toEqual({ 'II-E-1': 'no', 'II-E-8': 'yes', 'II-E-9': 'yes' });
});
