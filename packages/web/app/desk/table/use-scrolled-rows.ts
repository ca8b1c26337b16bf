import { startTransition, useEffect, useRef, useState } from 'react';
import { sayProblem } from '../show-toast.tsx';

/** Of this many pages at most the rows are kept: those nearest to what is in sight. */
const MOST_PAGES = 40;
/** Pages that fly past aren't asked for. */
const PAUSE_MS = 80;

/** A long list that is scrolled as a whole; rows come as they get into sight. */
export interface RowScroll<Row> {
  total: number;
  /** Undefined until it is loaded. */
  rowAt: (index: number) => Row | undefined;
  /** What is in sight, by index. */
  onSee: (first: number, last: number) => void;
}

interface FirstRows<Row> {
  rows: readonly Row[];
  pageSize: number;
  total: number;
}

interface ScrolledRowsOptions<Row> {
  /** What is listed; another list starts over. */
  listed: string;
  /** The first page as it was answered last; a new answer loads again what is in sight. */
  first: FirstRows<Row>;
  ask: (page: number, signal: AbortSignal) => Promise<readonly Row[]>;
}

interface Pages<Row> {
  listed: string;
  byNumber: ReadonlyMap<number, { rows: readonly Row[]; since: FirstRows<Row> }>;
}

/** The loaded rows of a long list in their order, and what loads the others. */
export function useScrolledRows<Row>({ listed, first, ask }: ScrolledRowsOptions<Row>): {
  rows: readonly Row[];
  scroll: RowScroll<Row>;
} {
  const [pages, setPages] = useState<Pages<Row>>({ listed, byNumber: new Map() });
  const later: Pages<Row>['byNumber'] = pages.listed === listed ? pages.byNumber : new Map();
  const sight = useRef({ from: 1, to: 1 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef(new Map<number, AbortController>());
  const { pageSize, total } = first;

  const load = (page: number) => {
    const ending = new AbortController();
    running.current.set(page, ending);
    ask(page, ending.signal)
      .then((rows) => {
        if (ending.signal.aborted) return;
        // Scrolling goes on while the rows are drawn.
        startTransition(() =>
          setPages((before) => {
            const known = before.listed === listed ? before.byNumber : [];
            const all = [...new Map([...known, [page, { rows, since: first }]])];
            all.sort(([one], [other]) => Math.abs(one - page) - Math.abs(other - page));
            return { listed, byNumber: new Map(all.slice(0, MOST_PAGES)) };
          }),
        );
      })
      .catch((error: unknown) => {
        if (!ending.signal.aborted) sayProblem(error);
      })
      .finally(() => {
        if (running.current.get(page) === ending) running.current.delete(page);
      });
  };
  const loadSight = () => {
    const last = Math.ceil(total / pageSize);
    for (let page = Math.max(sight.current.from, 2); page <= sight.current.to; page += 1) {
      const isLoaded = later.get(page)?.since === first;
      if (page <= last && !isLoaded && !running.current.has(page)) load(page);
    }
  };
  const latest = useRef(loadSight);
  latest.current = loadSight;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer makes the others old
  useEffect(() => latest.current(), [first]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      for (const ending of running.current.values()) ending.abort();
      running.current.clear();
    },
    [listed],
  );

  // The list may have become shorter.
  const inOrder = [...later]
    .filter(([page]) => (page - 1) * pageSize < total)
    .sort(([one], [other]) => one - other);
  return {
    rows: [...first.rows, ...inOrder.flatMap(([, { rows }]) => rows)],
    scroll: {
      total,
      rowAt: (index) => {
        const page = Math.floor(index / pageSize) + 1;
        return (page === 1 ? first.rows : later.get(page)?.rows)?.[index % pageSize];
      },
      onSee: (from, to) => {
        sight.current = {
          from: Math.floor(from / pageSize) + 1,
          to: Math.floor(to / pageSize) + 1,
        };
        clearTimeout(timer.current);
        timer.current = setTimeout(() => latest.current(), PAUSE_MS);
      },
    },
  };
}
