import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react';
import { localHref } from '#platform';

type FormDialog = ComponentType<{ onClose: () => void }>;

interface DialogLinkProps {
  /** The page that does the same without script. */
  href: string;
  load: () => Promise<{ default: FormDialog }>;
  children: ReactNode;
}

/** A link that opens a form over the page; its script loads on first use. */
export function DialogLink({ href, load, children }: DialogLinkProps) {
  const [dialog, setDialog] = useState<{ Part: FormDialog }>();
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    load().then(
      (part) => setDialog({ Part: part.default }),
      () => location.assign(localHref(href)),
    );
  };
  return (
    <>
      <a href={href} className="button" data-look="primary" onClick={open}>
        {children}
      </a>
      {dialog && <dialog.Part onClose={() => setDialog(undefined)} />}
    </>
  );
}
