import { type DatabaseTransaction, recordEvent } from '#platform';
import type { CallOrigin } from '../call-origin.ts';
import { insertPersonChanges } from '../people/person-change-store.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { storeEmail } from './own-account-store.ts';

const UNIQUE_VIOLATION = '23505';

/** Gives a person another address, audited. Refuses (token-used-up) one that somebody has by now. */
export async function moveEmail(
  tx: DatabaseTransaction,
  person: PersonRow,
  email: string,
  origin: CallOrigin,
): Promise<void> {
  try {
    await storeEmail(tx, person.id, email);
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION) refuseAccount('token-used-up');
    throw error;
  }
  await insertPersonChanges(tx, [
    {
      personId: person.id,
      changedBy: person.id,
      what: 'edited',
      before: { email: person.email },
      after: { email },
    },
  ]);
  await recordSecurityEvent(tx, {
    kind: 'person-email-changed',
    personId: person.id,
    actorId: person.id,
    origin,
  });
  await recordEvent(tx, {
    type: 'accounts.person-edited',
    payload: { personId: person.id, fields: ['email'] },
  });
}
