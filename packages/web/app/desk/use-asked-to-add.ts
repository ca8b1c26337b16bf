import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** The end of an address that opens the form which adds a record. */
const ADD = '#add';

/** The address of a list with the form that adds a record open. */
export const addingAt = (path: string): string => `${path}${ADD}`;

/** Opens the form that adds a record when the address asks for it. */
export function useAskedToAdd(open: (() => void) | null): void {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const latest = useRef(open);
  latest.current = open;
  const isAsked = hash === ADD;
  useEffect(() => {
    if (!isAsked) return;
    latest.current?.();
    navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  }, [isAsked, pathname, search, navigate]);
}
