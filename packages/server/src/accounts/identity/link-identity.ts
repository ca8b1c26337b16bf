import type { CallOrigin, Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { inLanguageOf } from '../in-language-of.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { lockSecondSteps } from '../two-step/two-step-store.ts';
import { identityChangedEmail } from './identity-changed-email.ts';
import { insertIdentity, listIdentities } from './identity-store.ts';
import type { IdentityClaims } from './verify-id-token.ts';

/** An account at a provider, as far as it opens one of ours. */
export interface LinkedIdentity extends IdentityClaims {
  /** The provider's name. */
  provider: string;
}

/**
 * Links an account at a provider with a person's, audits it and notifies them by email, in one
 * commit. False when it is already linked, or another account at that provider is linked with the
 * person, which means that the address has changed hands there.
 */
export async function linkIdentity(
  accounts: Pick<AccountsServices, 'mail' | 'settings'>,
  tx: Queryable,
  person: { id: string; email: string; first_name: string },
  identity: LinkedIdentity,
  origin: CallOrigin,
): Promise<boolean> {
  const { issuer, subject, email, provider } = identity;
  await lockSecondSteps(tx, person.id);
  const others = await listIdentities(tx, person.id);
  if (others.some((other) => other.issuer === issuer)) return false;
  if (!(await insertIdentity(tx, { issuer, subject, email, personId: person.id }))) return false;
  await tellIdentityChanged(accounts, tx, person, { issuer, provider, isLinked: true, origin });
  return true;
}

/** Audits that an identity was linked or removed and notifies the person by email. */
export async function tellIdentityChanged(
  accounts: Pick<AccountsServices, 'mail' | 'settings'>,
  tx: Queryable,
  person: { id: string; email: string; first_name: string },
  told: {
    issuer: string;
    provider: string;
    isLinked: boolean;
    origin: CallOrigin;
    sessionId?: string;
  },
): Promise<void> {
  const { issuer, provider, isLinked, origin } = told;
  await recordSecurityEvent(tx, {
    kind: isLinked ? 'identity-linked' : 'identity-removed',
    personId: person.id,
    actorId: person.id,
    sessionId: told.sessionId ?? null,
    origin,
    facts: { issuer },
  });
  const { first_name: firstName } = person;
  const words = { firstName, at: new Date(), device: origin.device, provider, isLinked };
  const mail = await inLanguageOf(tx, person.id, () =>
    identityChangedEmail(accounts.settings, words),
  );
  await accounts.mail.queue(tx, { to: person.email, ...mail });
}
