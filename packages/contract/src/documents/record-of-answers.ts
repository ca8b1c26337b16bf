import type { FormAnswer, FormDefinition, FormInput, FormItem } from './form-definition.ts';

/** The explanation of one item, as it travels (added). */
export interface WireExplanation {
  readonly item: string;
  readonly text: string;
}

export type WireFieldValue = string | number | boolean | null | readonly WireExplanation[];

/** A document's record on the wire, by the names of its fields. */
export type DocumentRecord = Readonly<Record<string, WireFieldValue | undefined>>;

/** What is on a signed line: its image, and the date that the server wrote, YYYY-MM-DD. */
export interface SignedLine {
  readonly image: string;
  readonly date: string;
}

const EXPLANATION = /^(.+)\.explanation$/;

/** The inputs of all items, in the order of the form. */
const inputsIn = ({ parts }: FormDefinition): FormInput[] =>
  itemsIn(parts).flatMap(({ inputs }) => inputs);
const itemsIn = (parts: FormDefinition['parts']): FormItem[] =>
  parts.flatMap(({ sections }) => sections.flatMap(({ items }) => items));

/** The fields of an input on the wire: its own, or one for each of its boxes. */
export function fieldsOfInput({ field, choices = [] }: FormInput): string[] {
  const own = choices.flatMap((choice) => choice.field ?? []);
  return own.length > 0 ? own : [field];
}

/**
 * The record of a document: every field of its form, null or false where nothing is answered
 * . Signatures are those of `signed`, by line.
 */
export function recordOfAnswers(
  definition: FormDefinition,
  answers: Readonly<Record<string, FormAnswer>>,
  signed: Readonly<Record<string, SignedLine | undefined>> = {},
): Record<string, WireFieldValue> {
  const record: Record<string, WireFieldValue> = {};
  for (const input of inputsIn(definition)) {
    Object.assign(record, writeInput(input, answers[input.key]));
  }
  for (const { id, field, dateField } of definition.lines) {
    const line = signed[id];
    if (field !== null) record[field] = line?.image ?? null;
    if (dateField !== null) record[dateField] = line ? monthFirst(line.date) : null;
  }
  record.explanations = explanationsOf(definition, answers);
  return record;
}

/** In the order of the form, then those of items that this version doesn't have. */
function explanationsOf(
  { parts }: FormDefinition,
  answers: Readonly<Record<string, FormAnswer>>,
): WireExplanation[] {
  const order = itemsIn(parts).map(({ id }) => id);
  const given = Object.keys(answers)
    .flatMap((key) => EXPLANATION.exec(key)?.[1] ?? [])
    .filter((item) => typeof answers[`${item}.explanation`] === 'string');
  const place = (item: string) => (order.includes(item) ? order.indexOf(item) : order.length);
  return given
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1))
    .map((item) => ({ item, text: String(answers[`${item}.explanation`]) }));
}

function writeInput(
  input: FormInput,
  answer: FormAnswer | undefined,
): Record<string, WireFieldValue> {
  const { field, kind, choices = [] } = input;
  if (choices.some((choice) => choice.field !== undefined)) {
    const boxes = choices.flatMap(({ key, field: own }) =>
      own === undefined ? [] : [[own, key === answer] as const],
    );
    return Object.fromEntries(boxes);
  }
  if (kind === 'check') return { [field]: answer === true };
  if (answer === undefined || typeof answer === 'boolean') return { [field]: null };
  if (kind === 'choice') {
    const chosen = choices.find(({ key }) => key === answer);
    return { [field]: chosen?.wire ?? chosen?.key ?? answer };
  }
  const isNumber = kind === 'year' || kind === 'count';
  if (isNumber && /^[1-9]\d{0,5}$/.test(answer)) return { [field]: Number(answer) };
  return { [field]: kind === 'date' ? monthFirst(answer) : answer };
}

/** What a record says, and the fields that can’t be read as an answer of this form. */
export interface ReadRecord {
  readonly answers: Record<string, FormAnswer>;
  readonly unread: readonly string[];
}

/**
 * The answers of a record. Null, an empty text and 0 are no answer. Nothing is
 * guessed: what can't be an answer of its input, such as two boxes that exclude each other, is
 * listed and stays unanswered. Signatures aren't answers.
 */
export function answersOfRecord(definition: FormDefinition, record: DocumentRecord): ReadRecord {
  const answers: Record<string, FormAnswer> = {};
  const unread: string[] = [];
  for (const input of inputsIn(definition)) {
    const read = readInput(input, record);
    if (read === 'unreadable') unread.push(...fieldsOfInput(input));
    else if (read !== null) answers[input.key] = read.answer;
  }
  const { explanations } = record;
  if (Array.isArray(explanations)) {
    for (const { item, text } of explanations as readonly WireExplanation[]) {
      if (text !== '') answers[`${item}.explanation`] = text;
    }
  }
  return { answers, unread };
}

function readInput(
  input: FormInput,
  record: DocumentRecord,
): { answer: FormAnswer } | 'unreadable' | null {
  const { kind, choices = [] } = input;
  if (choices.some((choice) => choice.field !== undefined)) {
    const checked = choices.filter(({ field }) => field !== undefined && isTrue(record[field]));
    if (checked.length > 1) return 'unreadable';
    return checked[0] ? { answer: checked[0].key } : null;
  }
  const given = record[input.field];
  if (kind === 'check') return isTrue(given) ? { answer: true } : null;
  if (isNothing(given)) return null;
  if (typeof given === 'boolean' || Array.isArray(given)) return 'unreadable';
  const text = String(given);
  switch (kind) {
    case 'choice': {
      const chosen = choices.find(({ key, wire = key }) => wire === text);
      return chosen ? { answer: chosen.key } : 'unreadable';
    }
    case 'date':
      return { answer: yearFirst(text) };
    default:
      return { answer: text };
  }
}

const isTrue = (given: unknown) => given === true || given === 'true';

/** Null, an empty text and 0, also as text. */
const isNothing = (given: unknown): boolean =>
  given === undefined || given === null || given === '' || given === 0 || given === '0';

/** YYYY-MM-DD as MM-DD-YYYY, as the specs’ dates are; any other text as it is. */
function monthFirst(day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  return year === undefined ? day : `${month}-${date}-${year}`;
}

function yearFirst(text: string): string {
  const [, month, date, year] = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text) ?? [];
  return year === undefined ? text : `${year}-${month}-${date}`;
}
