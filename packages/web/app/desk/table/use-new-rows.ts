import { useEffect, useRef, useState } from 'react';

/** At most this many new rows per frame: more would make scrolling stutter. */
const MOST_NEW = 10;

/**
 * Draws the rows of a long table bit by bit, a few more with each frame. `mayDraw` says whether a
 * row is drawn this time; those that were there before always are.
 */
export function useNewRows(isLong: boolean): { mayDraw: (id: string) => boolean } {
  const [, setFrame] = useState(0);
  const before = useRef<ReadonlySet<string> | null>(null);
  const drawn = new Set<string>();
  let left = before.current === null || !isLong ? Number.POSITIVE_INFINITY : MOST_NEW;
  let isDone = true;
  useEffect(() => {
    before.current = drawn;
    if (isDone) return;
    const frame = requestAnimationFrame(() => setFrame((count) => count + 1));
    return () => cancelAnimationFrame(frame);
  });
  return {
    mayDraw(id) {
      const isNew = !before.current?.has(id);
      if (isNew && left <= 0) {
        isDone = false;
        return false;
      }
      if (isNew) left -= 1;
      drawn.add(id);
      return true;
    },
  };
}
