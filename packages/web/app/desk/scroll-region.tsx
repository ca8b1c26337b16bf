import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-region.module.css';

/** The width of a fading edge, in pixels. */
const FADE = 40;

/**
 * A card whose content may be wider than the screen; it scrolls on its own, also by keyboard, and
 * fades where there is more. What is current in it (`aria-current`) is scrolled into sight.
 */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const [more, setMore] = useState({ before: false, after: false });
  useEffect(() => {
    const scrolled = region.current;
    if (!scrolled) return;
    const measure = () => {
      const before = scrolled.scrollLeft > 1;
      const after = scrolled.scrollWidth - scrolled.scrollLeft > scrolled.clientWidth + 1;
      setMore((was) => (was.before === before && was.after === after ? was : { before, after }));
    };
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(scrolled);
    for (const child of scrolled.children) watching.observe(child);
    scrolled.addEventListener('scroll', measure, { passive: true });
    return () => {
      watching.disconnect();
      scrolled.removeEventListener('scroll', measure);
    };
  }, []);
  const shown = useRef<Element | null>(null);
  // After each render: another part of it may be current.
  useEffect(() => {
    const scrolled = region.current;
    const current = scrolled?.querySelector<HTMLElement>('[aria-current=page]') ?? null;
    if (!scrolled || !current || current === shown.current) return;
    shown.current = current;
    const [place, around] = [current.getBoundingClientRect(), scrolled.getBoundingClientRect()];
    if (place.left < around.left + FADE) scrolled.scrollLeft -= around.left + FADE - place.left;
    if (place.right > around.right - FADE) scrolled.scrollLeft += place.right - around.right + FADE;
  });
  return (
    <div
      className={styles.frame}
      data-before={more.before || undefined}
      data-after={more.after || undefined}
    >
      <section
        ref={region}
        className="panel scroll-x"
        aria-label={label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
      >
        {children}
      </section>
    </div>
  );
}
