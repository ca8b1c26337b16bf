import { type DatabaseTransaction, recordEvent } from '#platform';
import type { Acting } from '../acting.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import {
  type ChangedFields,
  insertPersonChanges,
  type PersonChangeKind,
} from './person-change-store.ts';

/** What of a person was changed. */
export interface AuditedChange {
  personId: string;
  what: PersonChangeKind;
  before: ChangedFields;
  after: ChangedFields;
  undoes?: number | null;
}

/** Changes that touch who may get in, or what they may do there, are security events too. */
const securityKinds: Partial<Record<PersonChangeKind, string>> = {
  role: 'person-role-changed',
  deactivated: 'person-deactivated',
  reactivated: 'person-reactivated',
  deleted: 'person-deleted',
  restored: 'person-restored',
};

/** Writes one change of a person down in the caller's commit: history, audit, event. */
export async function auditPerson(
  tx: DatabaseTransaction,
  acting: Acting,
  change: AuditedChange,
): Promise<void> {
  const changedBy = acting.caller.personId;
  await insertPersonChanges(tx, [{ ...change, changedBy }]);
  const kind = securityKinds[change.what] ?? (change.after.email ? 'person-email-changed' : null);
  if (kind) {
    await recordSecurityEvent(tx, {
      kind,
      personId: change.personId,
      actorId: changedBy,
      sessionId: acting.caller.sessionId,
      origin: acting.origin,
      facts: { fields: Object.keys(change.after), undoes: change.undoes ?? null },
    });
  }
  await recordEvent(tx, {
    type: `accounts.person-${change.what}`,
    payload: { personId: change.personId, fields: Object.keys(change.after) },
  });
}
