import { type RefObject, useLayoutEffect, useState } from 'react';
import { type NaturalWidth, shareWidths } from './share-widths.ts';

/**
 * The widths of a table's columns by what its first rows show, in pixels; null until they are
 * known. Rows that are drawn later then change neither the columns nor the rows around them.
 * `key` names what the widths depend on, besides the width of the table's place; null for tables
 * whose columns follow their rows.
 */
export function useColumnWidths(
  holder: RefObject<HTMLElement | null>,
  key: string | null,
): readonly number[] | null {
  const [known, setKnown] = useState<{ key: string; widths: readonly number[] } | null>(null);
  const isKnown = key === null || known?.key === key;
  useLayoutEffect(() => {
    const frame = holder.current;
    const table = frame?.querySelector('table');
    if (isKnown || !table || key === null) return;
    let next = 0;
    const measure = () => {
      // A long list draws its first rows after it knows its place.
      if (!table.querySelector('[data-row]')) {
        next = requestAnimationFrame(measure);
        return;
      }
      table.toggleAttribute('data-measured', true);
      const columns = [...(table.tHead?.rows[0]?.cells ?? [])].map(naturalWidth);
      table.removeAttribute('data-measured');
      // Columns that the page is too narrow for are not there.
      const shown = columns.filter(({ width }) => width > 0);
      setKnown({ key, widths: shareWidths(shown, frame?.clientWidth ?? 0) });
    };
    measure();
    return () => cancelAnimationFrame(next);
  }, [holder, key, isKnown]);
  useLayoutEffect(() => {
    const frame = holder.current;
    if (!frame || key === null) return;
    let width = frame.clientWidth;
    const watching = new ResizeObserver(() => {
      if (frame.clientWidth === width) return;
      width = frame.clientWidth;
      setKnown(null);
    });
    watching.observe(frame);
    // With the site’s fonts, texts have another width.
    let isOver = document.fonts.status === 'loaded';
    void document.fonts.ready.then(() => {
      if (!isOver) setKnown(null);
    });
    return () => {
      isOver = true;
      watching.disconnect();
    };
  }, [holder, key]);
  return isKnown && key !== null ? (known?.widths ?? null) : null;
}

function naturalWidth(head: HTMLElement): NaturalWidth {
  const { column, title, long } = head.dataset;
  const kind = column === undefined ? 'control' : title ? 'title' : long ? 'long' : 'plain';
  return { width: head.getBoundingClientRect().width, kind };
}
