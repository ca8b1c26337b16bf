import { browserApi, localHref } from '#platform';
import { signIn } from '../clients.ts';

/**
 * Ends the session of this browser, clears all local storage and this tab's, and goes to /login
 * . The cookie says which session. Storage is cleared even if the server can't be reached.
 */
export async function signOut(): Promise<void> {
  try {
    await signIn.signOut({}, { api: browserApi });
  } finally {
    localStorage.clear();
    sessionStorage.clear();
    window.location.assign(localHref('/login'));
  }
}
