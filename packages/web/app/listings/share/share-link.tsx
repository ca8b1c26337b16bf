import { type ComponentType, type MouseEvent, useState } from 'react';
import { Icon } from '#design';
import type { ShareFacts } from './share-facts.ts';
import styles from './share-link.module.css';

/**
 * Shares a search or a home. Without script a link that opens a mail; with it a dialog that loads on
 * use: copy the link, mail it, or hand it to the device's own sharing.
 */
export function ShareLink({ share }: { share: ShareFacts }) {
  const [dialog, setDialog] = useState<{
    Share: ComponentType<{ share: ShareFacts; onClose: () => void }>;
  }>();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    import('./share-dialog.tsx').then(
      (part) => setDialog({ Share: part.ShareDialog }),
      () => location.assign(share.mail),
    );
  };
  return (
    <>
      <a href={share.mail} onClick={open} className={styles.share}>
        <Icon name="away" />
        Share
      </a>
      {dialog && <dialog.Share share={share} onClose={() => setDialog(undefined)} />}
    </>
  );
}
