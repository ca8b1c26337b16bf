import { visitOrigin } from '@homestead/contract/platform';
import { z } from 'zod';
import { defineEvent } from '#platform';

/** A visitor registered and verified their email. The leads room makes a lead of them. */
export const personRegistered = defineEvent(
  'accounts.person-registered',
  z.object({
    personId: z.string(),
    email: z.string(),
    leadRole: z.string().nullable(),
    ...visitOrigin,
  }),
);

/** People were added, changed or removed. */
export const peopleChanged = defineEvent(
  'accounts.people-changed',
  z.object({ personIds: z.array(z.string()) }),
);

/** Sessions ended; the live channel ends their streams. */
export const sessionsEnded = defineEvent(
  'accounts.sessions-ended',
  z.object({ sessionIds: z.array(z.string()) }),
);

/** Strangers have used up the tries for an address, known or not. */
export const signInLocked = defineEvent('accounts.sign-in-locked', z.object({ email: z.string() }));

/** A webhook was stopped, since nothing arrived at its receiver for days. */
export const webhookStopped = defineEvent(
  'accounts.webhook-stopped',
  z.object({
    webhookId: z.string(),
    personId: z.string(),
    name: z.string(),
    days: z.number().int(),
  }),
);

/** A license or E&O insurance expires soon; its person and the office were emailed. */
export const licenseLapses = defineEvent(
  'accounts.license-lapses',
  z.object({
    personId: z.string(),
    what: z.enum(['license', 'eo']),
    name: z.string(),
    expiresOn: z.string(),
  }),
);
