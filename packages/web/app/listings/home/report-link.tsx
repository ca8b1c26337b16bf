import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '#design';
import { listingHref } from '../listing-address.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** Leads to the form that tells the broker what is wrong; by script it opens over the page. */
export function ReportLink({ mlsNumber }: { mlsNumber: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <a href={`${listingHref(mlsNumber)}/report`} className="button" onClick={open}>
        <Icon name="note" />
        Something looks wrong?
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog mlsNumber={mlsNumber} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
