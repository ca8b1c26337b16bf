import { useEffect, useRef, useState } from 'react';
import type { SearchFilter } from '../search/search-fields.ts';
import type { OptionCounts } from './count-homes.ts';

const WAIT_MS = 200;

/** What is counted for a filter; null while that is not known. */
export interface LiveCounts {
  /** Homes that the filter finds. */
  total: number | null;
  options: OptionCounts | null;
}

/**
 * What a filter finds and what each option would leave of it, counted anew when it changes; `isOld`
 * until that has come. `known` is what is known of the filter at first, null to ask for it.
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
    // Applying the filters works without knowing how many homes there will be.
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
