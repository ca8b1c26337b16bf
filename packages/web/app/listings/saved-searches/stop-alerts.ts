import { type listingEndpoints, listingPaths } from '@homestead/contract/listings';
import { type Api, ApiError, callApi } from '#platform';

/** What the link of a mail stops; null for a link that can't be read. */
export async function findAlertLink(api: Api, token: string) {
  return orNull(() =>
    callApi<typeof listingEndpoints.getAlertLink>(api, {
      method: 'GET',
      path: listingPaths.alertLink,
      query: { token },
    }),
  );
}

/** Stops the alerts of a link; null for a link that can't be read. */
export async function stopAlerts(api: Api, token: string) {
  return orNull(() =>
    callApi<typeof listingEndpoints.stopAlerts>(api, {
      method: 'POST',
      path: listingPaths.stopAlerts,
      body: { token },
    }),
  );
}

async function orNull<T>(ask: () => Promise<T>): Promise<T | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.status === 400) return null;
    throw error;
  }
}
