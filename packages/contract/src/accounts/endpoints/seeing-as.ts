import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { seeingAsCalls } from '../desk-calls.ts';
import { roleKey } from './person-fields.ts';

/** As whom someone sees the office. */
export const seeingAsSchema = z.object({
  viewer: z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() }),
  personId: z.uuid().nullable().describe('null for a role'),
  name: z.string().nullable().describe('the person’s name; null for a role'),
  roleLabel: z.string(),
  role: z.string(),
  until: z.iso.datetime(),
  isOver: z
    .boolean()
    .describe(
      'the time is up or access changed: the caller is back to their own account, but has to exit first',
    ),
});
export type WireSeeingAs = z.output<typeof seeingAsSchema>;

/** How long someone can see the office as someone else. */
export const SEEING_AS_MINUTES = 30;

/**
 * From now on, each call of this session reads as that person, or as the caller with that role, and
 * changes nothing. Refuses (see-as-refused) anyone with more access, people who aren’t staff, and
 * the caller.
 */
export const startSeeingAs = defineEndpoint(seeingAsCalls.startSeeingAs, {
  access: { kind: 'permission', anyOf: ['see-as'], scope: 'all' },
  summary: 'See the office as another person or role, read-only, for 30 minutes',
  labels: { personId: 'Person', role: 'Role' },
  body: z
    .object({ personId: z.uuid().optional(), role: roleKey.optional() })
    .refine(({ personId, role }) => (personId === undefined) !== (role === undefined), {
      path: ['personId'],
      error: 'or a role is required, and not both',
    }),
  answer: z.object({
    data: z.object({ landing: z.string().describe('where that person or role starts') }),
  }),
  example: { data: { landing: '/leads' } },
});

/** Ends it for this session, also when the time is up. Harmless to repeat. */
export const stopSeeingAs = defineEndpoint(seeingAsCalls.stopSeeingAs, {
  access: { kind: 'signed-in' },
  whileSeeingAs: 'open',
  summary: 'See the office as yourself again',
  answer: z.object({
    data: z.object({ landing: z.string().describe('the page it was started from') }),
  }),
  example: { data: { landing: '/users/0198f2a0-0000-7000-8000-000000000001' } },
});
