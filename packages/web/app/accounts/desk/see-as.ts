import { localHref } from '#platform';
import { seeingAsClient } from './clients.ts';

/**
 * Sees the office as a person or with a role, from a new document on. Never resolves: the page that
 * is left asks nothing more.
 */
export async function seeAs(whom: { personId: string } | { role: string }): Promise<never> {
  const { data } = await seeingAsClient.startSeeingAs(whom);
  window.location.assign(localHref(data.landing));
  return new Promise(() => {});
}
