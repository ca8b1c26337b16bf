import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { Icon } from '#design';
import { listingHref } from '../listing/listing-address.ts';
import { reportMessages } from '../messages/report.ts';

const ReportDialog = lazy(() => import('./report-dialog.tsx'));

/** Links to the report form; with script it opens over the page. */
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
        {reportMessages.title()}
      </a>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog mlsNumber={mlsNumber} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
