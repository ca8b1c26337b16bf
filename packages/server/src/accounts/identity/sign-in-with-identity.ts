import type { SecondStepMethod } from '@homestead/contract/accounts';
import { atomically, type IdentityProvider, type Queryable, sha256 } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import { findPersonByEmail, findPersonById, type PersonRow } from '../person-store.ts';
import { findProofEnd } from '../proof/proof-store.ts';
import { refuseAccount } from '../refuse-account.ts';
import { recordSecurityEvent } from '../security-event-store.ts';
import type { SessionCookie } from '../sessions/refresh-secret.ts';
import { GRACE_SECONDS } from '../sessions/refresh-session.ts';
import { findSecret } from '../sessions/session-secret-store.ts';
import { getSide } from '../sessions/session-store.ts';
import { type StartedSession, startSession } from '../sessions/start-session.ts';
import { readSignInFacts } from '../sign-in/sign-in-facts-store.ts';
import { askForSecondStep } from '../two-step/ask-for-second-step.ts';
import { mailIdentityLink } from './confirm-identity.ts';
import { findIdentity, listIdentities, noteIdentityUse } from './identity-store.ts';
import type { IdentityVisitor } from './identity-visitor.ts';
import { type LinkedIdentity, linkIdentity } from './link-identity.ts';
import type { IdentityClaims } from './verify-id-token.ts';

/** A sign-in through an identity provider: complete, or waiting for its second step. */
export type IdentitySignIn =
  | { kind: 'signed-in'; started: StartedSession }
  | { kind: 'second-step'; challenge: string; methods: SecondStepMethod[] };

/** The account an identity opens, and whether it was linked before. */
type Found = { person: PersonRow; isLinked: boolean };

type Refused = 'unknown-user' | 'provider-limited' | 'identity-link-sent';

/**
 * Signs in the person an issuer vouches for. The account is found by issuer and subject. A
 * new identity is linked to the account with the same address if we have verified that email
 * ourselves and no other identity of that issuer opens it; never to an unverified one, which
 * someone else may have prepared. The provider's word about the address isn't enough to link it:
 * the person gets a link by email, unless this browser is signed in to the account with a recent
 * proof. Then, with two-step sign-in on, it is linked after the second step. Refuses with
 * `unknown-user`, `provider-limited`, `identity-link-sent`.
 */
export async function signInWithIdentity(
  accounts: AccountsServices,
  provider: IdentityProvider,
  claims: IdentityClaims,
  visitor: IdentityVisitor,
): Promise<IdentitySignIn> {
  const { origin, deviceSecret } = visitor;
  const identity: LinkedIdentity = { ...claims, provider: provider.name };
  const result = await atomically(accounts.db, async (tx): Promise<IdentitySignIn | Refused> => {
    const refuse = async (code: Refused, why: string, personId?: string) => {
      const facts = { issuer: claims.issuer, why };
      await recordSecurityEvent(tx, { kind: 'identity-refused', personId, origin, facts });
      return code;
    };
    if (!isOpenToEmail(provider, claims.email)) return refuse('provider-limited', 'domain');
    const found = await findAccount(tx, claims);
    if (!found) return refuse('unknown-user', 'no-account');
    const { person, isLinked } = found;
    if (provider.sides && !isAmong(provider.sides, await getSide(tx, person.id))) {
      return refuse('provider-limited', 'side', person.id);
    }
    if (!isLinked && !(await isProven(accounts, tx, person, visitor.session))) {
      await mailIdentityLink(accounts, tx, person, identity, origin);
      return refuse('identity-link-sent', 'not-linked', person.id);
    }
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
  return typeof result === 'string' ? refuseAccount(result) : result;
}

function isOpenToEmail({ emailDomains }: IdentityProvider, email: string): boolean {
  return !emailDomains || isAmong(emailDomains, email.slice(email.lastIndexOf('@') + 1));
}

function isAmong(allowed: readonly string[], value: string): boolean {
  return allowed.includes(value);
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

/** Whether this browser is signed in as that person, who proved it in the last five minutes. */
async function isProven(
  accounts: Pick<AccountsServices, 'callers'>,
  tx: Queryable,
  person: PersonRow,
  cookie: SessionCookie | null,
): Promise<boolean> {
  const caller = cookie && (await accounts.callers.lookWithin(tx, cookie.sessionId));
  if (caller?.personId !== person.id || !cookie) return false;
  const { sessionId, secret } = cookie;
  const hash = sha256(secret);
  const standing = await findSecret(tx, { hash, sessionId, graceSeconds: GRACE_SECONDS });
  if (!standing || (standing.isRetired && !standing.isFresh)) return false;
  return (await findProofEnd(tx, sessionId)) !== null;
}

async function isDeviceKnown(
  tx: Queryable,
  person: PersonRow,
  deviceSecret: string | null,
): Promise<boolean> {
  if (!deviceSecret) return false;
  const deviceHash = sha256(deviceSecret);
  return (await readSignInFacts(tx, { email: person.email, deviceHash })).isKnownDevice;
}
