import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '#design';
import styles from './share-dialog.module.css';
import type { ShareFacts } from './share-facts.ts';

interface ShareDialogProps {
  share: ShareFacts;
  onClose: () => void;
}

/**
 * The ways to share a page. Closes by its button and by Escape, not by its backdrop (decision 33),
 * and gives the focus back.
 */
export function ShareDialog({ share, onClose }: ShareDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const address = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  useEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(share.url);
      setSaid('The link is copied.');
    } catch {
      address.current?.select();
      setSaid('This browser does not copy by itself. The link is selected: copy it from there.');
    }
  };
  const hand = async () => {
    try {
      await navigator.share({ title: share.title, url: share.url });
      onClose();
    } catch (error) {
      const isTakenBack = error instanceof DOMException && error.name === 'AbortError';
      if (!isTakenBack) setSaid('This device could not share it. Copy the link instead.');
    }
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={`${id}-title`}>Share</h2>
        <button type="button" aria-label="Close" onClick={() => dialog.current?.close()}>
          <Icon name="close" size={24} />
        </button>
      </div>
      <p>{share.title}</p>
      <label htmlFor={`${id}-address`}>Link</label>
      <input ref={address} id={`${id}-address`} readOnly value={share.url} />
      <div className={styles.ways}>
        <button type="button" className="button" data-look="primary" onClick={copy}>
          Copy the link
        </button>
        <a href={share.mail} className="button">
          Send by mail
        </a>
        {'share' in navigator && (
          <button type="button" className="button" onClick={hand}>
            Share with an app
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </dialog>
  );
}
