import type { SecondStepMethod } from '@homestead/contract/accounts';
import { atomically, type CallOrigin, type IdentityProvider, type Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { findPersonByEmail, findPersonById, type PersonRow } from '../person-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import { secretHash } from '../sessions/refresh-secret.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { readSignInFacts } from '../sign-in/sign-in-facts-store.ts';
import { askForSecondStep } from '../two-step/ask-for-second-step.ts';
import { findIdentity, listIdentities, noteIdentityUse } from './identity-store.ts';
import { type LinkedIdentity, linkIdentity } from './link-identity.ts';
import type { IdentityClaims } from './verify-id-token.ts';

/** A sign-in through an identity provider: complete, or waiting for its second step. */
export type IdentitySignIn =
  | { kind: 'signed-in'; started: StartedSession }
  | { kind: 'second-step'; challenge: string; methods: SecondStepMethod[] };

/** The account an identity opens, and whether it was linked before. */
type Found = { person: PersonRow; isLinked: boolean };

/**
 * Signs in the person an issuer vouches for. The account is found by issuer and subject. A
 * new identity is linked to the account with the same address if we have verified that email
 * ourselves and no other identity of that issuer opens it; never to an unverified one, which
 * someone else may have prepared. With two-step sign-in on, it is linked after the second step.
 * Refuses with `unknown-user`.
 */
export async function signInWithIdentity(
  accounts: AccountsServices,
  provider: IdentityProvider,
  claims: IdentityClaims,
  from: { origin: CallOrigin; deviceSecret: string | null },
): Promise<IdentitySignIn> {
  const { origin, deviceSecret } = from;
  const identity: LinkedIdentity = { ...claims, provider: provider.name };
  const result = await atomically(accounts.db, async (tx): Promise<IdentitySignIn | null> => {
    const found = await findAccount(tx, claims);
    if (!found) {
      const facts = { issuer: claims.issuer, why: 'no-account' };
      await recordSecurityEvent(tx, { kind: 'identity-refused', origin, facts });
      return null;
    }
    const { person, isLinked } = found;
    const asked = await askForSecondStep(accounts, tx, {
      personId: person.id,
      signedInBy: 'identity-provider',
      deviceKnown: await isDeviceKnown(tx, person, deviceSecret),
      ...(!isLinked && { identity }),
    });
    if (isLinked) await noteIdentityUse(tx, claims);
    if (asked) return { kind: 'second-step', ...asked };
    if (!isLinked) {
      const isNew = await linkIdentity(accounts, tx, person, identity, origin);
      if (!isNew) return refuseAccount('identity-refused');
    }
    const started = await startSession(accounts, tx, {
      person,
      signedInBy: 'identity-provider',
      secondStep: null,
      origin,
      knownDevice: deviceSecret,
    });
    return { kind: 'signed-in', started };
  });
  return result ?? refuseAccount('unknown-user');
}

async function findAccount(tx: Queryable, claims: IdentityClaims): Promise<Found | null> {
  const known = await findIdentity(tx, claims.issuer, claims.subject);
  if (known) {
    const person = await findPersonById(tx, known.person_id);
    return person && !person.deactivated_at ? { person, isLinked: true } : null;
  }
  const person = await findPersonByEmail(tx, claims.email);
  if (!person?.email_verified_at || person.deactivated_at) return null;
  // Another subject with the same address at the same issuer: the address changed hands there.
  const others = await listIdentities(tx, person.id);
  if (others.some((other) => other.issuer === claims.issuer)) return null;
  return { person, isLinked: false };
}

async function isDeviceKnown(
  tx: Queryable,
  person: PersonRow,
  deviceSecret: string | null,
): Promise<boolean> {
  if (!deviceSecret) return false;
  const deviceHash = secretHash(deviceSecret);
  return (await readSignInFacts(tx, { email: person.email, deviceHash })).isKnownDevice;
}
