import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type ListPlace, neighborState, neighborsOf } from '../neighbors.ts';
import { PeekPanel } from './peek-panel.tsx';
import { type Peek, usePeek } from './use-peek.ts';

interface Peeked<Row> {
  rows: readonly Row[] | null;
  rowId: (row: Row) => string;
  rowHref?: ((row: Row) => string | undefined) | undefined;
  rowName?: ((row: Row) => string) | undefined;
  /** What the panel shows; without it, there is none. */
  peek?: ((row: Row) => ReactNode) | undefined;
  /** Where the rows are in the list. */
  place?: ListPlace | undefined;
}

/** What moves an open panel: to a record, or one on or back. */
export type MovedPanel = Peek & { go: (step: 1 | -1) => void };

/** The panel beside a list, if the list has one: what moves it, and the open panel. */
export function usePeekPanel<Row>(
  { rows, rowId, rowHref, rowName = rowId, peek: show, place }: Peeked<Row>,
  elementOf: (id: string | null) => HTMLElement | undefined,
): { panel: MovedPanel | null; element: ReactNode } {
  const peek = usePeek();
  const location = useLocation();
  const navigate = useNavigate();
  const ids = (rows ?? []).map(rowId);
  const row = rows?.find((one) => rowId(one) === peek.id);
  const state = neighborState(ids, location, place);
  const neighbors = peek.id === null ? null : neighborsOf(state, peek.id);
  const openId = show && row ? peek.id : null;
  const before = useRef(openId);
  const latest = useRef(elementOf);
  latest.current = elementOf;
  // What the panel was about has the focus after it; while it is open, the row stays in sight.
  useEffect(() => {
    if (openId !== null) latest.current(openId)?.scrollIntoView({ block: 'nearest' });
    else if (before.current !== null)
      latest.current(before.current)?.focus({ preventScroll: true });
    before.current = openId;
  }, [openId]);
  if (!show) return { panel: null, element: null };
  const step = (by: 1 | -1) => {
    const to = by === 1 ? neighbors?.next : neighbors?.previous;
    if (to) peek.show(to);
  };
  const href = row && rowHref?.(row);
  const element = row && neighbors && (
    <PeekPanel
      name={rowName(row)}
      href={href}
      state={state}
      neighbors={neighbors}
      onGo={peek.show}
      onOpen={() => href !== undefined && navigate(href, { state })}
      onClose={peek.close}
    >
      {show(row)}
    </PeekPanel>
  );
  return { panel: { ...peek, id: openId, go: step }, element: element ?? null };
}
