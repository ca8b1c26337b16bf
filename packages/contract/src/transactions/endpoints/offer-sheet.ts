import { z } from 'zod';

/** A part of an offer’s summary, for the screen and the PDF alike, in the reader’s language. */
const sheetPart = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    text: z.string(),
    look: z.enum(['lead', 'quiet']).optional(),
  }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({
    kind: z.literal('facts'),
    rows: z.array(z.object({ label: z.string(), value: z.string() })),
  }),
  z.object({
    kind: z.literal('table'),
    columns: z.array(
      z.object({ label: z.string(), share: z.number(), isAmount: z.boolean().optional() }),
    ),
    rows: z.array(z.array(z.string())),
    total: z.array(z.string()).optional(),
  }),
]);
export type OfferSheetPart = z.output<typeof sheetPart>;

/** A section of an offer’s summary. */
export const sheetSection = z.object({
  key: z.enum([
    'offer',
    'parties',
    'home',
    'price',
    'dates',
    'financing',
    'inspections',
    'provisions',
    'delivery',
    'documents',
    'net',
    'cash',
    'month',
  ]),
  title: z.string(),
  parts: z.array(sheetPart),
});
export type OfferSheetSection = z.output<typeof sheetSection>;
