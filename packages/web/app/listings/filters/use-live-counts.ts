import { useEffect, useRef, useState } from 'react';
import type { SearchFilter } from '../search/search-fields.ts';
import type { OptionCounts } from './count-homes.ts';

const WAIT_MS = 200;

/** Counts for a filter; null while unknown. */
export interface LiveCounts {
  /** Homes that match the filter. */
  total: number | null;
  options: OptionCounts | null;
}

/**
 * How many homes match a filter and each of its options, counted again when the filter changes.
 * `isOld` until the new counts arrive. `known` holds the first counts; null to ask for them.
 */
export function useLiveCounts(
  filter: SearchFilter,
  known: LiveCounts | null,
): LiveCounts & { isOld: boolean } {
  const key = JSON.stringify(filter);
  const [counts, setCounts] = useState({ ...(known ?? { total: null, options: null }), key });
  const isKnown = useRef(known !== null);
  useEffect(() => {
    if (isKnown.current) {
      isKnown.current = false;
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    // Applying the filters also works without counts.
    const count = async () => {
      const asked: SearchFilter = JSON.parse(key);
      const counts = await import('./count-in-browser.ts').catch(() => null);
      counts
        ?.countHomesInBrowser(asked, signal)
        .catch(() => null)
        .then((total) => signal.aborted || setCounts((last) => ({ ...last, total, key })));
      counts
        ?.countOptionsInBrowser(asked, signal)
        .catch(() => null)
        .then((options) => signal.aborted || setCounts((last) => ({ ...last, options })));
    };
    const timer = setTimeout(count, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key]);
  return { ...counts, isOld: counts.key !== key };
}
