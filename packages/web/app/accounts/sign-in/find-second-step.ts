import type { SecondStepMethod } from '@homestead/contract/accounts';
import { type Api, ApiError } from '#platform';
import { twoStep } from '../clients.ts';

/**
 * The ways to complete a half-finished sign-in; null if it is over. `challenge` comes from the
 * browser's cookie.
 */
export async function findSecondStep(
  api: Api,
  challenge: string,
): Promise<SecondStepMethod[] | null> {
  try {
    const { data } = await twoStep.getSecondStep({ challenge }, { api });
    return data.methods.length > 0 ? data.methods : null;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null;
    throw error;
  }
}
