import { type KeyboardEvent, useEffect, useRef } from 'react';
import { deskMessages } from '../messages.ts';
import { mayDo, type RecordAction } from '../record-actions.tsx';
import { sayProblem, showToast } from '../show-toast.tsx';

const move = { name: 'move' };
const steps: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

interface RowMoves<Row> {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowName: (row: Row) => string;
  onReorder: ((ids: string[]) => Promise<unknown>) | undefined;
  onDone: () => void;
}

/** Reordering rows: the menu actions, and Alt with an arrow key. */
export function useRowMoves<Row extends object>(given: RowMoves<Row>) {
  const { rows, rowId, rowName, onReorder, onDone } = given;
  const holder = useRef<HTMLTableSectionElement>(null);
  /** The row that moved, and whether it had the focus itself. */
  const focusOn = useRef<{ id: string; isRow: boolean } | null>(null);
  // The browser takes the focus from a row that is drawn elsewhere.
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows may come in a new order
  useEffect(() => {
    const rowsShown = [...(holder.current?.querySelectorAll<HTMLElement>('[data-id]') ?? [])];
    const row = rowsShown.find(({ dataset }) => dataset.id === focusOn.current?.id);
    const menu = row?.querySelector<HTMLElement>('[aria-haspopup="menu"]');
    if (row) (focusOn.current?.isRow ? row : (menu ?? row)).focus();
    focusOn.current = null;
  }, [rows]);

  const moveBy = async (row: Row, step: 1 | -1, isRow = false): Promise<string> => {
    const ids = rows.filter((one) => mayDo(one, move)).map(rowId);
    const from = ids.indexOf(rowId(row));
    const to = Math.min(Math.max(from + step, 0), ids.length - 1);
    const [id = ''] = ids.splice(from, 1);
    ids.splice(to, 0, id);
    if (to !== from) await onReorder?.(ids);
    focusOn.current = { id, isRow };
    return deskMessages.movedTo({ name: rowName(row), position: to + 1, count: ids.length });
  };
  const action = (name: string, label: () => string, step: 1 | -1): RecordAction<Row> => ({
    name,
    label,
    ability: move.name,
    run: (row) => moveBy(row, step),
  });
  return {
    holder,
    moves: onReorder
      ? [action('move-up', deskMessages.moveUp, -1), action('move-down', deskMessages.moveDown, 1)]
      : [],
    onKeyDown: (event: KeyboardEvent, row: Row) => {
      const step = event.altKey ? steps[event.key] : undefined;
      if (!onReorder || !step || !mayDo(row, move)) return;
      event.preventDefault();
      moveBy(row, step, event.target === event.currentTarget)
        .then((said) => {
          showToast(said);
          onDone();
        })
        .catch(sayProblem);
    },
  };
}
