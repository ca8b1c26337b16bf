import type { Actor } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { fieldMessages } from '../messages/fields.ts';
import { turnOf } from '../passwords/password-hasher.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { requireOwnPerson } from './own-person.ts';

/**
 * Checks that the caller knows their password, so that an open or stolen session is not enough.
 * Returns the person. Refuses (password-wrong), also if the person has no password,
 * (too-many-tries) counted separately from sign-in, (sign-in-busy).
 */
export async function provePassword(
  accounts: Pick<AccountsServices, 'db' | 'hasher' | 'throttles'>,
  { caller, origin }: Actor,
  currentPassword: string,
): Promise<PersonRow> {
  const who = { account: `password:${caller.personId}`, address: origin.address };
  await accounts.throttles.count('verify', who);
  const person = await requireOwnPerson(accounts.db, caller);
  if (await accounts.hasher.verify(person.password_hash, currentPassword, turnOf(person.id))) {
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
  return refuseWrongPassword();
}

/** Refuses (password-wrong) at the field of the current password. */
export function refuseWrongPassword(): never {
  return refuseAccount('password-wrong', {
    fields: [
      {
        field: 'currentPassword',
        label: fieldMessages.currentPassword(),
        message: fieldMessages.currentPasswordWrong(),
      },
    ],
  });
}
