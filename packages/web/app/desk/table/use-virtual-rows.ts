import { useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Density } from './list-address.ts';

/** Up to this many rows are all rendered. */
const MOST_DRAWN = 100;
const heights: Readonly<Record<Density, number>> = { comfortable: 37, compact: 33 };
const TOUCH_HEIGHT = 45;
const HEAD_HEIGHT = 37;

interface VirtualRows {
  /** Indexes of the rows to render. */
  visible: readonly number[];
  /** Pixels of the rows above and below them. */
  before: number;
  after: number;
  /** Of a row, and whether the table has more rows than are rendered. */
  rowHeight: number;
  isLong: boolean;
}

/** In a long table, only the visible rows are rendered; the window or the table's frame scrolls. */
export function useVirtualRows(
  holder: RefObject<HTMLElement | null>,
  { count, density, isSideways }: { count: number; density: Density; isSideways: boolean },
): VirtualRows {
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = holder.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, [holder]);
  const isLong = count > MOST_DRAWN;
  const isTouch = window.matchMedia('(pointer:coarse)').matches;
  const rowHeight = isTouch ? TOUCH_HEIGHT : heights[density];
  const shared = {
    count,
    estimateSize: () => rowHeight,
    overscan: 6,
  };
  const byWindow = useWindowVirtualizer({
    ...shared,
    enabled: isLong && !isSideways,
    scrollMargin,
  });
  const byFrame = useVirtualizer({
    ...shared,
    enabled: isLong && isSideways,
    getScrollElement: () => holder.current,
    scrollMargin: HEAD_HEIGHT,
  });
  if (!isLong) {
    const visible = Array.from({ length: count }, (_, index) => index);
    return { visible, before: 0, after: 0, rowHeight, isLong };
  }
  const virtualizer = isSideways ? byFrame : byWindow;
  const start = isSideways ? HEAD_HEIGHT : scrollMargin;
  const items = virtualizer.getVirtualItems();
  return {
    visible: items.map(({ index }) => index),
    before: (items[0]?.start ?? start) - start,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? start) - start),
    rowHeight,
    isLong,
  };
}
