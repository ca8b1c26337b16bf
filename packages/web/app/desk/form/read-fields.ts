import { fieldRefusals } from '@homestead/contract/platform';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { deskMessages } from '../messages.ts';
import { entryProblem, entryText, isNumeric, readEntry } from './read-entry.ts';

// The page's policy forbids code made from texts, which zod would try for objects.
z.config({ jitless: true });

type FieldKind =
  | 'text'
  | 'email'
  | 'password'
  | 'tel'
  | 'lines'
  | 'number'
  | 'dollars'
  | 'percent'
  | 'date'
  | 'datetime-local'
  | 'hours'
  | 'time'
  | 'choice'
  | 'many'
  | 'shares'
  | 'switch';

export interface Choice {
  value: string;
  label: string;
  disabled?: boolean;
}

/** What the form that adds a choice gets. */
export interface AddingProps {
  typed: string;
  onClose: () => void;
  onAdded: (choice: Choice) => void;
}

/** How a screen shows a field, where the schema does not tell. */
export interface FieldHints {
  name: string;
  label?: string;
  kind?: FieldKind;
  choices?: readonly Choice[];
  /**
   * Finds the choices by what is typed, where there are too many to name; for a text,
   * suggestions.
   */
  find?: (words: string, signal: AbortSignal) => Promise<readonly Choice[]>;
  /** A list with `find`: what is typed but not chosen becomes an entry, to be checked as it is. */
  keepsTyped?: true;
  /** With `find`: the form that adds what nothing was found for, and the words that offer it. */
  adding?: {
    label: (typed: string) => string;
    form: (given: AddingProps) => ReactNode;
  };
  hint?: string | ((value: FieldValue) => string | null);
  placeholder?: string;
  isDisabled?: boolean;
  /** The most entries of a list, where the schema doesn’t say. */
  most?: number | undefined;
  isRequired?: boolean;
  /** A row of its own, for text as long as a subject. */
  isWide?: true;
  /** Whether the form has it, by what the others say now. */
  isShown?: (values: FieldValues) => boolean;
  /** Shown only once the server refused with this code, or while it has a value. */
  afterRefusal?: string;
  /** Writes what is typed the way it is shown, at each key. */
  format?: (text: string) => string;
}

/** A field that the screen names, with what it says about it. */
export const asHints = (field: string | FieldHints): FieldHints =>
  typeof field === 'string' ? { name: field } : field;

/** One field of a form. */
export interface Field extends FieldHints {
  label: string;
  kind: FieldKind;
  isRequired: boolean;
  most: number | undefined;
}

export type FieldValue = string | boolean;
export type FieldValues = Record<string, FieldValue>;

/** An input of a form. */
export interface RecordFieldProps {
  id: string;
  field: Field;
  value: FieldValue;
  problem: string | undefined;
  onChange: (value: FieldValue) => void;
  onLeave: () => void;
}

/** A call that takes a record: the schema of its fields and their labels. */
export interface RecordSchema {
  readonly body?: z.ZodType | undefined;
  readonly labels?: Readonly<Record<string, string>> | undefined;
}

/** What JSON Schema says of a field. */
interface Shape {
  type?: string;
  format?: string;
  maxLength?: number;
  enum?: readonly string[];
  anyOf?: readonly Shape[];
}

/**
 * The fields of a form: kind, label, and limits by the schema, unless the screen says otherwise.
 */
export function readFields(
  { body, labels = {} }: RecordSchema,
  hints: readonly FieldHints[],
): Field[] {
  const { properties = {}, required = [] } = outlineOf(objectOf(body));
  return hints.map((given) => {
    const shapes = shapesOf((properties[given.name] ?? {}) as Shape);
    const choices = shapes.find((shape) => shape.enum)?.enum;
    return {
      ...(choices && { choices: choices.map((value) => ({ value, label: value })) }),
      kind: given.choices ? 'choice' : kindOf(shapes),
      label: labels[given.name] ?? given.name,
      isRequired: required.includes(given.name),
      most: shapes.find(({ maxLength }) => maxLength !== undefined)?.maxLength,
      ...given,
    };
  });
}

function objectOf(body: RecordSchema['body']): z.ZodObject {
  if (!(body instanceof z.ZodObject))
    throw new Error('A form needs a call whose body is an object');
  return body;
}

const outlines = new WeakMap<z.ZodObject, z.core.JSONSchema.BaseSchema>();

/** The schema as JSON Schema, made once. */
function outlineOf(body: z.ZodObject): z.core.JSONSchema.BaseSchema {
  const known = outlines.get(body);
  if (known) return known;
  const made = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' });
  outlines.set(body, made);
  return made;
}

function shapesOf(shape: Shape): Shape[] {
  return shape.anyOf ? shape.anyOf.flatMap(shapesOf) : [shape];
}

