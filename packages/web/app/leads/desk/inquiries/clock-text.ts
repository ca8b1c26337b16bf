import { type BusinessHours, localDate, openingBefore } from '@homestead/contract/platform';
import { clockText, dayText, instantText } from '#platform';
import { inquiryMessages } from '../messages/inquiries.ts';

const MINUTE = 60_000;
/** Up to here the minutes are counted. */
const SOON = 180;

/**
 * Until when an inquiry must be answered, or how late that is. Before the office opens for that
 * time, its minutes stand still: then it says the time, and why.
 */
export function inquiryClockText(
  dueAt: string,
  now: Date,
  hours: BusinessHours,
): { text: string; isLate: boolean } {
  const due = new Date(dueAt);
  const minutes = Math.floor((due.getTime() - now.getTime()) / MINUTE);
  if (minutes < -SOON) {
    return { text: inquiryMessages.wasDue({ at: nearText(dueAt, now) }), isLate: true };
  }
  if (minutes < 0) return { text: inquiryMessages.overdue({ count: -minutes }), isLate: true };
  const opens = openingBefore(due, hours);
  if (opens && now < opens) {
    const after = Math.round((due.getTime() - opens.getTime()) / MINUTE);
    return {
      text: inquiryMessages.dueAfterOpening({ at: nearText(dueAt, now), minutes: after }),
      isLate: false,
    };
  }
  const text = minutes > SOON ? instantText(dueAt) : inquiryMessages.dueIn({ count: minutes });
  return { text, isLate: false };
}

/** "9 AM", and on another day "Sat, Nov 28, 9 AM". */
function nearText(instant: string, now: Date): string {
  const isToday = localDate(new Date(instant)) === localDate(now);
  return isToday ? clockText(instant) : `${dayText(instant)}, ${clockText(instant)}`;
}
