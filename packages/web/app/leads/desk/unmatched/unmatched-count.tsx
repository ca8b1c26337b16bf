import { unmatchedMoved } from '@homestead/contract/leads';
import { Badge } from '@mantine/core';
import { useAnswer } from '#desk';
import { useLive } from '#platform';
import { unmatchedMessages } from '../messages/unmatched.ts';
import { unmatched } from './unmatched-client.ts';

/** How many messages wait to be matched; nothing while that isn’t known or none do. */
export function UnmatchedCount() {
  const { answer, again } = useAnswer('unmatched', (signal) =>
    unmatched.countUnmatched({}, { signal }),
  );
  useLive(unmatchedMoved, again);
  const count = answer?.data.waiting ?? 0;
  if (count === 0) return null;
  return (
    <Badge size="sm" circle={count < 10} aria-label={unmatchedMessages.waitingCount({ count })}>
      {count}
    </Badge>
  );
}
