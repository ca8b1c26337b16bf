import { z } from 'zod';
import { visitOrigin } from '#platform';

/** How to reach the person; also what they may consent to. */
export const contactWays = ['call', 'text', 'email'] as const;
export type ContactWay = (typeof contactWays)[number];

const box = (what: string) =>
  z.boolean().optional().describe(`the separate box ${what}, in our words`);

/** Fields beside the specified ones that every public form of leads takes. */
export const inquiryOrigin = {
  ...visitOrigin,
  language: z.enum(['en', 'es']).optional(),
  preferredContact: z.enum(contactWays).nullish(),
  textConsent: box('that agrees to texts about the request'),
  marketingTextConsent: box('that agrees to marketing texts'),
  marketingEmailConsent: box('that agrees to marketing emails'),
};
