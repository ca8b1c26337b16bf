import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { requireOwnPerson } from './own-person.ts';

/**
 * Proves that whoever acts knows the caller's password, so that a session left open or stolen is
 * not enough. Answers the person. Refuses (password-wrong), also where the person has no password,
 * (too-many-tries) counted apart from sign-in, (sign-in-busy).
 */
export async function provePassword(
  accounts: Pick<AccountsHouse, 'db' | 'hasher' | 'throttles'>,
  { caller, origin }: Acting,
  currentPassword: string,
): Promise<PersonRow> {
  const who = { account: `password of ${caller.personId}`, address: origin.address };
  await accounts.throttles.count('verify', who);
  const person = await requireOwnPerson(accounts.db, caller);
  if (await accounts.hasher.verify(person.password_hash, currentPassword)) {
    await accounts.throttles.succeed('verify', who);
    return person;
  }
  await recordSecurityEvent(accounts.db, {
    kind: 'password-check-failed',
    personId: caller.personId,
    actorId: caller.personId,
    sessionId: caller.sessionId,
    origin,
  });
  return refuseAccount('password-wrong', {
    fields: [
      {
        field: 'currentPassword',
        label: 'Current password',
        message: 'Current password is not right',
      },
    ],
  });
}
