import { DASHBOARD_DAYS_MAX } from '@homestead/contract/leads';
import { dateAfter } from '@homestead/contract/platform';
import { refuse } from '#platform';
import { dashboardMessages } from './messages/dashboard.ts';
import { endOfDay } from './tasks/task-times.ts';

/** The first and the last day of what is counted. */
export interface Days {
  from: string;
  to: string;
}

/** Instants: from the first one on, before the second. */
export interface Span {
  from: Date;
  until: Date;
}

const EARLIEST = '1900-01-01';

/**
 * The instants of some days. Refuses (bad-input) days in the wrong order, too many of them, and
 * those before 1900.
 */
export function requireSpan({ from, to }: Days): Span {
  if (from < EARLIEST) refuseDays('from', dashboardMessages.tooEarly());
  if (to < from) refuseDays('to', dashboardMessages.toBeforeFrom());
  if (to >= dateAfter(from, DASHBOARD_DAYS_MAX)) {
    refuseDays('to', dashboardMessages.tooLong({ count: DASHBOARD_DAYS_MAX }));
  }
  return {
    from: new Date(endOfDay(dateAfter(from, -1)).getTime() + 1),
    until: new Date(endOfDay(to).getTime() + 1),
  };
}

const labels = { from: dashboardMessages.from, to: dashboardMessages.to };

function refuseDays(field: keyof Days, message: string): never {
  return refuse('bad-input', { fields: [{ field, label: labels[field](), message }], message });
}
