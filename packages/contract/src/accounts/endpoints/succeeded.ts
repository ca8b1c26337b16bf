import { z } from 'zod';

/** The body of an accounts answer (decision 32): what was asked for is its member `data`. */
export function succeeded<Data extends z.ZodType>(data: Data) {
  return z.object({
    data,
    message: z.string(),
    status: z.literal(200),
    statusCode: z.literal('success'),
  });
}

/** An answer that holds nothing but that it was done. */
export const done = succeeded(z.literal(true));
