import type { AccountsHouse } from '../accounts-house.ts';
import type { Acting } from '../acting.ts';
import { findPersonById } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';

/**
 * Asks the caller for their password once more before something that touches who may get in (OWASP
 * ASVS 5.0, 7.5.1). Tries are counted before the hash. Refuses with `password-wrong`,
 * `too-many-tries` or `sign-in-busy`.
 */
export async function requireCurrentPassword(
  accounts: Pick<AccountsHouse, 'db' | 'hasher' | 'throttles'>,
  { caller, origin }: Acting,
  password: string,
): Promise<void> {
  const { personId } = caller;
  const who = { account: personId, address: origin.address };
  await accounts.throttles.count('verify', who);
  const person = await findPersonById(accounts.db, personId);
  if (await accounts.hasher.verify(person?.password_hash ?? null, password)) {
    await accounts.throttles.succeed('verify', who);
    return;
  }
  await recordSecurityEvent(accounts.db, {
    kind: 'password-check-failed',
    personId,
    actorId: personId,
    sessionId: caller.sessionId,
    origin,
  });
  refuseAccount('password-wrong', {
    fields: [
      {
        field: 'currentPassword',
        label: 'Current password',
        message: 'Your current password is not right.',
      },
    ],
  });
}
