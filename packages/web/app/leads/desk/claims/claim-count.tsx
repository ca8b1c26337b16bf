import { inquiriesMoved, leadsTaken } from '@homestead/contract/leads';
import { Badge } from '@mantine/core';
import { useEffect } from 'react';
import { useAnswer } from '#desk';
import { useLive } from '#platform';
import { claimMessages } from '../messages/claims.ts';
import { claims } from './claim-client.ts';
import { useCoalesced } from './use-coalesced.ts';

const EVERY_MS = 60_000;

/** How many leads the viewer could claim; nothing while that isn’t known or none are. */
export function ClaimCount() {
  const { answer, again } = useAnswer('claimable', (signal) =>
    claims.countClaimable({}, { signal }),
  );
  const soon = useCoalesced(again);
  useLive(inquiriesMoved, soon);
  useLive(leadsTaken, soon);
  // Offers run out without a message.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') soon();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [soon]);
  const count = answer?.data.claimable ?? 0;
  if (count === 0) return null;
  return (
    <Badge size="sm" circle={count < 10} aria-label={claimMessages.count({ count })}>
      {count}
    </Badge>
  );
}
