import type { PersonChangeKind } from '@homestead/contract/accounts';
import {
  type Actor,
  type DatabaseTransaction,
  type NewRecordChange,
  type Queryable,
  recordChanges,
  recordEvent,
} from '#platform';
import { peopleChanged } from '../account-events.ts';
import { recordSecurityEvent } from '../security-event-store.ts';

/** The record kind of changes to people. */
export const PERSON_KIND = 'accounts.person';

interface PersonChange extends Omit<NewRecordChange, 'kind' | 'recordId'> {
  personId: string;
  what: PersonChangeKind;
}

/** Records changes to people, in the caller's commit, and tells open pages. */
export async function recordPersonChanges(
  tx: Queryable,
  changes: readonly PersonChange[],
): Promise<void> {
  await recordChanges(
    tx,
    changes.map(({ personId, ...change }) => ({
      ...change,
      kind: PERSON_KIND,
      recordId: personId,
    })),
  );
  await recordEvent(tx, peopleChanged, { personIds: changes.map(({ personId }) => personId) });
}

/** Changes that affect access or rights are security events too. */
const securityKinds: Partial<Record<PersonChangeKind, string>> = {
  role: 'person-role-changed',
  deactivated: 'person-deactivated',
  reactivated: 'person-reactivated',
  deleted: 'person-deleted',
  restored: 'person-restored',
};

/** Records one change of a person in the caller's commit: history and audit. */
export async function auditPerson(
  tx: DatabaseTransaction,
  actor: Actor,
  change: Omit<PersonChange, 'changedBy'>,
): Promise<void> {
  const changedBy = actor.caller.personId;
  await recordPersonChanges(tx, [{ ...change, changedBy }]);
  const kind =
    securityKinds[change.what] ?? ('email' in change.after ? 'person-email-changed' : null);
  if (kind) {
    await recordSecurityEvent(tx, {
      kind,
      personId: change.personId,
      actorId: changedBy,
      sessionId: actor.caller.sessionId,
      origin: actor.origin,
      facts: { fields: Object.keys(change.after), undoes: change.undoes ?? null },
    });
  }
}
