import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the table is wider than its place, so that it scrolls in a frame of its own. */
export function useSidewaysScroll(holder: RefObject<HTMLElement | null>): boolean {
  const [isWider, setWider] = useState(false);
  useLayoutEffect(() => {
    const frame = holder.current;
    const table = frame?.querySelector('table');
    if (!frame || !table) return;
    const measure = () => setWider(table.offsetWidth > frame.clientWidth + 1);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(frame);
    watching.observe(table);
    return () => watching.disconnect();
  }, [holder]);
  return isWider;
}
