import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './message-dialog.module.css';

interface MessageDialogProps {
  title: string;
  children: ReactNode;
  /** What its button says, and where closing leads. */
  close: { label: string; href: string };
}

/**
 * Says what has happened and leads on. Closes by its button and by Escape, not by its backdrop
 * . Rendered by the server it stands in the page, so it works without script.
 */
export function MessageDialog({ title, children, close }: MessageDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
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
        window.location.assign(close.href);
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <p className={styles.actions}>
        <a href={close.href} className="button" data-look="primary">
          {close.label}
        </a>
      </p>
    </dialog>
  );
}
