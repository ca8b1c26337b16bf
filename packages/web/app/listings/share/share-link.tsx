import { type ComponentType, type MouseEvent, useState } from 'react';
import { Icon } from '#design';
import { shareMessages } from '../messages/share.ts';
import type { ShareFacts } from './share-facts.ts';

/**
 * Shares a search or a home. Without script it is a link that starts an email; with script, a
 * dialog that loads on use: copy the link, email it, or use the device's own sharing.
 */
export function ShareLink({ share }: { share: ShareFacts }) {
  const [dialog, setDialog] = useState<{
    Share: ComponentType<{ share: ShareFacts; onClose: () => void }>;
  }>();
  const open = (event: MouseEvent) => {
    event.preventDefault();
    import('./share-dialog.tsx').then(
      (part) => setDialog({ Share: part.ShareDialog }),
      () => location.assign(share.email),
    );
  };
  return (
    <>
      <a href={share.email} onClick={open} className="inline-row gap-1 tap-height no-print">
        <Icon name="away" />
        {shareMessages.share()}
      </a>
      {dialog && <dialog.Share share={share} onClose={() => setDialog(undefined)} />}
    </>
  );
}
