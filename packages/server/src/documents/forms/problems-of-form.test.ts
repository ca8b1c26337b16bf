import {
  askedInputs,
  explanationKey,
  type FormAnswer,
  type FormAnswers,
  isExplained,
  itemsOf,
} from '@homestead/contract/documents';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLanguage } from '#platform';
import { ownForm, ownForms } from '../../../test/documents/own-forms.ts';
import type { HomeFacts } from './home-facts.ts';
import { problemsOfForm } from './problems-of-form.ts';

const sellerForm = ownForm('seller-disclosure');

/** Answers every question as it is asked: None, No, or what a text, year or count can be. */
function complete(given: FormAnswers = {}): FormAnswers {
  const answers: Record<string, FormAnswer> = { ...given };
  const ofKind = { year: '2001', count: '2', date: '2020-05-04', text: 'x', lines: 'x' } as const;
  for (const item of itemsOf(sellerForm)) {
    for (const input of item.inputs) {
      const { key, kind, choices = [], isRequired } = input;
      if (!isRequired || key in answers || !askedInputs(sellerForm, answers)(input)) continue;
      const keys = choices.map((choice) => choice.key);
      const box = ['None', 'no'].find((one) => keys.includes(one)) ?? keys[0];
      answers[key] = kind === 'choice' ? (box ?? '') : ofKind[kind as 'year'];
    }
    if (isExplained(item, answers, askedInputs(sellerForm, answers))) {
      answers[explanationKey(item)] ??= 'It was repaired.';
    }
  }
  return answers;
}
/** Connected to public water and sewer, which a home without any isn’t. */
const home = { 'II-D-1a': 'yes', 'II-D-4a': 'yes' };
const problems = (given: FormAnswers = {}, facts: HomeFacts = {}) =>
  problemsOfForm(sellerForm, complete({ ...home, ...given }), facts);
const short = (given: FormAnswers = {}, facts: HomeFacts = {}) =>
  problems(given, facts).map(({ kind, item, input }) => `${kind} ${item} ${input}`);

test('a form that is answered and fits together has no problems', () => {
  expect(problems()).toEqual([]);
});

test('what isn’t answered is named by its item and input, in the order of the form', () => {
  const all = problemsOfForm(sellerForm, {}, {});
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(['unanswered']));
  const order = itemsOf(sellerForm).map(({ id }) => id);
  const places = all.map(({ item }) => order.indexOf(item ?? ''));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(all).toContainEqual({
    ...{ kind: 'unanswered', item: 'II-A-2', input: 'II-A-2' },
    sentence: 'This isn’t answered yet.',
  });
});

test('characters that no font has are named at their item, also in an explanation', () => {
  const given = { 'II-A-5': 'yes', 'II-A-5.explanation': 'Fixed 漢 🏡 by José Nguyễn' };
  const expected = {
    ...{ kind: 'unprintable', item: 'II-A-5', input: 'II-A-5.explanation' },
    sentence: 'This can’t be printed: 漢 🏡. Write it without these characters.',
  };
  expect(problems(given)).toEqual([expected]);
  const [inSpanish] = inLanguage('es', () => problems(given));
  expect(inSpanish?.sentence).toBe(
    'Esto no se puede imprimir: 漢 🏡. Escríbalo sin estos caracteres.',
  );
  expect(short({ 'III.comments': 'Ключ 漢' })).toEqual(['unprintable III III.comments']);
});

test('a Yes without an explanation is named, and one of spaces is none', () => {
  expect(short({ 'II-A-5': 'yes', 'II-A-5.explanation': ' ' })).toEqual([
    'explain II-A-5 II-A-5.explanation',
  ]);
  expect(short({ 'II-A-5': 'yes', 'II-A-5.explanation': 'In 2019.' })).toEqual([]);
});

test.each([
  ['12', 'year'],
  ['20012', 'year'],
  ['1700', 'year'],
  ['2999', 'year'],
  ['about 2012', 'year'],
])('a year is never cut or guessed: %s', (year, kind) => {
  expect(short({ 'I-D-5': 'Working', 'I-D-5.year': year })).toEqual([`${kind} I-D-5 I-D-5.year`]);
});

test('a number is at least 1; UNK stands where the form says so', () => {
  expect(short({ 'I-B-2': 'Working', 'I-B-2.number': '0' })).toEqual(['number I-B-2 I-B-2.number']);
  expect(short({ 'I-D-5': 'Working', 'I-D-5.year': 'UNK' })).toEqual([]);
});

describe('answers that don’t fit together', () => {
  test.each<[string, FormAnswers, string]>([
    ['an answer to what doesn’t apply', { 'I-D-5.year': '2012' }, 'I-D-5 I-D-5.year'],
    [
      'years there',
      { 'H-2': 'no', 'H-3': 'yes', 'H-3.from': '2009', 'H-3.to': '2001' },
      'H-3 H-3.from',
    ],
    ['a roof before the house', { 'II-A-1.year': '1990' }, 'II-A-1 II-A-1.year'],
    [
      'a known year that isn’t known',
      { 'II-A-1': 'Do_Not_Know', 'II-A-1.year': '2005' },
      'II-A-1 II-A-1.year',
    ],
    ['leaks now, but never did', { 'II-A-2': 'yes' }, 'II-A-3 II-A-3'],
    ['no water', { 'II-D-1a': 'no' }, 'II-D-2a II-D-2a'],
    ['no sewer', { 'II-D-4a': 'no' }, 'II-D-6a II-D-6a'],
    ['two sewers', { 'II-D-6a': 'yes', 'I-E-3': 'Working' }, 'II-D-6a II-D-6a'],
    ['a septic system that is there', { 'I-E-3': 'Working' }, 'II-D-6a II-D-6a'],
    ['service of what isn’t there', { 'II-E-6': 'yes' }, 'II-E-6 II-E-6'],
  ])('%s', (_, given, expected) => {
    expect(short(given)).toEqual([`contradiction ${expected}`]);
  });
});

