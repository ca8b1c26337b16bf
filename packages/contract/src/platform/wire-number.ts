import { z } from 'zod';

const NUMERIC = /^[+-]?\d{1,15}(\.\d{1,10})?$/;

/** A number that may also arrive as numeric text. Other text is refused. */
export function wireNumber(schema: z.ZodType<number> = z.number()): z.ZodType<number, number> {
  const read = (given: unknown) =>
    typeof given === 'string' && NUMERIC.test(given.trim()) ? Number(given) : given;
  return z.preprocess(read, schema) as unknown as z.ZodType<number, number>;
}
