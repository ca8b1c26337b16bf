import {
  explanationKey,
  type FormAnswer,
  type FormAnswers,
  type FormDefinition,
  type FormInput,
  type FormItem,
  type FormKey,
  itemsOf,
  type SigningLine,
} from '@homestead/contract/documents';
import { asNineRows } from './nine-service-rows.ts';
import { readAnswer, wireDate } from './wire-answers.ts';

/** The record of a form on the wire, by its field names. */
export type FormRecord = Readonly<Record<string, unknown>>;

/** What a record says of a line to sign on. It is no signature: those are given while signing. */
export interface RecordLine {
  /** Of the line, such as `seller-1`. */
  readonly line: string;
  readonly image: string | null;
  /** MM-DD-YYYY. */
  readonly date: string | null;
}

/** What a record has besides answers, by field: it is counted, given while signing, or known. */
export type FootFields = Readonly<Record<string, string | null>>;

/** What is in a record. */
export interface ReadRecord {
  readonly answers: FormAnswers;
  readonly foot: FootFields;
  readonly lines: readonly RecordLine[];
  /** Fields with something that isn't an answer of the form, so that it isn't lost silently. */
  readonly unread: readonly string[];
}

const EXPLANATIONS = 'explanations';

/** Fields of a form’s record that aren’t answers: pages, and what is at the foot of each. */
const footNames: Readonly<Partial<Record<FormKey, readonly string[]>>> = {
  'seller-disclosure': ['consist_of', 'seller_initial', 'buyer_initial', 'property_address'],
};
const footNamesOf = ({ key }: FormDefinition) => footNames[key] ?? [];

/** A form as a record on the wire: null where nothing is answered. */
export function recordOfAnswers(
  definition: FormDefinition,
  answers: FormAnswers,
  { lines = [], foot = {} }: { lines?: readonly RecordLine[]; foot?: FootFields } = {},
): FormRecord {
  const items = itemsOf(definition);
  const fields = items.flatMap(({ inputs }) =>
    inputs.flatMap((input) => fieldsOf(input, answers[input.key])),
  );
  const signed = definition.lines.flatMap((line) => {
    const found = lines.find((one) => one.line === line.id);
    return fieldsOfLine(line, found);
  });
  const explanations = items.flatMap((item) => {
    const text = answers[explanationKey(item)];
    return typeof text === 'string' && text !== '' ? [{ item: item.id, text }] : [];
  });
  const feet = footNamesOf(definition).map((name): Field => [name, foot[name] ?? null]);
  const all = Object.fromEntries([...fields, ...signed, ...feet]);
  return { ...all, [EXPLANATIONS]: explanations };
}

type Field = readonly [name: string, value: string | boolean | null];

function fieldsOf(input: FormInput, answer: FormAnswer | undefined): Field[] {
  const given = answer === undefined || answer === '' ? null : answer;
  if (input.kind !== 'choice') {
    return [[input.field, input.kind === 'date' && given !== null ? wireDate(given) : given]];
  }
  const choices = input.choices ?? [];
  const chosen = choices.find(({ key }) => key === given);
  const own = choices.flatMap(({ key, field }): Field[] =>
    field === undefined ? [] : [[field, given === null ? null : key === given]],
  );
  return own.length > 0 ? own : [[input.field, chosen?.wire ?? chosen?.key ?? null]];
}

function fieldsOfLine({ field, dateField }: SigningLine, line: RecordLine | undefined): Field[] {
  return [
    ...(field === null ? [] : [[field, line?.image ?? null] as const]),
    ...(dateField === null ? [] : [[dateField, line?.date ?? null] as const]),
  ];
}

/**
 * Reads a record. Empty texts and 0 are unknown. Old records are read, too: values of
 * equipment in Section E, and its rows 10 and 11.
 */
export function readRecord(definition: FormDefinition, given: FormRecord): ReadRecord {
  const { record, unread } = asNineRows(definition, given);
  const answers: Record<string, FormAnswer> = {};
  const items = itemsOf(definition);
  for (const input of items.flatMap(({ inputs }) => inputs)) {
    const read = readAnswer(input, record);
    if (read.unread) unread.push(...read.unread);
    else if (read.answer !== null) answers[input.key] = read.answer;
  }
  const explained = readExplanations(items, record[EXPLANATIONS]);
  const known = new Set([EXPLANATIONS, 'offer_id', ...fieldNames(definition)]);
  const lines = definition.lines.flatMap(({ id, field, dateField }): RecordLine[] => {
    const image = textIn(record, field);
    const date = textIn(record, dateField);
    return image === null && date === null ? [] : [{ line: id, image, date }];
  });
  const feet = footNamesOf(definition).flatMap((name): [string, string][] => {
    const text = textIn(record, name);
    return text === null ? [] : [[name, text]];
  });
  const others = Object.entries(record).flatMap(([name, value]) =>
    known.has(name) || value === null || value === undefined ? [] : [name],
  );
  return {
    answers: { ...answers, ...explained.answers },
    ...{ lines, foot: Object.fromEntries(feet) },
    unread: [...new Set([...unread, ...explained.unread, ...others])],
  };
}

/** All field names of a form’s record, explanations aside. */
export const fieldNames = (definition: FormDefinition): string[] => [
  ...itemsOf(definition).flatMap(({ inputs }) =>
    inputs.flatMap((input) => fieldsOf(input, undefined).map(([name]) => name)),
  ),
  ...definition.lines.flatMap((line) => fieldsOfLine(line, undefined).map(([name]) => name)),
  ...footNamesOf(definition),
];

function textIn(record: FormRecord, field: string | null): string | null {
  const value = field === null ? null : record[field];
  return typeof value === 'string' && value !== '' ? value : null;
}

function readExplanations(
  items: readonly FormItem[],
  given: unknown,
): { answers: Record<string, string>; unread: string[] } {
  const answers: Record<string, string> = {};
  const entries: readonly unknown[] = Array.isArray(given) ? given : [];
  let isUnread = given !== null && given !== undefined && !Array.isArray(given);
  for (const entry of entries) {
    const { item: id, text } = (entry ?? {}) as { item?: unknown; text?: unknown };
    const item = items.find((one) => one.id === id);
    const isTwice = item !== undefined && explanationKey(item) in answers;
    if (!item?.explainedIf || isTwice || typeof text !== 'string') isUnread = true;
    else if (text !== '') answers[explanationKey(item)] = text;
  }
  return { answers, unread: isUnread ? [EXPLANATIONS] : [] };
}
