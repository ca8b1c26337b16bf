import { browserApi } from '#platform';
import { signIn } from '../clients.ts';

/**
 * Ends the session of this browser, clears all local storage and goes to /login.
 * The cookie alone says which session; what is kept here is forgotten even when the server can't be
 * reached.
 */
export async function signOut(): Promise<void> {
  try {
    await signIn.signOut({}, { api: browserApi });
  } finally {
    localStorage.clear();
    window.location.assign('/login');
  }
}
