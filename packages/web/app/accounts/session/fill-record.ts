import { accountPaths, type signInEndpoints } from '@homestead/contract/accounts';
import { ApiError, browserApi, callApi } from '#platform';
import { aloneInBrowser } from './person-api.ts';
import { clearSession, isKept, storeSession } from './stored-session.ts';

/** Fills the records through the session cookie; what fails is tried again on the next page. */
export async function fillRecord(id: string): Promise<void> {
  await aloneInBrowser(async () => {
    if (isKept(id)) return;
    try {
      const { data } = await callApi<typeof signInEndpoints.refresh>(browserApi, {
        method: 'POST',
        path: accountPaths.refresh,
      });
      storeSession(data);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 401) clearSession();
    }
  });
}
