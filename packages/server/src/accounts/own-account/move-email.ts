import type { CallOrigin, DatabaseTransaction } from '#platform';
import { recordPersonChanges } from '../people/audit-person.ts';
import { type PersonRow, writePerson } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { storeEmail } from './own-account-store.ts';

/**
 * Changes a person's email address, audited as a change by `by`. Refuses (token-used-up) one that
 * is taken by now.
 */
export async function moveEmail(
  tx: DatabaseTransaction,
  person: PersonRow,
  email: string,
  { origin, by = person.id }: { origin: CallOrigin; by?: string | undefined },
): Promise<void> {
  await writePerson(
    () => storeEmail(tx, person.id, email),
    () => refuseAccount('token-used-up'),
  );
  await recordPersonChanges(tx, [
    {
      personId: person.id,
      changedBy: by,
      what: 'edited',
      before: { email: person.email },
      after: { email },
    },
  ]);
  await recordSecurityEvent(tx, {
    kind: 'person-email-changed',
    personId: person.id,
    actorId: by,
    origin,
  });
}
