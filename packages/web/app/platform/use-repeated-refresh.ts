import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Reloads a page's data at this interval while it is seen and `isWanted`. Reloading is no use of
 * the session.
 */
export function useRepeatedRefresh(isWanted: boolean, everyMs: number): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isWanted) return;
    const timer = setInterval(async () => {
      if (document.visibilityState !== 'visible') return;
      // Public pages are seldom reloaded like this, and load it only then.
      const { markBackground } = await import('./mark-background.ts');
      markBackground();
      revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isWanted, everyMs, revalidate]);
}
