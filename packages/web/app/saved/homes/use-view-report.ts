import { useEffect } from 'react';
import type { ViewReport } from './saved-homes-client.ts';

/** Reports a visitor's view of a home's page, once, when the page is really visible. */
export function useViewReport(report: ViewReport | null): void {
  const { path, body } = report ?? {};
  useEffect(() => {
    if (!path || !body) return;
    const send = () => navigator.sendBeacon(path, new Blob([body], { type: 'application/json' }));
    if (document.hidden) document.addEventListener('visibilitychange', send, { once: true });
    else send();
  }, [path, body]);
}
