import { localHref } from '#platform';
import { seeingAsClient } from './clients.ts';

/** Sees the office as a person or with a role, from a new document on. */
export async function seeAs(whom: { personId: string } | { role: string }): Promise<void> {
  const { data } = await seeingAsClient.startSeeingAs(whom);
  window.location.assign(localHref(data.landing));
}
