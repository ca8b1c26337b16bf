import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the page is hydrated: false on the server and at first in the browser, then true.
 * Controls that need script wait for it, so that pressing them early does no harm.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
