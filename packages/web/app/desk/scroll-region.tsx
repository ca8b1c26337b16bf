import type { ReactNode } from 'react';

/** A card whose content may be wider than the screen; it scrolls on its own, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section className="panel scroll-x" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
