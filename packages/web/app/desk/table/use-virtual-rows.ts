import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { Density } from './use-table-view.ts';

/** Up to this many rows are all rendered. */
const MOST_DRAWN = 100;
const heights: Readonly<Record<Density, number>> = { comfortable: 37, compact: 33 };

interface VirtualRows {
  holder: RefObject<HTMLDivElement | null>;
  /** Indexes of the rows to render. */
  visible: readonly number[];
  /** Pixels of the rows above and below them. */
  before: number;
  after: number;
}

/** In a long table, only the visible rows are rendered; the window scrolls. */
export function useVirtualRows(count: number, density: Density): VirtualRows {
  const holder = useRef<HTMLDivElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const top = holder.current?.getBoundingClientRect().top ?? 0;
    setScrollMargin(top + window.scrollY);
  }, []);
  const isLong = count > MOST_DRAWN;
  const virtualizer = useWindowVirtualizer({
    count,
    enabled: isLong,
    estimateSize: () => heights[density],
    overscan: 12,
    scrollMargin,
  });
  if (!isLong) {
    return {
      holder,
      visible: Array.from({ length: count }, (_, index) => index),
      before: 0,
      after: 0,
    };
  }
  const items = virtualizer.getVirtualItems();
  return {
    holder,
    visible: items.map(({ index }) => index),
    before: (items[0]?.start ?? scrollMargin) - scrollMargin,
    after: virtualizer.getTotalSize() - ((items.at(-1)?.end ?? scrollMargin) - scrollMargin),
  };
}
