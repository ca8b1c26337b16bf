import { type ReactNode, useEffect, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import styles from './autosave-form.module.css';

/**
 * A column beside a form: it stays in sight, and where it is higher than the window it scrolls on
 * its own, also by keyboard, and says that there is more.
 */
export function ScrollColumn({ label, children }: { label: string; children: ReactNode }) {
  const column = useRef<HTMLDivElement>(null);
  const [{ scrolls, hasMore }, setState] = useState({ scrolls: false, hasMore: false });
  useEffect(() => {
    const scrolled = column.current;
    if (!scrolled) return;
    const measure = () => {
      const { scrollHeight, clientHeight, scrollTop } = scrolled;
      const next = {
        scrolls: scrollHeight > clientHeight + 1,
        hasMore: scrollHeight - scrollTop > clientHeight + 8,
      };
      setState((before) =>
        before.scrolls === next.scrolls && before.hasMore === next.hasMore ? before : next,
      );
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
  return (
    <aside className={styles.side} aria-label={label}>
      <div
        ref={column}
        className={styles.column}
        {...(scrolls && { tabIndex: 0, role: 'group', 'aria-label': label })}
      >
        <div className={styles.panels}>{children}</div>
      </div>
      {hasMore && (
        <span className={styles.more} aria-hidden>
          {deskMessages.moreBelow()}
        </span>
      )}
    </aside>
  );
}
