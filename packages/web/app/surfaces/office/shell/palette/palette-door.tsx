import { Suspense, useEffect, useState } from 'react';
import { lazyPart, useKeys } from '#desk';

// Loaded when it is opened for the first time.
const CommandPalette = lazyPart(() => import('./command-palette.tsx'));

let open = () => {};

/** Opens the command palette. */
export const openPalette = (): void => open();

/** The command palette, opened by Ctrl K or ⌘ K, and by / on pages without a list to filter. */
export function PaletteDoor({ onShortcuts }: { onShortcuts: () => void }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    open = () => setOpen(true);
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  useKeys({ '/': () => setOpen(true) });
  return (
    isOpen && (
      <Suspense>
        <CommandPalette onClose={() => setOpen(false)} onShortcuts={onShortcuts} />
      </Suspense>
    )
  );
}
