import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { deskMessages } from '../messages.ts';
import type { NeighborState, Neighbors } from '../neighbors.ts';
import { PagerButtons } from '../record-pager.tsx';
import { isTyping, useKeys } from '../use-keys.ts';
import styles from './peek-panel.module.css';

interface PeekPanelProps {
  name: string;
  /** The record's page. */
  href: string | undefined;
  state: NeighborState;
  neighbors: Neighbors;
  onGo: (id: string) => void;
  onOpen: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** A record beside its list. Esc closes it, j and k go on to the next and previous one. */
export function PeekPanel(given: PeekPanelProps) {
  const { name, href, state, neighbors, onGo, onOpen, onClose, children } = given;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useKeys({ Escape: onClose });
  const go = (id: string | null) => {
    if (id === null) return;
    panel.current?.scrollTo(0, 0);
    onGo(id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target === panel.current && event.key === 'Enter' && href) onOpen();
    const isLeaving = event.key === 'Escape' && !event.defaultPrevented && isTyping(event.target);
    if (isLeaving && panel.current?.contains(event.target as Node)) panel.current.focus();
  };
  return (
    <section
      ref={panel}
      className={styles.panel}
      data-peek
      aria-label={deskMessages.peekOf({ name })}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the focus comes here, and what scrolls is reached by keyboard
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <div className={styles.head}>
        <PagerButtons {...neighbors} onGo={go} />
        <div className="row gap-2">
          {href && (
            <Tooltip label={deskMessages.openHint()}>
              <Button component={Link} to={href} state={state} variant="default" size="compact-md">
                {deskMessages.open()}
              </Button>
            </Tooltip>
          )}
          <Tooltip label={deskMessages.closePeekHint()}>
            <ActionIcon
              variant="subtle"
              color="quiet"
              size="lg"
              aria-label={deskMessages.closePeek()}
              onClick={onClose}
            >
              <IconX size={20} />
            </ActionIcon>
          </Tooltip>
        </div>
      </div>
      <div className={styles.content}>
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}
