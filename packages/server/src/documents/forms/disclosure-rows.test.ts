import {
  answersOfRecord,
  type FormAnswer,
  type FormInput,
  type FormItem,
  recordOfAnswers,
} from '@homestead/contract/documents';
import { describe, expect, it } from 'vitest';
import {
  boxesOnTheForm,
  disclosureRows,
  otherDisclosureFields,
} from '../../../test/documents/disclosure-rows.ts';
import { readFormTexts } from './form-words.ts';
import { sellerDisclosure } from './seller-disclosure.ts';

const facts = { firm: null, address: null, phone: null, email: null };
const form = sellerDisclosure(readFormTexts(null, facts).words);
const items = form.parts.flatMap(({ sections }) => sections.flatMap((section) => section.items));
const inputs = items.flatMap((item) => item.inputs);
const blank = recordOfAnswers(form, {});

const itemOf = (id: string) => items.find((item) => item.id === id) as FormItem;
const fieldsOf = ({ field, choices = [] }: FormInput) => {
  const own = choices.flatMap((choice) => choice.field ?? []);
  return own.length > 0 ? own : [field];
};

it('has these rows with boxes, in this order, and no others', () => {
  const withBoxes = items.filter(
    ({ id, inputs: [first] }) => first?.kind === 'choice' && !id.startsWith('H-'),
  );
  expect(withBoxes.map(({ id }) => id)).toEqual(disclosureRows.map(({ id }) => id));
});

it('has exactly the fields of the record', () => {
  const lines = form.lines.flatMap(({ field, dateField }) => [field ?? '', dateField ?? '']);
  const own = [...inputs.flatMap(fieldsOf), ...lines].sort();
  const wanted = [...disclosureRows.map(({ field }) => field), ...otherDisclosureFields].sort();
  expect(own).toEqual(wanted);
  expect(Object.keys(blank).sort()).toEqual([...wanted, 'explanations'].sort());
});

describe.each(disclosureRows)('row $id', ({ id, boxes, field }) => {
  it('has the boxes of the form', () => {
    const [first] = itemOf(id).inputs;
    expect(first?.choices?.map(({ label }) => label)).toEqual(
      boxesOnTheForm[boxes].map(([label]) => label),
    );
  });

  it.each(boxesOnTheForm[boxes])(
    '“%s” stores %s in its own field and nowhere else',
    (label, wire) => {
      const [first] = itemOf(id).inputs;
      const box = first?.choices?.find((choice) => choice.label === label);
      const answers = { [first?.key ?? '']: box?.key ?? '' };
      const record = recordOfAnswers(form, answers);
      expect(record).toEqual({ ...blank, [field]: wire });
      expect(answersOfRecord(form, record)).toEqual({ answers, unread: [] });
    },
  );
});

/** Boxes beside the boxes of a row, with the field that is true when each is checked. */
const toggles = [
  ['I-B-15', 'Owned', 'is_security_system'],
  ['I-B-15', 'Leased', 'is_security_owned'],
  ['I-B-15', 'Central station monitoring', 'is_security_leased'],
  ['I-C-5', 'Gas', 'heating_system_gas'],
  ['I-C-5', 'Electric', 'heating_system_electric'],
  ['I-C-5', 'Other', 'heating_system_other'],
  ['I-C-11', 'Rent', 'propane_tank_rent'],
  ['I-C-11', 'Own', 'propane_tank_own'],
  ['I-D-7', 'Rent', 'water_softener_rent'],
  ['I-D-7', 'Own', 'water_softener_own'],
  ['II-D-9', 'Public', 'section_d_9_1'],
  ['II-D-9', 'Private', 'section_d_9_2'],
  ['III', 'Continued on a separate page', 'checked_here'],
] as const;

it.each(toggles)('%s: “%s” makes %s true and nothing else', (id, label, field) => {
  const found = itemOf(id).inputs.flatMap((input): [string, FormAnswer][] => {
    if (input.kind === 'check') return input.label === label ? [[input.key, true]] : [];
    const box = input.choices?.find((choice) => choice.label === label);
    return box ? [[input.key, box.key]] : [];
  });
  const answers = Object.fromEntries(found);
  const record = recordOfAnswers(form, answers);
  const isTrue = Object.keys(record).filter((name) => record[name] === true);
  expect(isTrue).toEqual([field]);
  expect(answersOfRecord(form, record)).toEqual({ answers, unread: [] });
});
