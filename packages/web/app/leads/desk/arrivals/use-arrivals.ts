import { useEffect, useRef, useState } from 'react';

const SHOWN_MS = 5 * 60_000;

/**
 * The rows that came while the list was open, by id, and the newest of them to announce. `view` is
 * what the list is filtered by: another view starts without arrivals.
 */
export function useArrivals<Row>(
  rows: readonly Row[],
  rowId: (row: Row) => string,
  view: string,
): { ids: ReadonlySet<string>; latest: readonly Row[] } {
  const seen = useRef({ view, ids: new Set(rows.map(rowId)) });
  const idOf = useRef(rowId);
  const [arrived, setArrived] = useState<{ ids: ReadonlySet<string>; latest: readonly Row[] }>({
    ids: new Set(),
    latest: [],
  });
  useEffect(() => {
    if (seen.current.view !== view) {
      seen.current = { view, ids: new Set(rows.map(idOf.current)) };
      setArrived({ ids: new Set(), latest: [] });
      return;
    }
    const latest = rows.filter((row) => !seen.current.ids.has(idOf.current(row)));
    if (latest.length === 0) return;
    const ids = latest.map(idOf.current);
    for (const id of ids) seen.current.ids.add(id);
    setArrived((before) => ({ ids: new Set([...before.ids, ...ids]), latest }));
  }, [rows, view]);
  useEffect(() => {
    if (arrived.ids.size === 0) return;
    const timer = setTimeout(() => setArrived({ ids: new Set(), latest: [] }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [arrived]);
  return arrived;
}
