import { useId, useRef, useState } from 'react';
import { Dialog } from '#design';
import { shareMessages } from '../messages/share.ts';
import styles from './share-dialog.module.css';
import type { ShareFacts } from './share-facts.ts';

interface ShareDialogProps {
  share: ShareFacts;
  onClose: () => void;
}

/** The ways to share a page. */
export function ShareDialog({ share, onClose }: ShareDialogProps) {
  const address = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(share.url);
      setSaid(shareMessages.copied());
    } catch {
      address.current?.select();
      setSaid(shareMessages.notCopied());
    }
  };
  const shareWithApp = async () => {
    try {
      await navigator.share({ title: share.title, url: share.url });
      onClose();
    } catch (error) {
      const isCanceled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCanceled) setSaid(shareMessages.notShared());
    }
  };
  return (
    <Dialog
      title={shareMessages.share()}
      className={styles.dialog}
      corner={{ label: shareMessages.close() }}
      onClose={onClose}
    >
      <p>{share.title}</p>
      <label className="semibold above-4 block" htmlFor={`${id}-address`}>
        {shareMessages.link()}
      </label>
      <input ref={address} id={`${id}-address`} readOnly value={share.url} />
      <div className={styles.ways}>
        <button type="button" className="button" data-look="primary" onClick={copy}>
          {shareMessages.copy()}
        </button>
        <a href={share.email} className="button">
          {shareMessages.email()}
        </a>
        {'share' in navigator && (
          <button type="button" className="button" onClick={shareWithApp}>
            {shareMessages.shareWithApp()}
          </button>
        )}
      </div>
      <p role="status">{said}</p>
    </Dialog>
  );
}
