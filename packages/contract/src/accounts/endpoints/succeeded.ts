import { z } from 'zod';

/** The body of an accounts answer; the requested data is in `data`. */
export function succeeded<Data extends z.ZodType>(data: Data) {
  return z.object({
    data,
    message: z.string(),
    status: z.literal(200),
    statusCode: z.literal('success'),
  });
}

/** An answer without data, for success. */
export const done = succeeded(z.literal(true));
