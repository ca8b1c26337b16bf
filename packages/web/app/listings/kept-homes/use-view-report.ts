import { useEffect } from 'react';
import type { ViewReport } from './kept-client.ts';

/** Sends a visitor's view of a home's page, once, when the page is really in sight. */
export function useViewReport(report: ViewReport | null): void {
  const path = report?.path;
  const body = report?.body;
  useEffect(() => {
    if (!path || !body) return;
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  }, [path, body]);
}
