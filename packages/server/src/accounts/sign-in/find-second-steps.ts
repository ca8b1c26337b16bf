import type { SecondStepMethod } from '@homestead/contract/accounts';
import type { Queryable } from '#platform';
import { getTwoStepState } from '../two-step/two-step-store.ts';

/**
 * The ways a person can take the second step of a sign-in; none when two-step sign-in is off. It is
 * on as soon as an authenticator app is confirmed or a passkey exists.
 */
export async function findSecondSteps(
  db: Queryable,
  personId: string,
): Promise<SecondStepMethod[]> {
  const state = await getTwoStepState(db, personId);
  if (!state.totpSince && state.passkeys === 0) return [];
  return [
    ...(state.totpSince ? (['totp'] as const) : []),
    ...(state.recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
    ...(state.passkeys > 0 ? (['passkey'] as const) : []),
  ];
}
