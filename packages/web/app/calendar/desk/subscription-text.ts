import type { WireMyCalendar } from '@homestead/contract/calendar';
import { agoText } from '#platform';
import { calendarMessages } from '../messages.ts';

/** How old a subscribed calendar is, or why it couldn't be read. */
export function subscriptionText(
  { fetchedAt, problem, busyTimes }: WireMyCalendar['subscriptions'][number],
  now: Date,
): string {
  const ago = fetchedAt && agoText(fetchedAt, now);
  if (problem && ago) return calendarMessages.lastRead({ problem, ago });
  if (problem) return calendarMessages.neverRead({ problem });
  return ago
    ? calendarMessages.busyTimes({ count: busyTimes, ago })
    : calendarMessages.notReadYet();
}
