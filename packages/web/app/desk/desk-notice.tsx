import { CloseButton } from '@mantine/core';
import type { ReactNode } from 'react';
import styles from './desk-notice.module.css';

interface DeskNoticeProps {
  icon: ReactNode;
  title: string;
  /** What must be done, in place of what is suggested. */
  isUrgent?: boolean;
  /** Missing where it stays. */
  close?: { label: string; run: () => void } | false;
  children: ReactNode;
}

/** One line above a page about something the viewer should do. */
export function DeskNotice({ icon, title, isUrgent, close, children }: DeskNoticeProps) {
  return (
    <section className={styles.notice} data-tone={isUrgent ? 'warn' : undefined} aria-label={title}>
      {icon}
      <p>
        <strong>{title}.</strong> {children}
      </p>
      {close && <CloseButton aria-label={close.label} onClick={close.run} />}
    </section>
  );
}
