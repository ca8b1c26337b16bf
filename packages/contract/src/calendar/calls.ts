import type { CallLine } from '#platform';

/** The calls of a staff member's own calendar. */
export const calendarCalls = {
  getMyCalendar: 'GET my-calendar',
  updateMyCalendar: 'PUT my-calendar',
  addDayOff: 'POST my-calendar/days-off',
  removeDayOff: 'DELETE my-calendar/days-off/{id}',
  addSubscription: 'POST my-calendar/subscriptions',
  removeSubscription: 'DELETE my-calendar/subscriptions/{id}',
  renewCalendarFeed: 'POST my-calendar/feed',
  endCalendarFeed: 'DELETE my-calendar/feed',
} as const satisfies Record<string, CallLine>;
