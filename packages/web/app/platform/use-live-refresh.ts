import type { LiveMessage } from '@homestead/contract/platform';
import { useEffect, useRef, useState } from 'react';
import { useNavigation, useRevalidator } from 'react-router';
import { markBackground } from './mark-background.ts';
import { useLive } from './use-live.ts';

const LEAST_PAUSE_MS = 1000;
const EVERY_MS = 60_000;

/**
 * Reloads a page's data when a live message says that it changed, at most once a second, and once a
 * minute for browsers that get no messages. Reloading is no use of the session.
 */
export function useLiveRefresh(message: LiveMessage<object>): void {
  const { state, revalidate } = useRevalidator();
  // A reload would start a navigation again that is on its way, and frequent ones without end.
  const isLeaving = useNavigation().state !== 'idle';
  const [isWanted, setWanted] = useState(false);
  const refreshedAt = useRef(0);
  useLive(message, () => setWanted(true));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') setWanted(true);
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  useEffect(() => {
    if (!isWanted || isLeaving || state !== 'idle') return;
    const refresh = () => {
      refreshedAt.current = Date.now();
      setWanted(false);
      markBackground();
      revalidate();
    };
    const timer = setTimeout(refresh, refreshedAt.current + LEAST_PAUSE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [isWanted, isLeaving, state, revalidate]);
}