describe('answers that don’t fit what else is known of the home', () => {
  test.each<[HomeFacts, FormAnswers, string]>([
    [{ yearBuilt: 1999 }, {}, 'II-A-10 II-A-10.year'],
    [{ yearBuilt: 2020 }, { 'II-A-10.year': '', 'II-A-10': 'Do_Not_Know' }, 'II-A-1 II-A-1.year'],
    [{ hasHoa: true }, {}, 'II-C-8 II-C-8'],
    [{ hasHoa: false }, { 'II-C-8': 'yes' }, 'II-C-8 II-C-8'],
    [{ isInFloodPlain: true }, {}, 'II-D-8a II-D-8a'],
    [{ isInFloodPlain: false }, { 'II-D-8a': 'yes' }, 'II-D-8a II-D-8a'],
    [{ hasPool: true }, {}, 'I-D-3 I-D-3'],
    [{ hasPool: false }, { 'I-D-3': 'Working' }, 'I-D-3 I-D-3'],
    [{ sewer: 'septic' }, {}, 'II-D-6a II-D-6a'],
    [{ sewer: 'public' }, { 'II-D-4a': 'no', 'II-D-5a': 'yes' }, 'II-D-4a II-D-4a'],
    [{ sewer: 'community' }, { 'II-D-5a': 'Do_Not_Know' }, 'II-D-4a II-D-4a'],
    [{ knowsLeadPaint: true }, {}, 'II-B-4 II-B-4'],
    [{ knowsLeadPaint: false }, { 'II-B-4': 'yes' }, 'II-B-4 II-B-4'],
  ])('%j with %j', (facts, given, expected) => {
    expect(short(given, facts)).toEqual([`contradiction ${expected}`]);
  });

  test('what fits, isn’t known or isn’t answered doesn’t contradict', () => {
    const facts: HomeFacts = {
      ...{ yearBuilt: 2001, hasHoa: false, isInFloodPlain: false, hasPool: false },
      ...{ sewer: 'public', knowsLeadPaint: false, isSid: null, isVaFinanced: false },
    };
    expect(problems({}, facts)).toEqual([]);
    expect(problems({ 'II-C-8': 'Do_Not_Know' }, { hasHoa: true })).toEqual([]);
    const open = problemsOfForm(sellerForm, {}, { ...facts, yearBuilt: 1999, hasHoa: true });
    expect(open.filter(({ kind }) => kind !== 'unanswered')).toEqual([]);
  });
});

describe('other forms that a home needs', () => {
  test.each<[HomeFacts, FormAnswers, string]>([
    [{}, { 'II-A-10.year': '1977' }, 'II-A-10'],
    [{ yearBuilt: 1977 }, { 'II-A-10': 'Do_Not_Know' }, 'II-A-10'],
    [{ isInSoilArea: true }, {}, 'null'],
    [{ isVaFinanced: true }, {}, 'null'],
    [{ isSid: true }, {}, 'null'],
  ])('%j with %j', (facts, given, item) => {
    expect(short(given, facts)).toEqual([`needs-form ${item} null`]);
  });

  test('one built in 1978 needs no lead-based paint disclosure', () => {
    expect(problems({ 'II-A-10.year': '1978' })).toEqual([]);
  });

  test('a form that is with it isn’t asked for', () => {
    const answers = complete(home);
    const facts: HomeFacts = { isSid: true, isVaFinanced: true };
    const found = problemsOfForm(sellerForm, answers, facts, ['va-addendum']);
    expect(found.map(({ sentence }) => sentence)).toEqual([
      'The home is in an SID: the buyer must get its statement and sign the receipt.',
    ]);
  });
});

/** Any text, and any box, in any input, as an old record or another program may have left it. */
const anything = fc.oneof(
  ...[fc.boolean(), fc.string(), fc.constantFrom('yes', 'no', 'None', 'Working', '1950', 'UNK')],
);

test.each(ownForms)(
  '$key: whatever is answered, each problem names an input of its item',
  (form) => {
    const inputs = itemsOf(form).flatMap((item) => item.inputs.map(({ key }) => [key, item.id]));
    const ofItem = new Map(inputs as [string, string][]);
    const any = Object.fromEntries([...ofItem.keys()].map((key) => [key, anything]));
    const answers = fc.record(any, { requiredKeys: [] }) as fc.Arbitrary<FormAnswers>;
    fc.assert(
      fc.property(answers, (given) => {
        for (const { kind, item, input, sentence } of problemsOfForm(form, given, {})) {
          expect(sentence).not.toBe('');
          if (kind === 'needs-form') continue;
          const own = input?.endsWith('.explanation')
            ? input.slice(0, -'.explanation'.length)
            : null;
          expect(own ?? ofItem.get(input ?? '')).toBe(item);
        }
      }),
      { numRuns: 30 },
    );
  },
);

test('a value that no box has is named, as when another program stored it', () => {
  const found = problemsOfForm(sellerForm, complete({ ...home, 'II-A-2': 'Working' }), {});
  expect(found.map(({ kind, input }) => `${kind} ${input}`)).toEqual(['text II-A-2']);
});
