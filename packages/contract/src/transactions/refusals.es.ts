import type { RefusalsInSpanish } from '#platform';
import type { transactionRefusals } from './refusals.ts';

export const transactionRefusalsInSpanish = {
  'offer-link-refused':
    'Este enlace venció o fue cancelado. Pida uno nuevo al agente del vendedor.',
} satisfies RefusalsInSpanish<typeof transactionRefusals>;
