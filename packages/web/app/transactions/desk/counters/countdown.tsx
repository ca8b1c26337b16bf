import { useEffect, useRef, useState } from 'react';
import { instantText } from '#platform';
import { msToNextText, timeLeft } from '../../compare/time-left.ts';
import { counterMessages } from '../messages/counters.ts';

/** How long an offer is still open; counts down, and calls `onOver` when its time is over. */
export function Countdown({ until, onOver }: { until: string; onOver: () => void }) {
  const [now, setNow] = useState(Date.now);
  const left = Date.parse(until) - now;
  const isOver = left <= 0;
  const over = useRef(onOver);
  over.current = onOver;
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setNow(Date.now()), msToNextText(left));
    return () => clearTimeout(timer);
  }, [left]);
  useEffect(() => {
    if (!isOver) return;
    over.current();
    // The server marks it as expired within a minute.
    const timer = setTimeout(() => over.current(), 60_000);
    return () => clearTimeout(timer);
  }, [isOver]);
  const text = isOver ? counterMessages.over() : timeLeft(left);
  return (
    <time dateTime={until} title={instantText(until)} role={isOver ? 'status' : undefined}>
      {isOver ? text : counterMessages.left({ text })}
    </time>
  );
}
