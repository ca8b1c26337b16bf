import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './scroll-region.module.css';

/** A card whose content may be wider than the screen; it scrolls on its own, also by keyboard. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  const region = useRef<HTMLElement>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const scrolled = region.current;
    if (!scrolled) return;
    const measure = () =>
      setMore(scrolled.scrollWidth - scrolled.scrollLeft > scrolled.clientWidth + 1);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(scrolled);
    scrolled.addEventListener('scroll', measure, { passive: true });
    return () => {
      watching.disconnect();
      scrolled.removeEventListener('scroll', measure);
    };
  }, []);
  return (
    <div className={styles.frame} data-more={hasMore || undefined}>
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
