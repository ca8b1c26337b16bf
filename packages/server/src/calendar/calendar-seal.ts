import type { SealedColumn } from '#platform';

/** The secret addresses of subscribed calendars. */
export const calendarSeal: SealedColumn = {
  table: 'calendar_subscription',
  column: 'sealed_address',
  owner: 'id',
  purpose: 'calendar-address',
};
