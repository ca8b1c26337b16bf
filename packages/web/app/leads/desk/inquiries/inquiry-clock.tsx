import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { instantText } from '#platform';
import { inquiryMessages } from '../messages/inquiries.ts';
import styles from './inquiry-clock.module.css';

const MINUTE = 60_000;
/** From here on the minutes are counted. */
const SOON = 180;

/** How long until an answer is due, or how late it is; counts down by itself. */
export function InquiryClock({ dueAt }: { dueAt: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE / 4);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(dueAt) - now) / MINUTE);
  if (minutes > SOON) {
    return (
      <time dateTime={dueAt} className={styles.running}>
        {instantText(dueAt)}
      </time>
    );
  }
  const isLate = minutes < 0;
  return (
    <time
      dateTime={dueAt}
      title={instantText(dueAt)}
      className={isLate ? styles.late : styles.running}
    >
      {isLate && <IconAlertTriangle size={14} aria-hidden />}
      {isLate
        ? inquiryMessages.overdue({ count: -minutes })
        : inquiryMessages.dueIn({ count: minutes })}
    </time>
  );
}
