import { z } from 'zod';
import {
  defineEndpoint,
  exampleHistoryFacts,
  exampleNamedPerson,
  exampleRecordChange,
  historyFacts,
  namedPersonSchema,
  pageQuery,
  recordChangeSchema,
} from '#platform';
import { peopleCalls } from '../desk-calls.ts';
import { exampleHead } from './example-head.ts';
import { personId, personLabels } from './person-fields.ts';
import { done, succeeded } from './succeeded.ts';
import { examplePersonDetail, wirePersonDetailSchema } from './wire-person.ts';

const editing = { kind: 'permission', anyOf: ['edit-users'], scope: 'own' } as const;
const byId = { params: z.object({ id: personId }), labels: personLabels };
const person = succeeded(wirePersonDetailSchema);

const deactivated = {
  ...examplePersonDetail,
  status: 'deactivated' as const,
  deactivated_at: '2026-06-03T14:00:00.000Z',
};

/** All sessions end; sign-in answers as for an unknown user. */
export const deactivatePerson = defineEndpoint(peopleCalls.deactivatePerson, {
  access: editing,
  summary: 'Deactivate a person, keeping everything',
  ...byId,
  answer: person,
  example: { ...exampleHead, message: 'User deactivated', data: deactivated },
});

export const reactivatePerson = defineEndpoint(peopleCalls.reactivatePerson, {
  access: editing,
  summary: 'Reactivate a person',
  ...byId,
  answer: person,
  example: { ...exampleHead, message: 'User reactivated', data: examplePersonDetail },
});

/** Each room lists the person's work in it; `candidates` are people who can take over all of it. */
export const getHandover = defineEndpoint(peopleCalls.getHandover, {
  access: editing,
  summary: 'A person’s work that others depend on',
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
      held: [{ name: 'agents-in-care', label: 'Assigned agents', count: 3 }],
      candidates: [exampleNamedPerson],
    },
  },
});

const handOverTo = personId.optional().describe('who takes over the person’s work');

/** A specified call: bearer only, never by a navigation or a prefetch. */
export const deletePersonByGet = defineEndpoint(peopleCalls.deletePersonByGet, {
  whileSeeingAs: 'changes',
  access: editing,
  summary: 'Delete a person; can be restored for 30 days. Use POST AdminUserApp/DeleteUser',
  ...byId,
  query: z.object({ handOverTo }),
  answer: done,
  example: { ...exampleHead, message: 'User deleted', data: true },
});

/** A specified call: bearer only, never by a navigation or a prefetch. */
export const deleteUserByGet = defineEndpoint(peopleCalls.deleteUserByGet, {
  whileSeeingAs: 'changes',
  access: editing,
  summary: 'Delete a person; can be restored for 30 days. Use the same path with POST',
  labels: personLabels,
  query: z.object({ Id: personId, handOverTo }),
  answer: done,
  example: { ...exampleHead, message: 'User deleted', data: true },
});

/** Refused with `handover-needed` while others depend on the person's work. */
export const deleteUser = defineEndpoint(peopleCalls.deleteUser, {
  access: editing,
  summary: 'Delete a person and hand over their work; can be restored for 30 days',
  labels: { ...personLabels, handOverTo: 'Hand over to' },
  body: z.object({ Id: personId, handOverTo }),
  answer: done,
  example: { ...exampleHead, message: 'User deleted', data: true },
});

export const restorePerson = defineEndpoint(peopleCalls.restorePerson, {
  access: editing,
  summary: 'Restore a person deleted at most 30 days ago',
  ...byId,
  answer: person,
  example: { ...exampleHead, message: 'User restored', data: examplePersonDetail },
});

/** What an entry in a person's change history records. */
export type PersonChangeKind =
  | 'created'
  | 'edited'
  | 'role'
  | 'deactivated'
  | 'reactivated'
  | 'deleted'
  | 'restored'
  | 'team'
  | 'photo';

export const getPersonHistory = defineEndpoint(peopleCalls.getPersonHistory, {
  access: {
    kind: 'permission',
    anyOf: ['edit-users', 'usermanagement'],
    scope: 'own',
  },
  summary: 'Changes to a person, newest first',
  ...byId,
  query: z.object(pageQuery),
  answer: succeeded(z.array(recordChangeSchema)).extend(historyFacts),
  example: {
    ...exampleHead,
    data: [exampleRecordChange],
    ...exampleHistoryFacts,
  },
});

/** Possible for 30 days, unless one of its fields has changed again. */
export const undoPersonChange = defineEndpoint(peopleCalls.undoPersonChange, {
  access: editing,
  summary: 'Undo one change to a person',
  isForm: 'keyed',
  ...byId,
  body: z.object({ change: z.number().int().min(1) }),
  answer: person,
  example: { ...exampleHead, message: 'Change undone', data: examplePersonDetail },
});

export const endPersonSessions = defineEndpoint(peopleCalls.endPersonSessions, {
  access: editing,
  summary: 'Sign a person out everywhere',
  ...byId,
  answer: done,
  example: { ...exampleHead, message: 'Signed out everywhere', data: true },
});
