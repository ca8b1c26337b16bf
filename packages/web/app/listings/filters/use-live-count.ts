import { useEffect, useRef, useState } from 'react';
import { browserApi } from '#platform';
import type { SearchFilter } from '../search.ts';
import { countHomes } from './count-homes.ts';

const WAIT_MS = 200;

interface LiveCount {
  /** How many homes; null while that is not known. */
  count: number | null;
  /** The filter has changed since. */
  isOld: boolean;
}

/**
 * How many homes a filter finds, asked anew when it changes. `known` is the count for the filter
 * at first, null to ask for it.
 */
export function useLiveCount(filter: SearchFilter, known: number | null): LiveCount {
  const key = JSON.stringify(filter);
  const [last, setLast] = useState({ key, count: known });
  const isKnown = useRef(known !== null);
  useEffect(() => {
    if (isKnown.current) {
      isKnown.current = false;
      return;
    }
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setLast({ key, count: await countHomes(browserApi, JSON.parse(key), abort.signal) });
      } catch {
        // Applying the filters works without knowing how many homes there will be.
        if (!abort.signal.aborted) setLast({ key, count: null });
      }
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [key]);
  return { count: last.count, isOld: last.key !== key };
}
