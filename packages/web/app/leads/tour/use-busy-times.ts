import { useEffect, useState } from 'react';
import { personApi } from '#accounts';
import { leads } from '../client.ts';

const none: ReadonlySet<string> = new Set();

/** Longer than this, and the times stay unmarked. */
const PATIENCE_MS = 5000;

/**
 * The offered times of a day at which a signed-in client’s agent is busy. None for visitors, and
 * none when the call fails: every time can be asked for anyway.
 */
export function useBusyTimes(isSignedIn: boolean, day: string): ReadonlySet<string> {
  const [busy, setBusy] = useState(none);
  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(PATIENCE_MS)]);
    leads.getBusyTourTimes({ day }, { api: personApi, signal }).then(
      ({ data }) => setBusy(new Set(data)),
      () => {},
    );
    return () => leaving.abort();
  }, [isSignedIn, day]);
  return busy;
}
