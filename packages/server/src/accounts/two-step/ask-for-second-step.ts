import type { SecondStepMethod } from '@homestead/contract/accounts';
import type { Queryable } from '#platform';
import type { AccountsServices } from '../accounts-services.ts';
import type { LinkedIdentity } from '../identity/link-identity.ts';
import type { SignedInBy } from '../sessions/session-store.ts';
import { findSecondSteps } from '../sign-in/find-second-steps.ts';

/** What a half-finished sign-in stores until its second step. */
export interface SecondStepFacts {
  personId: string;
  /** How the first step was taken. */
  signedInBy: SignedInBy;
  /** The person has signed in from this device before. */
  deviceKnown: boolean;
  /** An account at a provider, to be linked after the second step. */
  identity?: LinkedIdentity;
}

/**
 * Opens the challenge of a second step and names the ways to take it, or null if the person has
 * two-step sign-in off: then the sign-in is complete.
 */
export async function askForSecondStep(
  accounts: Pick<AccountsServices, 'challenges'>,
  db: Queryable,
  facts: SecondStepFacts,
): Promise<{ challenge: string; methods: SecondStepMethod[] } | null> {
  const { personId } = facts;
  const methods = await findSecondSteps(db, personId);
  if (methods.length === 0) return null;
  const challenge = await accounts.challenges.open(db, { purpose: 'second-step', personId, facts });
  return { challenge, methods };
}
