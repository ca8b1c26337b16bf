import { ActionIcon, Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { lazyPart, useIsPhone } from '#desk';
import { leadBulkMessages } from '../messages/lead-bulk.ts';

const RecentBulk = lazyPart(() => import('./recent-bulk.tsx'));

/** Opens the viewer's bulk actions, above a list of leads. */
export function RecentBulkButton({ onUndone }: { onUndone: () => void }) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  return (
    <>
      {useIsPhone() ? (
        <ActionIcon variant="default" aria-label={leadBulkMessages.recent()} onClick={open}>
          <IconHistory size={20} aria-hidden />
        </ActionIcon>
      ) : (
        <Button variant="default" onClick={open}>
          {leadBulkMessages.recent()}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RecentBulk onClose={() => setOpen(false)} onUndone={onUndone} />
        </Suspense>
      )}
    </>
  );
}
