import type { WireAssertion } from '@homestead/contract/accounts';
import { atomically, type CallOrigin } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { findPersonById } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { provePasskey } from './prove-passkey.ts';

/**
 * Signs in with only a passkey. Having it and being verified by it are two factors, so it counts as
 * both steps. Refuses with `passkey-refused` for any error, and `too-many-tries`.
 */
export async function signInWithPasskey(
  accounts: AccountsServices,
  assertion: WireAssertion,
  from: { origin: CallOrigin; deviceSecret: string | null },
): Promise<StartedSession> {
  const { origin, deviceSecret } = from;
  const who = { address: origin.address };
  await accounts.throttles.count('sign-in', who);
  const started = await atomically(accounts.db, async (tx) => {
    const proof = await provePasskey(accounts, tx, assertion, {
      personId: null,
      askedBy: null,
    });
    const person = proof.kind === 'proven' ? await findPersonById(tx, proof.personId) : null;
    if (!person || person.deactivated_at) {
      await recordSecurityEvent(tx, {
        kind: 'passkey-refused',
        personId: proof.personId,
        origin,
        facts: { why: proof.kind === 'refused' ? proof.why : 'no-account' },
      });
      return null;
    }
    return startSession(accounts, tx, {
      person,
      signedInBy: 'passkey',
      secondStep: 'passkey',
      origin,
      knownDevice: deviceSecret,
    });
  });
  if (!started) return refuseAccount('passkey-refused');
  await accounts.throttles.succeed('sign-in', who);
  return started;
}
