import type { LiveMessage } from '@homestead/contract/platform';
import { Badge } from '@mantine/core';
import { useEffect } from 'react';
import { useLive } from '#platform';
import { useAnswer } from './use-answer.ts';
import { useCoalesced } from './use-coalesced.ts';

const EVERY_MS = 60_000;

interface WaitingCountProps {
  name: string;
  ask: (signal: AbortSignal) => Promise<number>;
  /** What changes the number; it is also read again every minute. */
  moves?: readonly LiveMessage<object>[];
  label: (values: { count: number }) => string;
}

/**
 * How much waits for the viewer on a page of the sidebar; nothing while that isn’t known or
 * nothing does.
 */
export function WaitingCount({ name, ask, moves = [], label }: WaitingCountProps) {
  const { answer, again } = useAnswer(name, ask);
  const soon = useCoalesced(again);
  // Times pass without a message.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') soon();
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [soon]);
  const listening = moves.map((move) => <Listening key={move.name} to={move} onMove={soon} />);
  if (!answer) return listening;
  return (
    <>
      {listening}
      <Badge size="sm" circle={answer < 10} aria-label={label({ count: answer })}>
        {answer}
      </Badge>
    </>
  );
}

function Listening({ to, onMove }: { to: LiveMessage<object>; onMove: () => void }) {
  useLive(to, onMove);
  return null;
}
