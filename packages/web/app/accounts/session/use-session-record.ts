import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import type { PageVisitor } from './page-person.ts';
import { clearSession, isKept, readUser } from './stored-session.ts';

/**
 * Keeps local storage's record of the sign-in in sync with the page: fills it after a
 * sign-in, clears it after the session ended (everything after SIGN OUT), and reloads the page's
 * person when another tab signed in or out, or the browser restores the page from its cache.
 */
export function useSessionRecord({ person, isSure, ...visitor }: PageVisitor): void {
  const { revalidate } = useRevalidator();
  const id = person?.seeingAs?.viewer.id ?? person?.id ?? null;
  const notice = visitor.notice?.key;
  useEffect(() => {
    if (!isSure) return;
    if (id !== null) {
      if (!isKept(id)) void import('./fill-record.ts').then(({ fillRecord }) => fillRecord(id));
    } else if (notice?.startsWith('signed-out')) {
      localStorage.clear();
      sessionStorage.clear();
    } else clearSession();
  }, [id, isSure, notice]);
  useEffect(() => {
    const look = () => {
      if ((readUser()?.id ?? null) !== id) void revalidate();
    };
    const onStorage = ({ key }: StorageEvent) => {
      // Another tab signed out, which clears all that the browser stored.
      if (key === null) sessionStorage.clear();
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
