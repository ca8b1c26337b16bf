import { accountPaths, type identityEndpoints } from '@homestead/contract/accounts';
import type { AnswerOf } from '@homestead/contract/platform';
import { type Api, ApiError, callApi } from '#platform';

type Answer = AnswerOf<typeof identityEndpoints.getIdentityProviders>;

/** An identity provider that people may sign in with; `start` is the link to follow. */
export type IdentityProvider = Answer['data'][number];

/** The providers in the order of their buttons; none when the service can't say. */
export async function findProviders(api: Api): Promise<IdentityProvider[]> {
  try {
    const { data } = await callApi<typeof identityEndpoints.getIdentityProviders>(api, {
      method: 'GET',
      path: accountPaths.identityProviders,
    });
    return data;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
