import { useEffect, useRef } from 'react';

/**
 * Puts the focus back when what was opened closes. The function that it returns remembers where the
 * focus goes back to: the given element, or else the one that has it now.
 */
export function useFocusBack(isOpen: boolean): (from?: Element | null) => void {
  const opener = useRef<Element | null>(null);
  useEffect(() => {
    if (isOpen) return;
    if (opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
  }, [isOpen]);
  return (from = document.activeElement) => {
    opener.current = from;
  };
}
