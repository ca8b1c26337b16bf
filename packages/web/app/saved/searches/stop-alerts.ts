import { type Api, orNull } from '#platform';
import { saved } from '../client.ts';

/** What the link in an email stops; null for a link that can't be read. */
export async function findAlertLink(api: Api, token: string) {
  return orNull(() => saved.getAlertLink({ token }, { api }), 400);
}

/** Stops the alerts of a link; null for a link that can't be read. */
export async function stopAlerts(api: Api, token: string) {
  return orNull(() => saved.stopAlerts({ token }, { api }), 400);
}
