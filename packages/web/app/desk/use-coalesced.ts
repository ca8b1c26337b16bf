import { useCallback, useEffect, useRef } from 'react';

const PAUSE_MS = 1000;

/** The work, done at most once a second: more of it in that time is done once, after it. */
export function useCoalesced(work: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const doneAt = useRef(0);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  return useCallback(() => {
    timer.current ??= setTimeout(
      () => {
        timer.current = null;
        doneAt.current = Date.now();
        latest.current();
      },
      Math.max(0, doneAt.current + PAUSE_MS - Date.now()),
    );
  }, []);
}
