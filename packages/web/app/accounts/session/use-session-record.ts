import { accountPaths, type signInEndpoints } from '@homestead/contract/accounts';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { ApiError, browserApi, callApi } from '#platform';
import type { PageVisitor } from './page-person.ts';
import { aloneInBrowser } from './person-api.ts';
import { clearSession, readLogin, readUser, storeSession } from './stored-session.ts';

/**
 * Keeps what local storage says of the sign-in (spec 1 section 3) in step with the page: fills it
 * after a sign-in, clears what is left of an ended one (after SIGN OUT all there is), and asks for the page's person again when
 * another tab signed in or out, or the browser shows the page anew from its memory.
 */
export function useSessionRecord({ person, isSure, notice }: PageVisitor): void {
  const { revalidate } = useRevalidator();
  const id = person?.id ?? null;
  useEffect(() => {
    if (!isSure) return;
    if (id !== null) {
      if (!isKept(id)) void fillRecord(id);
    } else if (notice === 'signed-out') localStorage.clear();
    else clearSession();
  }, [id, isSure, notice]);
  useEffect(() => {
    const look = () => {
      if ((readUser()?.id ?? null) !== id) void revalidate();
    };
    const onStorage = ({ key }: StorageEvent) => {
      if (key === null || key === 'user') look();
    };
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) look();
    };
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [id, revalidate]);
}

function isKept(id: string): boolean {
  return readUser()?.id === id && readLogin() !== null;
}

/** Fills the records through the session cookie; what fails is tried again on the next page. */
async function fillRecord(id: string): Promise<void> {
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
