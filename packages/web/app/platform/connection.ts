import { useSyncExternalStore } from 'react';
import { IDLE_NAVIGATION, useNavigation } from 'react-router';

let isLost = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that pages can't be loaded now, or can again. */
export function setConnectionLost(value: boolean): void {
  isLost = value;
  for (const listener of listeners) listener();
}

/** Whether pages can't be loaded now, as far as anyone tried. */
export function useConnectionLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isLost,
    () => false,
  );
}

/**
 * The navigation, for what is shown while a page loads. Without a connection it is none: the page
 * stays as it is (paper 72).
 */
export function useShownNavigation(): ReturnType<typeof useNavigation> {
  const navigation = useNavigation();
  return useConnectionLost() ? IDLE_NAVIGATION : navigation;
}
