import type { FormAnswer, FormInput } from '@homestead/contract/documents';
import { isDay } from '@homestead/contract/platform';
import { problemOfAnswer } from '../filling/find-input.ts';
import type { FormRecord } from './record-of-answers.ts';

/** What one input has in a record: its answer, null if none, or the fields that can't be read. */
type Read =
  | { readonly answer: FormAnswer | null; readonly unread?: never }
  | { readonly unread: readonly string[] };

const nothing: Read = { answer: null };

/** One checkbox for YES and NO: what it says isn't known (decision 104). */
const ambiguousFields: ReadonlySet<string> = new Set(['is_security_experienced']);

/** What Section E’s columns YES, NO and Do Not Know stored in old records. */
const oldServiceValues: Readonly<Record<string, string>> = {
  Working: 'yes',
  Not_Working: 'no',
  Do_Not_Know_If_Working: 'Do_Not_Know',
};

const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || value === 0;

/** Reads the answer of an input in a record. */
export function readAnswer(input: FormInput, record: FormRecord): Read {
  const boxes = (input.choices ?? []).filter(({ field }) => field !== undefined);
  if (boxes.length > 0) return readBoxes(input, record);
  const value = record[input.field];
  if (isNothing(value)) return nothing;
  const answer = answerOf(input, value);
  if (answer === null) return { unread: [input.field] };
  // An empty count or year of the specs’ client is '0' after it was typed over.
  return answer === '0' && (input.kind === 'year' || input.kind === 'count') ? nothing : { answer };
}

/** Boxes that exclude each other: the one that is true. */
function readBoxes({ choices = [] }: FormInput, record: FormRecord): Read {
  const own = choices.flatMap(({ key, field }) => (field === undefined ? [] : [{ key, field }]));
  const odd = own.filter(({ field }) => {
    return !isNothing(record[field]) && typeof record[field] !== 'boolean';
  });
  const checked = own.filter(({ field }) => record[field] === true);
  if (odd.length > 0) return { unread: odd.map(({ field }) => field) };
  if (checked.length > 1) return { unread: checked.map(({ field }) => field) };
  return { answer: checked[0]?.key ?? null };
}

/** The answer that a value means; null if the input can't have it. */
function answerOf(input: FormInput, value: unknown): FormAnswer | null {
  const { kind, field } = input;
  if (kind === 'check') return typeof value === 'boolean' ? value : null;
  if (kind === 'choice') return choiceOf(input, value, ambiguousFields.has(field));
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return null;
  if (kind === 'initials') return text;
  const answer = kind === 'date' ? dayOf(text) : text;
  return problemOfAnswer(input, answer) === null ? answer : null;
}

function choiceOf({ choices = [] }: FormInput, value: unknown, isAmbiguous: boolean) {
  const find = (wire: string) =>
    choices.find((choice) => (choice.wire ?? choice.key) === wire)?.key ?? null;
  if (typeof value === 'boolean') return isAmbiguous ? null : find(value ? 'yes' : 'no');
  if (typeof value !== 'string') return null;
  return find(value) ?? find(oldServiceValues[value] ?? '');
}

/** YYYY-MM-DD as MM-DD-YYYY, which is how dates are on the wire; anything else as it is. */
export function wireDate(answer: FormAnswer): FormAnswer {
  const [, year, rest] = /^(\d{4})-(\d\d-\d\d)$/.exec(String(answer)) ?? [];
  return year === undefined ? answer : `${rest}-${year}`;
}

function dayOf(text: string): string {
  const [, rest, year] = /^(\d\d-\d\d)-(\d{4})$/.exec(text) ?? [];
  const day = year === undefined ? text : `${year}-${rest}`;
  return isDay(day) ? day : text;
}
