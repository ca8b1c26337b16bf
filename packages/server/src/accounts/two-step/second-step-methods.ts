import type { SecondStepMethod } from '@homestead/contract/accounts';
import type { TwoStepState } from './two-step-store.ts';

/**
 * The ways in which a person can take the second step of a sign-in, best first; none where two-step
 * sign-in is off. It is on as soon as an authenticator app is confirmed or a passkey stands;
 * `hasPasskeys` says whether passkeys work at the site's address.
 */
export function secondStepMethodsOf(state: TwoStepState, hasPasskeys: boolean): SecondStepMethod[] {
  if (!isTwoStepOn(state)) return [];
  const methods: SecondStepMethod[] = [];
  if (state.totpSince) methods.push('totp');
  if (hasPasskeys && state.passkeys > 0) methods.push('passkey');
  methods.push('recovery-code');
  return methods;
}

/** Whether signing in takes a second step. */
export function isTwoStepOn(state: Pick<TwoStepState, 'totpSince' | 'passkeys'>): boolean {
  return state.totpSince !== null || state.passkeys > 0;
}
