import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from './icon.tsx';

interface DialogProps {
  title: string;
  children: ReactNode;
  className?: string;
  /** The button in its corner: it closes the dialog unless it does something of its own. */
  corner: { label: string; onClick?: () => void };
  /**
   * The steps of a dialog that has several: the title of each takes the focus, so that it is read.
   */
  step?: string;
  /** Escape was pressed; a default prevented keeps the dialog open. */
  onCancel?: (event: { preventDefault: () => void }) => void;
  /** It is open now. */
  onOpen?: () => void;
  /** It was closed; take it out of the page. */
  onClose: () => void;
}

/**
 * A modal dialog. Its corner button and Escape close it, the backdrop doesn't; then the
 * focus returns to where it was.
 */
export function Dialog(props: DialogProps) {
  const { title, children, className = '', corner, step, onOpen, onCancel, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (step) heading.current?.focus();
  }, [step]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    onOpen?.();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={onCancel}
      onClose={onClose}
    >
      <header>
        <h2 ref={heading} id={id} {...(step && { tabIndex: -1, className: 'no-outline' })}>
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={corner.label}
          onClick={corner.onClick ?? (() => dialog.current?.close())}
        >
          <Icon name="close" size={24} />
        </button>
      </header>
      {children}
    </dialog>
  );
}
