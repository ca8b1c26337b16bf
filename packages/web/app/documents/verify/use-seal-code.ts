import type { WireSeal } from '@homestead/contract/documents';
import { useEffect, useState } from 'react';
import { ApiError, browserApi } from '#platform';
import { seals } from './verify-client.ts';

/** What our records say about the code in the address (`#seal=…`), once it is known. */
export type SealRecord =
  | { readonly state: 'loading' | 'missing' | 'failed'; readonly code: string }
  | { readonly state: 'found'; readonly code: string; readonly seal: WireSeal };

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
      findRecord(code, ended.signal).then((found) => {
        if (found) setRecord(found);
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

async function findRecord(code: string, signal: AbortSignal): Promise<SealRecord | null> {
  try {
    const { data: seal } = await seals.getSeal({ code }, { api: browserApi, signal });
    return signal.aborted ? null : { state: 'found', code, seal };
  } catch (error) {
    if (signal.aborted) return null;
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return { state: isMissing ? 'missing' : 'failed', code };
  }
}
