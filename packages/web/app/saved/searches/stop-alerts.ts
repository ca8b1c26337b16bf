import { type Api, orNull } from '#platform';
import { saved } from '../client.ts';

/** What the link in an email stops; null for a link that can't be read. */
export async function findAlertLink(api: Api, key: string) {
  return orNull(() => saved.getAlertLink({}, { api, linkKey: key }), 400);
}

/** Stops the alerts of a link; null for a link that can't be read. */
export async function stopAlerts(api: Api, key: string) {
  return orNull(() => saved.stopAlerts({}, { api, linkKey: key }), 400);
}
