import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { instantText } from '#platform';
import { inquiryMessages } from '../messages/inquiries.ts';

const MINUTE = 60_000;
/** From here on the clock is marked. */
const SOON = 30;

/** How long until an answer is due, or how late it is; counts down by itself. */
export function InquiryClock({ dueAt }: { dueAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(dueAt) - now) / MINUTE);
  if (minutes > 180) return <time dateTime={dueAt}>{instantText(dueAt)}</time>;
  return (
    <Text
      span
      size="sm"
      fw={minutes < SOON ? 600 : 400}
      c={minutes < 0 ? 'bad' : minutes < SOON ? 'warn' : 'inherit'}
    >
      <time dateTime={dueAt} title={instantText(dueAt)}>
        {minutes < 0
          ? inquiryMessages.overdue({ count: -minutes })
          : inquiryMessages.dueIn({ count: minutes })}
      </time>
    </Text>
  );
}
