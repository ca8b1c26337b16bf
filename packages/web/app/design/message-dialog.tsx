import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { localHref } from '#platform';
import styles from './message-dialog.module.css';

interface MessageDialogProps {
  title: string;
  children: ReactNode;
  /** The label of its button, and where closing goes; quiet beside a main action of its content. */
  close: { label: string; href: string; isQuiet?: boolean };
}

/**
 * Says what happened, with a button to go on. Closes with its button and Escape, not with a click
 * on the backdrop. Rendered by the server it is part of the page, so it works without
 * script.
 */
export function MessageDialog({ title, children, close }: MessageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.close();
    element?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      open
      className={`dialog ${styles.dialog}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        window.location.assign(localHref(close.href));
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <p className={styles.actions}>
        <a
          href={close.href}
          className={close.isQuiet ? 'text-button' : 'button'}
          data-look={close.isQuiet ? undefined : 'primary'}
        >
          {close.label}
        </a>
      </p>
    </dialog>
  );
}
