import { ApiError, browserApi, forgetDraftsOfOthers } from '#platform';
import { signIn } from '../clients.ts';
import { aloneInBrowser } from './person-api.ts';
import { clearSession, isKept, storeSession } from './stored-session.ts';

/**
 * After a sign-in: forgets what others typed in this tab, and fills the records through the session
 * cookie; a failure is retried on the next page.
 */
export async function fillRecord(id: string): Promise<void> {
  forgetDraftsOfOthers(id);
  await aloneInBrowser(async () => {
    if (isKept(id)) return;
    try {
      const { data } = await signIn.refresh({}, { api: browserApi });
      storeSession(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) clearSession();
    }
  });
}
