import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether script has taken over what is shown: false in what the server sends and at first in the
 * browser, then true. What only script can do waits for it, rather than doing nothing or the wrong
 * thing when pressed early.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
