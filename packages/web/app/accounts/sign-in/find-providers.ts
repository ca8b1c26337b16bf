import type { identityEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError } from '#platform';
import { identity } from '../clients.ts';

type Answer = AnswerOf<typeof identityEndpoints.getIdentityProviders>;

/** An identity provider that people may sign in with; `start` is the link to follow. */
export type IdentityProvider = Answer['data'][number];

/** The providers in the order of their buttons; none if the call fails. */
export async function findProviders(api: Api): Promise<IdentityProvider[]> {
  try {
    const { data } = await identity.getIdentityProviders({}, { api });
    return data;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
