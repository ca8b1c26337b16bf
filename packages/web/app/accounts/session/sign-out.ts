import { accountPaths, type signInEndpoints } from '@homestead/contract/accounts';
import { browserApi, callApi } from '#platform';

/**
 * Ends the session of this browser, clears all local storage and goes to /login (spec 1 section 2).
 * The cookie alone says which session; what is kept here is forgotten even when the server can't be
 * reached.
 */
export async function signOut(): Promise<void> {
  try {
    await callApi<typeof signInEndpoints.signOut>(browserApi, {
      method: 'POST',
      path: accountPaths.signOut,
    });
  } finally {
    localStorage.clear();
    window.location.assign('/login');
  }
}
