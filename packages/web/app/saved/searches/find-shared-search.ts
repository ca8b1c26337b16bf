import { readWireSearch, type Search } from '#listings';
import { type Api, orNull } from '#platform';
import { saved } from '../client.ts';

/** A search that staff built for someone without an account; null once it is in an account. */
export async function findSharedSearch(
  ask: { api: Api; signal: AbortSignal },
  sid: string,
): Promise<Search | null> {
  const found = await orNull(() => saved.getSharedSearch({ sid }, ask));
  return found && readWireSearch(found.filter);
}
