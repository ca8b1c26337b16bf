import { useEffect, useState } from 'react';

const TICK_MS = 1000;

/** The server's clock, which goes on while the page is open. */
export function useNow(asOf: string): number {
  const [now, setNow] = useState(() => Date.parse(asOf));
  useEffect(() => {
    const start = Date.parse(asOf);
    const loaded = performance.now();
    setNow(start);
    const timer = setInterval(() => setNow(start + performance.now() - loaded), TICK_MS);
    return () => clearInterval(timer);
  }, [asOf]);
  return now;
}
