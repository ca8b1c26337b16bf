import { z } from 'zod';
import { lineText } from './text.ts';

/** The campaign parameters of a link, without `utm_`. */
export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;

/** Fields of every form that makes a lead, beside its own: where the visitor was. */
export const visitOrigin = {
  page: lineText(300).optional().describe('path of the page with the form'),
  campaign: z
    .partialRecord(z.enum(campaignParts), lineText(120))
    .optional()
    .describe('campaign parameters of the visit, without utm_'),
};

export type VisitOrigin = z.infer<z.ZodObject<typeof visitOrigin>>;
