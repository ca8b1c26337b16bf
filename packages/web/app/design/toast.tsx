import { type ReactNode, useEffect, useState } from 'react';
import { Icon } from './icon.tsx';
import { designMessages } from './messages.ts';
import styles from './toast.module.css';

/** How long shared toasts and a page's own toasts stay. */
const TOAST_MS = { shared: 2000, page: 3000 } as const;

/** Neutral: nothing went wrong, but something is asked for. */
export type ToastTone = 'good' | 'bad' | 'neutral';

interface ToastProps {
  children: ReactNode;
  tone?: ToastTone;
  lasts?: keyof typeof TOAST_MS;
  /** Where the message links to. */
  href?: string;
}

/**
 * A short message that goes away by itself unless it has the pointer or the focus. When the server
 * renders it and there is no script, it is at the top of the page. Give it a `key` that changes
 * with each message.
 */
export function Toast({ children, tone = 'good', lasts = 'page', href }: ToastProps) {
  const [isGone, setGone] = useState(false);
  const [isHeld, setHeld] = useState(false);
  const [isSaid, setSaid] = useState(false);
  useEffect(() => setSaid(true), []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => setGone(true), TOAST_MS[lasts]);
    return () => clearTimeout(timer);
  }, [isHeld, lasts]);
  if (isGone) return null;
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <section aria-label={designMessages.notification()}>
      {/* A live region speaks of what is put into it, so it starts empty. */}
      <p className="unseen" role="status">
        {isSaid && children}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it in view */}
      <div
        className={styles.toast}
        data-tone={tone}
        onMouseEnter={hold}
        onMouseLeave={release}
        onFocus={hold}
        onBlur={release}
      >
        <Icon name={tone === 'good' ? 'check' : 'note'} />
        <span>{href ? <a href={href}>{children}</a> : children}</span>
        <button
          type="button"
          className={styles.close}
          aria-label={designMessages.dismiss()}
          onClick={() => setGone(true)}
        >
          <Icon name="close" size={16} />
        </button>
      </div>
    </section>
  );
}
