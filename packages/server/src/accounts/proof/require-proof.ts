import type { Actor, Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { requireOwnPerson } from '../own-account/own-person.ts';
import { provePassword } from '../own-account/prove-password.ts';
import type { PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { findProofEnd } from './proof-store.ts';

/**
 * Refuses (proof-needed) a caller who has not proven who they are in this session within the last
 * five minutes, so that a stolen or open session is not enough.
 */
export async function requireRecentProof(db: Queryable, { caller }: Actor): Promise<void> {
  if (!(await findProofEnd(db, caller.sessionId))) refuseAccount('proof-needed');
}

/**
 * The caller, proven by the password that came with the call or else by a recent proof. Refuses
 * what {@link provePassword} and {@link requireRecentProof} refuse.
 */
export async function requireProof(
  accounts: AccountsServices,
  actor: Actor,
  currentPassword: string | undefined,
): Promise<PersonRow> {
  if (currentPassword !== undefined) return provePassword(accounts, actor, currentPassword);
  await requireRecentProof(accounts.db, actor);
  return requireOwnPerson(accounts.db, actor.caller);
}
