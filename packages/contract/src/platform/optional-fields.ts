import { z } from 'zod';
import { lineText } from './text.ts';

/** An optional text; empty and null clear it. */
export const optionalText = (most: number) =>
  lineText(most)
    .transform((text) => text || null)
    .nullable()
    .optional();

/** The same for a text that a rule checks; `message` follows the field's label. */
export const checkedText = (
  problemOf: (text: string) => string | null,
  message: string,
  most = 300,
) =>
  lineText(most)
    .refine((text) => problemOf(text) === null, message)
    .transform((text) => text || null)
    .nullable()
    .optional();

/** The calendar has no year 0, and neither has the database. */
const storedDay = z.iso.date().refine((day) => day >= '0001-01-01', 'must be a date');

/** An optional date; empty and null clear it. */
export const optionalDay = () =>
  z
    .union([z.literal('').transform(() => null), storedDay, z.null()])
    .optional()
    .describe('YYYY-MM-DD');
