import { z } from 'zod';
import { lineText } from '#platform';

/** How to reach the person; also what they may consent to. */
export const contactWays = ['call', 'text', 'email'] as const;
export type ContactWay = (typeof contactWays)[number];

/** Fields beside the specified ones that every public form of leads takes. */
export const inquiryOrigin = {
  page: lineText(300).optional().describe('path of the page with the form'),
  campaign: z
    .record(z.enum(['source', 'medium', 'campaign', 'term', 'content']), lineText(120).optional())
    .optional()
    .describe('campaign parameters of the visit, without utm_'),
  language: z.enum(['en', 'es']).optional(),
  preferredContact: z.enum(contactWays).nullish(),
  textConsent: z
    .boolean()
    .optional()
    .describe('the separate box that agrees to text messages, in our words'),
};
