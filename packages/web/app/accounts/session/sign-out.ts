import { accountPaths, type signInEndpoints } from '@homestead/contract/accounts';
import { browserApi, callApi } from '#platform';
import { clearSession } from './stored-session.ts';

/**
 * Ends the session of this browser and forgets who it was, then goes to /login. The cookie alone
 * says which session; what is kept here is forgotten even when the server can't be reached.
 */
export async function signOut(): Promise<void> {
  try {
    await callApi<typeof signInEndpoints.signOut>(browserApi, {
      method: 'POST',
      path: accountPaths.signOut,
    });
  } finally {
    clearSession();
    window.location.assign('/login');
  }
}
