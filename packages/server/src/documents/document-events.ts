import { envelopeStates, formKeys } from '@homestead/contract/documents';
import { z } from 'zod';
import { defineEvent } from '#platform';

/**
 * An envelope came to another state, or someone signed. Deals follow it: `about` is what it belongs
 * to there.
 */
export const envelopeChanged = defineEvent(
  'documents.envelope-changed',
  z.object({
    envelopeId: z.string(),
    state: z.enum(envelopeStates),
    about: z.object({ kind: z.string(), id: z.string() }).nullable(),
    forms: z.array(z.enum(formKeys)),
    what: z.enum(['sent', 'opened', 'signed', 'completed', 'declined', 'voided', 'expired']),
  }),
);
