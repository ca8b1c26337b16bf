import { useEffect, useRef } from 'react';

type KeyActions = Readonly<Record<string, (() => void) | undefined>>;

/** What listens, oldest first: a page's keys come before the frame's. */
const listening: { readonly current: KeyActions }[] = [];

/**
 * Single-key shortcuts, active while no one is typing and no dialog or menu is open: `/`, `?`,
 * `j`, `k`, `x`. With Ctrl, Alt or ⌘ they are the browser's.
 */
export function useKeys(actions: KeyActions): void {
  const latest = useRef(actions);
  latest.current = actions;
  useEffect(() => {
    if (listening.length === 0) document.addEventListener('keydown', onKey);
    listening.push(latest);
    return () => {
      listening.splice(listening.indexOf(latest), 1);
      if (listening.length === 0) document.removeEventListener('keydown', onKey);
    };
  }, []);
}

function onKey(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (isTyping(event.target) || isInMenu(event.target)) return;
  if (document.querySelector('[role="dialog"]')) return;
  const action = listening.findLast(({ current }) => current[event.key])?.current[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

/** Whether keys pressed on an element write into it; checkboxes take none but the space bar. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !/^(checkbox|radio|button)$/.test(target.type);
  return target.isContentEditable || /^(TEXTAREA|SELECT)$/.test(target.tagName);
}

const isInMenu = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role="menu"], [role="listbox"]') !== null;
