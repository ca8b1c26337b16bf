import { z } from 'zod';
import { linesText, lineText, wireNumber } from '#platform';
import { SIGNATURE_MAX_BYTES } from '../envelope-states.ts';

/*
 * Kinds of fields of the records that the specs’ client saves. Every field can be left out; an empty
 * text and 0 are unknown.
 */
const isUnknown = (value: unknown) => value === '' || value === 0;

/** A field that may be unknown, in any of the ways of the specs’ client. */
function field<Value>(schema: z.ZodType<Value>): z.ZodType<Value | null | undefined> {
  const read = (value: unknown) => (isUnknown(value) ? null : value);
  return z.preprocess(read, schema.nullish()) as unknown as z.ZodType<Value | null | undefined>;
}

/** Fields that are alike, by their names. */
export const alike = <Schema>(names: readonly string[], schema: Schema): Record<string, Schema> =>
  Object.fromEntries(names.map((name) => [name, schema]));

/** A typed text, year or count; a number is taken as it is written. */
export const typed = (max: number) =>
  field<string>(
    z.preprocess(
      (value) => (typeof value === 'number' ? String(value) : value),
      lineText(max),
    ) as unknown as z.ZodType<string>,
  );
/** A text of several lines. */
export const lines = field(linesText(20_000));
/** One of a row’s boxes. */
export const boxes = (values: readonly [string, ...string[]]) => field<string>(z.enum(values));
/** A box of its own. */
export const flag = field(z.boolean());

export const equipment = boxes(['Working', 'Not_Working', 'Do_Not_Know_If_Working', 'None']);
export const condition = boxes(['yes', 'no', 'Do_Not_Know']);
export const unknownOnly = boxes(['Do_Not_Know']);
export const yesNo = field<string | boolean>(z.union([z.enum(['yes', 'no']), z.boolean()]));
/** Whether something was serviced; values of equipment are those of old records. */
export const service = boxes([
  ...(['yes', 'no', 'Do_Not_Know', 'None'] as const),
  ...(['Working', 'Not_Working', 'Do_Not_Know_If_Working'] as const),
]);

const DAY = /^(\d\d-\d\d-\d{4}|\d{4}-\d\d-\d\d|UNK)$/;
/** MM-DD-YYYY, as records have dates, or YYYY-MM-DD. */
export const day = field(lineText(10).regex(DAY, 'must be a date, such as 11-28-2026'));

/** A picture in base64, or initials that were typed. */
export const signature = field(lineText(Math.ceil(SIGNATURE_MAX_BYTES / 3) * 4 + 40));

/** Numbered lines to sign on, each with its date. */
export const signedLines = (name: string, count: number, ending = '') =>
  Object.fromEntries(
    Array.from({ length: count }, (_, at) => at + 1).flatMap((number) => [
      [`${name}${number}${ending}`, signature],
      [`${name}${number}_date`, day],
    ]),
  ) as Record<string, typeof signature>;

/** The offer that a record belongs to, and the explanations of its items, which are ours. */
export const common = {
  offer_id: field(wireNumber(z.number().int().min(1).max(2_147_483_647))),
  explanations: field(
    z
      .array(
        z.strictObject({
          item: z.string().regex(/^[A-Za-z0-9.-]{1,60}$/),
          text: linesText(20_000),
        }),
      )
      .max(200),
  ).describe('added: the explanation of each item by its id, such as II-A-5'),
};
