import { useLocalStorage } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { deskMessages } from '../messages.ts';
import { usePageKeys } from '../page-entries.ts';
import { usePeekPanel } from '../peek/use-peek-panel.tsx';
import { useKeys } from '../use-keys.ts';
import styles from './board.module.css';
import { BoardColumnView } from './board-column.tsx';
import { columnBeside, placeCards } from './board-moves.ts';
import type { BoardColumn, BoardProps } from './board-props.ts';
import { useCardMoves } from './use-card-moves.ts';

/**
 * Cards in columns. They are moved by drag, by [ and ], and by their menu; a move shows
 * immediately and can be undone from its toast.
 */
export function Board<Card>(given: BoardProps<Card>) {
  const { name, label, columns, cards, cardId, columnOf, onMove } = given;
  const mayMove = (card: Card, to: string) =>
    onMove !== undefined && given.mayMove?.(card, to) === true;
  const [collapsed, setCollapsed] = useLocalStorage<string[]>({
    key: `homestead_board_${name}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const { moves, take, focusOn } = useCardMoves(given);
  const [dragged, setDragged] = useState<Card | null>(null);
  const board = useRef<HTMLElement>(null);
  const ids = columns.map(({ id }) => id);
  const placed = placeCards({ cards, idOf: cardId, columnOf }, ids, moves);
  /** Cards that were moved and aren't counted yet come to the total of their new column. */
  const countOf = ({ id, total }: BoardColumn) => {
    const shown = placed.get(id)?.length ?? 0;
    if (total === undefined) return shown;
    return total + shown - cards.filter((card) => columnOf(card) === id).length;
  };
  const placeOf = (card: Card) => moves.get(cardId(card)) ?? columnOf(card);
  const cardsShown = () => [...(board.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
  useEffect(() => {
    if (focusOn.current === null) return;
    const moved = cardsShown().find(({ dataset }) => dataset.card === focusOn.current);
    moved?.focus();
    if (moved) focusOn.current = null;
  });
  const focused = () => document.activeElement?.closest<HTMLElement>('[data-card]') ?? null;
  const current = () => cards.find((card) => cardId(card) === focused()?.dataset.card);
  const inOrder = columns.flatMap(({ id }) => placed.get(id) ?? []);
  const { panel, element } = usePeekPanel(
    {
      rows: inOrder,
      rowId: cardId,
      rowHref: given.hrefOf,
      rowName: given.cardName,
      peek: given.peek,
    },
    (id) => cardsShown().find(({ dataset }) => dataset.card === id),
  );
  const onOpen = panel ? (card: Card) => panel.show(cardId(card)) : given.onOpen;
  const step = (by: 1 | -1) => {
    if (panel && panel.id !== null) return panel.go(by);
    const from = focused();
    const column = from?.closest('[data-column]');
    const all = cardsShown().filter((one) => !column || column.contains(one));
    all[from ? all.indexOf(from) + by : 0]?.focus();
  };
  const carry = (by: 1 | -1) => {
    const card = current();
    if (!card) return;
    const mayGo = (column: string) => mayMove(card, column);
    const to = columnBeside(ids, placeOf(card), { step: by, mayGo });
    if (to !== null) take(card, to);
  };
  useKeys({
    ...{ j: () => step(1), k: () => step(-1) },
    ...(onMove && { '[': () => carry(-1), ']': () => carry(1) }),
  });
  usePageKeys([
    { keys: ['j'], label: deskMessages.nextCard() },
    { keys: ['k'], label: deskMessages.previousCard() },
    ...(onMove
      ? [
          { keys: ['['], label: deskMessages.cardLeft() },
          { keys: [']'], label: deskMessages.cardRight() },
        ]
      : []),
  ]);
  const view = (
    <section
      ref={board}
      className={styles.board}
      aria-label={label}
      inert={element !== null && panel?.isCovering}
    >
      {columns.map((column) => (
        <BoardColumnView
          key={column.id}
          {...given}
          {...(onOpen && { onOpen })}
          mayMove={mayMove}
          column={column}
          cards={placed.get(column.id) ?? []}
          count={countOf(column)}
          isCollapsed={collapsed.includes(column.id)}
          onCollapse={() =>
            setCollapsed(
              collapsed.includes(column.id)
                ? collapsed.filter((id) => id !== column.id)
                : [...collapsed, column.id],
            )
          }
          takes={dragged !== null && placeOf(dragged) !== column.id && mayMove(dragged, column.id)}
          onDrag={setDragged}
          onDrop={() => {
            if (dragged !== null) take(dragged, column.id);
            setDragged(null);
          }}
          onTake={take}
        />
      ))}
    </section>
  );
  return (
    <>
      {view}
      {element}
    </>
  );
}
