import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { deskMessages } from '../messages.ts';
import { useReadOnly } from '../read-only.tsx';
import styles from './board.module.css';
import type { BoardColumnViewProps } from './board-props.ts';

interface BoardCardViewProps<Card> extends BoardColumnViewProps<Card> {
  card: Card;
  /** In a long column: its place there, and what measures its height. */
  measured?: { index: number; ref: (card: HTMLLIElement | null) => void };
}

export function BoardCardView<Card>(given: BoardCardViewProps<Card>) {
  const { card, cardId, cardName, column, columns, show, onOpen, mayMove, onDrag, onTake } = given;
  const element = useRef<HTMLLIElement | null>(null);
  const { measured } = given;
  const { title, next, age, badge, isOverdue } = show(card);
  const name = cardName(card);
  const isReadOnly = useReadOnly() !== null;
  const goals = columns.filter(({ id }) => !isReadOnly && id !== column.id && mayMove(card, id));
  const onClick = (event: MouseEvent) => {
    const isControl = event.target instanceof Element && event.target.closest(':is(a,button)');
    if (!isControl) onOpen?.(card);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target === element.current) onOpen?.(card);
  };
  return (
    <li
      ref={(card) => {
        element.current = card;
        measured?.ref(card);
      }}
      data-index={measured?.index}
      className={styles.card}
      data-card={cardId(card)}
      data-overdue={isOverdue || undefined}
      tabIndex={-1}
      draggable={goals.length > 0}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(card);
      }}
      onDragEnd={() => onDrag(null)}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className={styles.title}>
        {onOpen ? (
          <button type="button" className={styles.open} onClick={() => onOpen(card)}>
            {title}
          </button>
        ) : (
          <span className={styles.open}>{title}</span>
        )}
        {badge}
        {goals.length > 0 && (
          <Menu position="bottom-end" shadow="md">
            <Menu.Target>
              <ActionIcon
                variant="subtle"
                color="quiet"
                size={24}
                aria-label={deskMessages.moveCard({ name })}
              >
                <IconDots size={18} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              {goals.map((goal) => (
                <Menu.Item key={goal.id} onClick={() => onTake(card, goal.id)}>
                  {deskMessages.moveTo({ title: goal.title })}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      {next && <p>{next}</p>}
      {age && <p className={styles.age}>{age}</p>}
    </li>
  );
}
