import { useEffect, useState } from 'react';
import type { SealRecord } from './find-record.ts';

/** The record of the code that a certificate page’s QR code brought; null without one. */
export function useSealCode(): SealRecord | null {
  const [record, setRecord] = useState<SealRecord | null>(null);
  useEffect(() => {
    let ended = new AbortController();
    const look = () => {
      ended.abort();
      ended = new AbortController();
      const code = /^#seal=([\w-]+)$/.exec(window.location.hash)?.[1];
      if (!code) return setRecord(null);
      setRecord({ state: 'loading', code });
      const { signal } = ended;
      import('./find-record.ts')
        .then(({ findRecord }) => findRecord(code, signal))
        .catch((): SealRecord => ({ state: 'failed', code }))
        .then((found) => {
          if (!signal.aborted) setRecord(found);
        });
    };
    look();
    window.addEventListener('hashchange', look);
    return () => {
      ended.abort();
      window.removeEventListener('hashchange', look);
    };
  }, []);
  return record;
}
