import { z } from 'zod';

const whole = (most: number) => z.coerce.number().int().min(1).max(most);

/** The query of a list that is read page by page. */
export const pageQuery = { page: whole(10_000).default(1), pageSize: whole(100).default(20) };
export type PageRequest = z.output<z.ZodObject<typeof pageQuery>>;

/** Fields of a list's answer in addition to its rows; `total` counts the rows of all pages. */
export const pageFacts = {
  page: z.number().int(),
  pageSize: z.number().int(),
  total: z.number().int(),
};
export type PageFacts = z.output<z.ZodObject<typeof pageFacts>>;