function kindOf(shapes: readonly Shape[]): FieldKind {
  const has = (is: (shape: Shape) => boolean) => shapes.some(is);
  if (has(({ enum: values }) => values !== undefined)) return 'choice';
  if (has(({ type }) => type === 'boolean')) return 'switch';
  if (has(({ format }) => format === 'date')) return 'date';
  if (has(({ type }) => type === 'number' || type === 'integer')) return 'number';
  return 'text';
}

/** What a form shows of a record: texts, empty where nothing is stated. */
export function readValues(fields: readonly Field[], record: object): FieldValues {
  const held = record as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    fields.map(({ name, kind, format = (text) => text }) => {
      const value = held[name] ?? '';
      return [name, kind === 'switch' ? value === true : format(textOf(kind, value))];
    }),
  );
}

/** A value as the form holds it: cents as "$1,200", a list as lines, a share as `id weight`. */
function textOf(kind: FieldKind, value: unknown): string {
  if (isNumeric(kind)) return entryText(kind, value);
  if (!Array.isArray(value)) return String(value);
  return value
    .map((one: string | { id: string; weight?: number }) => {
      if (typeof one === 'string') return one;
      return kind === 'shares' ? `${one.id} ${one.weight}` : one.id;
    })
    .join('\n');
}

/** The entries of a list as the form holds it. */
export const linesOf = (value: FieldValue | undefined): string[] =>
  String(value ?? '')
    .split('\n')
    .filter((line) => line !== '');

/** Who has a share, and how much, in a list as the form holds it. */
export const sharesOf = (value: FieldValue | undefined): { id: string; weight: number }[] =>
  linesOf(value).map((line) => {
    const [id = '', weight] = line.split(' ');
    return { id, weight: Number(weight) };
  });

const settled = (value: FieldValue | undefined) =>
  typeof value === 'string' ? value.trim() : value;

/** Whether two values mean the same: "350k" is "$350,000". */
export function isSameValue(
  kind: FieldKind | undefined,
  one: FieldValue | undefined,
  other: FieldValue | undefined,
): boolean {
  const [first, second] = [settled(one), settled(other)];
  if (first === second) return true;
  if (kind === undefined || !isNumeric(kind)) return false;
  const [read, than] = [first, second].map((text) => readEntry(kind, String(text ?? '')));
  return read != null && than != null && Number(read) === Number(than);
}

/** The fields that differ: a save changes what it names. */
export function changedValues(
  fields: readonly Field[],
  before: FieldValues,
  after: FieldValues,
): FieldValues {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => !isSameValue(kinds.get(name), before[name], value),
    ),
  );
}

const clears: ReadonlySet<FieldKind | undefined> = new Set([
  ...(['number', 'dollars', 'percent', 'choice'] as const),
]);

/** As the call takes them: a cleared number or choice is null, a cleared text stays empty. */
export function sentValues(fields: readonly Field[], values: FieldValues): Record<string, unknown> {
  const kinds = new Map(fields.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const sent = settled(value);
      const kind = kinds.get(name);
      if (kind === 'many') return [name, linesOf(sent)];
      if (kind === 'shares') return [name, sharesOf(sent)];
      if (sent === '' && clears.has(kind)) return [name, null];
      // What can't be read is sent as it is, so that it is refused rather than guessed.
      const isRead = kind !== undefined && isNumeric(kind) && typeof sent === 'string';
      return [name, isRead ? (readEntry(kind, sent) ?? sent) : sent];
    }),
  );
}

/** What the form can tell by itself, by field; the server has the last word. */
export function valueProblems(
  schema: RecordSchema,
  fields: readonly Field[],
  values: FieldValues,
): Record<string, string> {
  const found = fields.map((field) => [field.name, problemOf(schema, field, values)] as const);
  return Object.fromEntries(found.flatMap(([name, problem]) => (problem ? [[name, problem]] : [])));
}

function problemOf(schema: RecordSchema, field: Field, values: FieldValues): string | null {
  const { name, label, isRequired } = field;
  const unreadable = entryProblem(field, String(values[name] ?? ''));
  if (unreadable !== null) return unreadable;
  const { [name]: sent } = sentValues([field], { [name]: values[name] ?? '' });
  const isEmpty = sent === '' || sent === null || (Array.isArray(sent) && sent.length === 0);
  if (isEmpty) return isRequired ? deskMessages.required({ label }) : null;
  const shape: Readonly<Record<string, z.ZodType>> = objectOf(schema.body).shape;
  // With what was typed, a number of the wrong kind isn't taken for a missing one.
  const issues = shape[name]?.safeParse(sent, { reportInput: true }).error?.issues ?? [];
  const ofField = issues.map((issue) => ({ ...issue, path: [name, ...issue.path] }));
  return fieldRefusals(ofField, { [name]: label })[0]?.message ?? null;
}
