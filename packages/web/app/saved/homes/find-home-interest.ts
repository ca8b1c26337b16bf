import { type Api, orNull } from '#platform';
import { saved } from '../client.ts';

/** Views and saves of a home in recent days; null when the service can't say. */
export function findHomeInterest(
  { api, signal }: { api: Api; signal?: AbortSignal },
  mlsNumber: string,
) {
  return orNull(() => saved.getHomeInterest({ mlsNumber }, { api, signal }));
}
