import { z } from 'zod';
import { defineEndpoint } from '#platform';
import { accountPaths } from '../paths.ts';
import { exampleHead } from './example-head.ts';
import { personId, personLabels } from './person-fields.ts';
import { done, succeeded } from './succeeded.ts';
import {
  exampleNamedPerson,
  examplePersonDetail,
  namedPersonSchema,
  wirePersonDetailSchema,
} from './wire-person.ts';

const editing = { kind: 'permission', anyOf: ['edit-users'], reach: 'own' } as const;
const byId = { params: z.object({ id: personId }), labels: personLabels };
const person = succeeded(wirePersonDetailSchema);

const deactivated = {
  ...examplePersonDetail,
  status: 'deactivated' as const,
  deactivated_at: '2026-06-03T14:00:00.000Z',
};

/** All sessions end; signing in answers as for an unknown user. */
export const deactivatePerson = defineEndpoint({
  method: 'POST',
  path: accountPaths.deactivatePerson,
  access: editing,
  summary: 'Let a person in no longer, keeping everything',
  ...byId,
  answer: person,
  example: { ...exampleHead, message: 'User deactivated', data: deactivated },
});

export const reactivatePerson = defineEndpoint({
  method: 'POST',
  path: accountPaths.reactivatePerson,
  access: editing,
  summary: 'Let a deactivated person in again',
  ...byId,
  answer: person,
  example: { ...exampleHead, message: 'User reactivated', data: examplePersonDetail },
});

/** Each room says what it has; `candidates` are people who can take all of it over. */
export const getHandover = defineEndpoint({
  method: 'GET',
  path: accountPaths.handover,
  access: editing,
  summary: 'What a person holds that others depend on',
  ...byId,
  answer: succeeded(
    z.object({
      held: z.array(z.object({ name: z.string(), label: z.string(), count: z.number().int() })),
      candidates: z.array(namedPersonSchema),
    }),
  ),
  example: {
    ...exampleHead,
    data: {
      held: [{ name: 'agents-in-care', label: 'Agents in care', count: 3 }],
      candidates: [exampleNamedPerson],
    },
  },
});

const handOverTo = personId.optional().describe('who takes over what the person holds');

/** As the specs have it: bearer only, never by a navigation or a prefetch (decision 9). */
export const deletePersonByGet = defineEndpoint({
  method: 'GET',
  path: accountPaths.deletePersonByGet,
  access: editing,
  summary: 'Delete a person; kept for 30 days. Use POST AdminUserApp/DeleteUser',
  ...byId,
  query: z.object({ handOverTo }),
  answer: done,
  example: { ...exampleHead, message: 'User deleted', data: true },
});

/** As the specs have it: bearer only, never by a navigation or a prefetch (decision 9). */
export const deleteUserByGet = defineEndpoint({
  method: 'GET',
  path: accountPaths.deleteUserByGet,
  access: editing,
  summary: 'Delete a person; kept for 30 days. Use the same path with POST',
  labels: personLabels,
  query: z.object({ Id: personId, handOverTo }),
  answer: done,
  example: { ...exampleHead, message: 'User deleted', data: true },
});

/** Refused with `handover-needed` while the person holds what others depend on. */
export const deleteUser = defineEndpoint({
  method: 'POST',
  path: accountPaths.deleteUser,
  access: editing,
  summary: 'Delete a person, handing over what they hold; kept for 30 days',
  labels: { ...personLabels, handOverTo: 'Hand over to' },
  body: z.object({ Id: personId, handOverTo }),
  answer: done,
  example: { ...exampleHead, message: 'User deleted', data: true },
});

export const restorePerson = defineEndpoint({
  method: 'POST',
  path: accountPaths.restorePerson,
  access: editing,
  summary: 'Bring back a person deleted at most 30 days ago',
  ...byId,
  answer: person,
  example: { ...exampleHead, message: 'User restored', data: examplePersonDetail },
});

/** What happened to a person, as it is kept. */
export const personChangeKinds = [
  'created',
  'edited',
  'role',
  'deactivated',
  'reactivated',
  'deleted',
  'restored',
  'team',
  'photo',
] as const;

const changeSchema = z.object({
  id: z.number().int(),
  what: z.enum(personChangeKinds),
  changed_at: z.string(),
  changed_by: namedPersonSchema.nullable(),
  fields: z.array(
    z.object({ field: z.string(), label: z.string(), before: z.string(), after: z.string() }),
  ),
  undoes: z.number().int().nullable(),
  undone_by: z.number().int().nullable(),
  may: z.object({ undo: z.boolean() }),
});
export type WirePersonChange = z.output<typeof changeSchema>;

export const getPersonHistory = defineEndpoint({
  method: 'GET',
  path: accountPaths.personHistory,
  access: {
    kind: 'permission',
    anyOf: ['edit-users', 'usermanagement'],
    reach: 'own',
  },
  summary: 'What was changed about a person, newest first',
  ...byId,
  query: z.object({
    before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
    per_page: z.coerce.number().int().min(1).max(100).optional(),
  }),
  answer: succeeded(z.array(changeSchema)).extend({
    hasMore: z.boolean(),
    next: z.number().int().nullable(),
  }),
  example: {
    ...exampleHead,
    data: [
      {
        id: 31,
        what: 'edited',
        changed_at: '2026-06-02T14:00:00.000Z',
        changed_by: exampleNamedPerson,
        fields: [{ field: 'city', label: 'City', before: 'Omaha', after: 'Bellevue' }],
        undoes: null,
        undone_by: null,
        may: { undo: true },
      },
    ],
    hasMore: false,
    next: null,
  },
});

/** Within 30 days, and only while none of its fields was changed again. */
export const undoPersonChange = defineEndpoint({
  method: 'POST',
  path: accountPaths.undoPersonChange,
  access: editing,
  summary: 'Take back one change of a person',
  ...byId,
  body: z.object({ change: z.number().int().min(1) }),
  answer: person,
  example: { ...exampleHead, message: 'The change was taken back', data: examplePersonDetail },
});

export const endPersonSessions = defineEndpoint({
  method: 'POST',
  path: accountPaths.endPersonSessions,
  access: editing,
  summary: 'Sign a person out everywhere',
  ...byId,
  answer: done,
  example: { ...exampleHead, message: 'Signed out everywhere', data: true },
});
