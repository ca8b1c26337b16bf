import { type FocusEvent, type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import styles from './data-table.module.css';

const PAUSE_MS = 500;

/** Whether a cell shows less than it holds. */
function isCutOff(cell: HTMLElement): boolean {
  const inner = [...cell.querySelectorAll<HTMLElement>(`.${styles.long},.${styles.link}`)];
  return [cell, ...inner].some(
    (one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1,
  );
}

const textOf = (cell: HTMLElement) => cell.innerText.trim();

interface FullText {
  listeners: {
    onMouseOver: (event: MouseEvent) => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
  };
  /** What the cells of the focused row don't show whole. */
  bubble: ReactNode;
}

/** The full text of cells that are cut off: under the pointer as a title, at the focus below it. */
export function useFullText(): FullText {
  const [row, setRow] = useState<HTMLElement | null>(null);
  const [shown, setShown] = useState<{ lines: string[]; top: number; left: number } | null>(null);
  useEffect(() => {
    setShown(null);
    if (!row) return;
    const timer = setTimeout(() => {
      const cells = [...row.querySelectorAll<HTMLElement>('td[data-column]')].filter(isCutOff);
      const { bottom, left } = row.getBoundingClientRect();
      if (cells.length > 0) setShown({ lines: cells.map(textOf), top: bottom, left });
    }, PAUSE_MS);
    const end = () => setRow(null);
    window.addEventListener('scroll', end, { capture: true, passive: true, once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', end, { capture: true });
    };
  }, [row]);
  return {
    listeners: {
      onMouseOver: ({ target }) => {
        const cell = target instanceof Element && target.closest<HTMLElement>('td[data-column]');
        if (!cell) return;
        if (isCutOff(cell)) cell.title = textOf(cell);
        else cell.removeAttribute('title');
      },
      onFocus: ({ target }) => {
        if (target.matches('[data-row]:focus-visible')) setRow(target as HTMLElement);
      },
      onBlur: () => setRow(null),
    },
    bubble: shown && (
      <div className={styles.fullText} style={{ top: shown.top, left: shown.left }} aria-hidden>
        {shown.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    ),
  };
}
