import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { markBackground } from './mark-background.ts';

/**
 * Reloads a page's data at this interval while it is seen and `isWanted`. Reloading is no use of
 * the session.
 */
export function useRepeatedRefresh(isWanted: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible') return;
      markBackground();
      revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isWanted, everyMs, revalidate]);
}
