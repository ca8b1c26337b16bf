import { type identityEndpoints, identityPages } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Actor, atomically, type Caller } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { provePassword } from '../own-account/prove-password.ts';
import { refuseAccount } from '../refuse-account.ts';
import { deleteIdentity, listIdentities } from './identity-store.ts';
import { tellIdentityChanged } from './link-identity.ts';

type WireIdentity = AnswerOf<typeof identityEndpoints.getIdentities>['data'][number];

/** The accounts at identity providers that open the caller's account. */
export async function listOwnIdentities(
  accounts: AccountsServices,
  { personId }: Caller,
): Promise<WireIdentity[]> {
  const rows = await listIdentities(accounts.db, personId);
  return rows.map((row) => {
    const provider = providerOf(accounts, row.issuer);
    return {
      issuer: row.issuer,
      subject: row.subject,
      name: provider?.name ?? row.issuer,
      email: row.email,
      linkedAt: row.linked_at.toISOString(),
      lastUsedAt: row.last_used_at?.toISOString() ?? null,
      start: provider ? identityPages.start + provider.key : null,
    };
  });
}

/**
 * Unlinks one of them from the caller's account. Refuses with `password-wrong`,
 * `identity-not-found`.
 */
export async function removeOwnIdentity(
  accounts: AccountsServices,
  actor: Actor,
  given: { issuer: string; subject: string; currentPassword: string },
): Promise<void> {
  const { caller, origin } = actor;
  await provePassword(accounts, actor, given.currentPassword);
  await atomically(accounts.db, async (tx) => {
    const removed = await deleteIdentity(tx, caller.personId, given);
    if (!removed) return refuseAccount('identity-not-found');
    const { issuer } = removed;
    const person = { id: caller.personId, email: caller.email, first_name: caller.firstName };
    const { sessionId } = caller;
    const told = {
      issuer,
      provider: providerOf(accounts, issuer)?.name ?? issuer,
      isLinked: false,
      origin,
      sessionId,
    };
    await tellIdentityChanged(accounts, tx, person, told);
  });
}

function providerOf({ issuers }: Pick<AccountsServices, 'issuers'>, issuer: string) {
  const same = (one: string) => one.replace(/\/$/, '') === issuer.replace(/\/$/, '');
  return issuers.providers.find((one) => same(one.issuer));
}
