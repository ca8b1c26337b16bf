import type { SecondStepMethod } from '@homestead/contract/accounts';
import type { Queryable } from '#platform';
import type { AccountsHouse } from '../accounts-house.ts';
import { findRelyingParty } from '../passkeys/relying-party.ts';
import type { SignedInBy } from '../sessions/session-store.ts';
import { secondStepMethodsOf } from './second-step-methods.ts';
import { getTwoStepState } from './two-step-store.ts';

/** What a half-finished sign-in keeps until its second step. */
export interface SecondStepFacts {
  personId: string;
  /** How the first step was taken. */
  signedInBy: SignedInBy;
  /** The person has signed in from this device before. */
  deviceKnown: boolean;
}

/**
 * Opens the challenge of a second step and names the ways to take it, or null where the person has
 * two-step sign-in turned off: then the first step was all.
 */
export async function askForSecondStep(
  accounts: Pick<AccountsHouse, 'challenges' | 'settings'>,
  tx: Queryable,
  facts: SecondStepFacts,
): Promise<{ challenge: string; methods: SecondStepMethod[] } | null> {
  const state = await getTwoStepState(tx, facts.personId);
  const methods = secondStepMethodsOf(state, findRelyingParty(accounts.settings) !== null);
  if (methods.length === 0) return null;
  const { personId } = facts;
  const challenge = await accounts.challenges.open(tx, {
    purpose: 'second-step',
    personId,
    facts,
  });
  return { challenge, methods };
}
