import { browserApi } from '#platform';
import { signIn } from '../clients.ts';

/**
 * Ends the session of this browser, clears all local storage and goes to /login.
 * The cookie says which session. Local storage is cleared even if the server can't be reached.
 */
export async function signOut(): Promise<void> {
  try {
    await signIn.signOut({}, { api: browserApi });
  } finally {
    localStorage.clear();
    window.location.assign('/login');
  }
}
