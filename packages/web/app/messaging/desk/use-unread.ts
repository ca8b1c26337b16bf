import { notificationsMoved } from '@homestead/contract/messaging';
import { useState } from 'react';
import { useAnswer } from '#desk';
import { useLive } from '#platform';
import { ownNotifications } from './client.ts';

/**
 * How many notifications the person hasn't read, on this device or another; null until it is
 * known. `turn` grows with each change.
 */
export function useUnread(): { unread: number | null; turn: number } {
  const { answer, again } = useAnswer('unread', (signal) =>
    ownNotifications.countNotifications({}, { signal }),
  );
  const [told, setTold] = useState<{ unread: number | null; turn: number }>({
    unread: null,
    turn: 0,
  });
  useLive(notificationsMoved, (moved) => {
    setTold(({ turn }) => ({ unread: moved?.unread ?? null, turn: turn + 1 }));
    // Messages may have been missed.
    if (!moved) again();
  });
  return { unread: told.unread ?? answer?.unread ?? null, turn: told.turn };
}
