import { useEffect } from 'react';
import { loadExtras } from './load-extras.ts';
import type { RememberedSearch } from './search-memory.ts';

/**
 * Keeps a list's search on this device (null: a list without conditions) and brings back what the
 * device holds: homes chosen for comparing and, on a list without conditions, the last search.
 * Loads nothing if there are neither.
 */
export function useDeviceMemory(last: RememberedSearch | null): void {
  const kept = last && JSON.stringify(last);
  useEffect(() => {
    let end: (() => void) | undefined;
    try {
      if (kept) localStorage.setItem('filtervalue', kept);
      const offersLast = !kept && 'filtervalue' in localStorage;
      if (offersLast || 'compare' in localStorage) {
        loadExtras().then(
          (extras) => {
            end = extras.showExtras(offersLast);
          },
          () => null,
        );
      }
    } catch {
      // A browser that stores nothing.
    }
    return () => end?.();
  }, [kept]);
}
