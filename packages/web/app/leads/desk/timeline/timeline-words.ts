import type { TimelineGroup, WireTimelineItem } from '@homestead/contract/leads';
import { daysBetween, localDate } from '@homestead/contract/platform';
import { dateText, dayText, instantDateText, instantText } from '#platform';
import { timelineMessages } from '../messages/timeline.ts';

/** Groups by name, in the order of the filters. */
export const groupLabels: Record<TimelineGroup, () => string> = {
  notes: timelineMessages.notes,
  calls: timelineMessages.calls,
  tasks: timelineMessages.tasks,
  emails: timelineMessages.emails,
  texts: timelineMessages.texts,
  inquiries: timelineMessages.inquiries,
  tours: timelineMessages.tours,
  web: timelineMessages.web,
  changes: timelineMessages.changes,
  routing: timelineMessages.routing,
  consents: timelineMessages.consents,
};

/** What an item says in one line. */
export function titleOf({ kind, title, at, folded }: WireTimelineItem): string {
  if (!folded) return title;
  const count = folded.length;
  if (kind === 'value-update-sent') {
    const since = instantDateText(folded.at(-1)?.at ?? at);
    return timelineMessages.valueUpdates({ count, since });
  }
  if (kind === 'searched') return timelineMessages.searches({ count });
  const homes = new Set(folded.map(({ home }) => home?.mlsNumber)).size;
  return timelineMessages.viewsOfHomes({ count, homes });
}

/** What an item says beside that; of several in one, what the newest says, unless it is a home. */
export function detailOf({ kind, title, body, home, folded }: WireTimelineItem): string {
  if (!folded) return body || home?.address || '';
  return home ? '' : lineOf({ kind, title, body });
}

/** What one of several in an item says; searches say the same before their words. */
export const lineOf = ({ kind, title, body }: Pick<WireTimelineItem, 'kind' | 'title' | 'body'>) =>
  kind === 'searched' ? body : [title, body].filter(Boolean).join(' · ');

/** The heading of a day, in the brokerage's time. */
export function dayTitle(date: string, at: string, now: Date): string {
  const days = daysBetween(date, localDate(now));
  if (days === 0) return timelineMessages.today();
  if (days === 1) return timelineMessages.yesterday();
  return days > 0 && days < 180 ? dayText(at) : dateText(date);
}

type Fact = WireTimelineItem['facts'][number];

/** A change in words; what was or is unknown is left out. */
export function factText({ label, before, after }: Fact): string {
  if (before && after) return timelineMessages.changed({ label, before, after });
  return after
    ? timelineMessages.set({ label, after })
    : timelineMessages.cleared({ label, before });
}

const statuses: Record<NonNullable<WireTimelineItem['message']>['status'], () => string> = {
  queued: timelineMessages.queued,
  sent: timelineMessages.sent,
  delivered: timelineMessages.delivered,
  failed: timelineMessages.failed,
  received: timelineMessages.received,
};

/** Where a message is. */
export function statusText({
  status,
  scheduledAt,
}: NonNullable<WireTimelineItem['message']>): string {
  return scheduledAt
    ? timelineMessages.scheduledFor({ at: instantText(scheduledAt) })
    : statuses[status]();
}
