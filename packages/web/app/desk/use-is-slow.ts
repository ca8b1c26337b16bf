import { useEffect, useState } from 'react';

/** After this long, people want to know that nothing is broken. */
const PATIENT_FOR_MS = 4000;

/** Whether something has been awaited for so long that it should be said. */
export function useIsSlow(isAwaited: boolean, afterMs = PATIENT_FOR_MS): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isAwaited) return;
    const timer = setTimeout(() => setSlow(true), afterMs);
    return () => clearTimeout(timer);
  }, [isAwaited, afterMs]);
  return isSlow;
}
