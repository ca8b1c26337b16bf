import { z } from 'zod';
import { sellerLines } from '../figures/seller-net.ts';

const cents = z.number().int();

/** What an offer leaves its seller. */
export const netSchema = z
  .object({
    lines: z.array(
      z.object({
        key: z.enum(Object.keys(sellerLines) as [keyof typeof sellerLines]),
        cents: cents.nullable().describe('negative where it lowers the net; null: not known'),
        isAssumed: z.boolean(),
      }),
    ),
    totalCents: cents.describe('the lines that are known'),
    isComplete: z.boolean(),
  })
  .nullable();
