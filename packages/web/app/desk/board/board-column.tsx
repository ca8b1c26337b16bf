import { ActionIcon } from '@mantine/core';
import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import { deskMessages } from '../messages.ts';
import styles from './board.module.css';
import { BoardCardView } from './board-card.tsx';
import type { BoardColumnViewProps } from './board-props.ts';

/** Up to this many cards of a column are all rendered. */
const MOST_DRAWN = 50;
const CARD_HEIGHT = 88;
/** Between two cards, as the styles have it. */
const GAP = 8;

export function BoardColumnView<Card>(given: BoardColumnViewProps<Card>) {
  const { column, cards, count: total, cardId, isCollapsed, onCollapse, takes, onDrop } = given;
  const scroller = useRef<HTMLUListElement>(null);
  const isLong = cards.length > MOST_DRAWN;
  const virtualizer = useVirtualizer({
    count: cards.length,
    enabled: isLong && !isCollapsed,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    getScrollElement: () => scroller.current,
    overscan: 8,
  });
  const items = virtualizer.getVirtualItems();
  const places = isLong ? items.map(({ index }) => index) : cards.map((_, index) => index);
  const before = isLong ? (items[0]?.start ?? 0) : 0;
  const after = isLong ? virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0) : 0;
  const count = deskMessages.columnCount({ count: total });
  const Arrow = isCollapsed ? IconChevronsRight : IconChevronsLeft;
  return (
    <section
      className={styles.column}
      aria-label={deskMessages.columnOf({ title: column.title, count })}
      data-column={column.id}
      data-collapsed={isCollapsed || undefined}
      data-takes={takes || undefined}
      onDragOver={(event) => takes && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (takes) onDrop();
      }}
    >
      <div className={styles.head}>
        <h2>{column.title}</h2>
        <span className={styles.count}>{total}</span>
        <ActionIcon
          variant="subtle"
          color="quiet"
          size="md"
          aria-expanded={!isCollapsed}
          aria-label={
            isCollapsed
              ? deskMessages.expandColumn({ title: column.title })
              : deskMessages.collapseColumn({ title: column.title })
          }
          onClick={onCollapse}
        >
          <Arrow size={18} />
        </ActionIcon>
        {column.note && <p className={styles.note}>{column.note}</p>}
      </div>
      {!isCollapsed && (
        <ul
          ref={scroller}
          className={styles.cards}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
          tabIndex={0}
          aria-label={column.title}
        >
          {cards.length === 0 && <li className={styles.none}>{deskMessages.noCards()}</li>}
          {before > 0 && <li aria-hidden style={{ height: before }} />}
          {places.map((index) => {
            const card = cards[index];
            if (card === undefined) return null;
            const measured = isLong && { measured: { index, ref: virtualizer.measureElement } };
            return <BoardCardView key={cardId(card)} {...given} card={card} {...measured} />;
          })}
          {after > 0 && <li aria-hidden style={{ height: after }} />}
        </ul>
      )}
    </section>
  );
}
