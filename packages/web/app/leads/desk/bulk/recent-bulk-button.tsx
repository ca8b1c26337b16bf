import { Button } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { leadBulkMessages } from '../messages/lead-bulk.ts';

const RecentBulk = lazy(() => import('./recent-bulk.tsx'));

/** Opens the viewer's bulk actions, above a list of leads. */
export function RecentBulkButton({ onUndone }: { onUndone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {leadBulkMessages.recent()}
      </Button>
      {isOpen && (
        <Suspense>
          <RecentBulk onClose={() => setOpen(false)} onUndone={onUndone} />
        </Suspense>
      )}
    </>
  );
}
