import { readBusinessHours } from '@homestead/contract/platform';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useMemo, useState } from 'react';
import { instantText, useSite } from '#platform';
import { inquiryClockText } from './clock-text.ts';
import styles from './inquiry-clock.module.css';

const REFRESH_MS = 15_000;

/** How long until an answer is due, or how late it is; counts down by itself. */
export function InquiryClock({ dueAt }: { dueAt: string }) {
  const { openHours } = useSite();
  const hours = useMemo(() => readBusinessHours(openHours), [openHours]);
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  const { text, isLate } = inquiryClockText(dueAt, new Date(now), hours);
  return (
    <time
      dateTime={dueAt}
      title={instantText(dueAt)}
      data-clock
      className={isLate ? styles.late : styles.running}
    >
      {isLate && <IconAlertTriangle size={14} aria-hidden />}
      {text}
    </time>
  );
}
