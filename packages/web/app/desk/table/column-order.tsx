import { ActionIcon, Modal } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import type { Column } from './data-table-props.ts';
import type { TableView } from './use-table-view.ts';

interface ColumnOrderProps {
  columns: readonly Pick<Column<never>, 'id' | 'label'>[];
  view: TableView;
  onClose: () => void;
}

/** Moves the columns of a table; the first one names the row and stays. */
export default function ColumnOrder({ columns, view, onClose }: ColumnOrderProps) {
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  /** The button that moved a column: in its new place, the browser has taken its focus. */
  const pressed = useRef('');
  const movable = view.shown.slice(1);
  const order = movable.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each new order
  useEffect(() => {
    const buttons = list.current?.querySelectorAll<HTMLElement>('button') ?? [];
    [...buttons].find(({ dataset }) => dataset.move === pressed.current)?.focus();
  }, [order]);
  const move = (id: string, column: string, step: 1 | -1) => {
    pressed.current = `${id} ${step}`;
    view.move(id, step);
    const place = movable.indexOf(id) + step + 1;
    setSaid(deskMessages.columnMoved({ column, place, count: movable.length }));
  };
  return (
    <Modal opened onClose={onClose} title={deskMessages.orderOfColumns()}>
      <ol ref={list} className="bare grid gap-1">
        {movable.map((id, index) => {
          const column = columns.find((one) => one.id === id)?.label() ?? id;
          return (
            <li key={id} className="row between gap-2">
              <span>{column}</span>
              <span className="row gap-1">
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={deskMessages.columnUp({ column })}
                  data-move={`${id} -1`}
                  aria-disabled={index === 0}
                  onClick={() => index > 0 && move(id, column, -1)}
                >
                  <IconArrowUp size={18} aria-hidden />
                </ActionIcon>
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={deskMessages.columnDown({ column })}
                  data-move={`${id} 1`}
                  aria-disabled={index === movable.length - 1}
                  onClick={() => index < movable.length - 1 && move(id, column, 1)}
                >
                  <IconArrowDown size={18} aria-hidden />
                </ActionIcon>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="unseen">
        {said}
      </p>
    </Modal>
  );
}
