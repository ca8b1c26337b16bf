import type { Refusal } from '#platform';

export const calendarRefusals = {
  'day-off-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find these days off.',
  },
  'subscription-not-found': {
    audience: 'staff',
    status: 404,
    sentence: 'We can’t find this calendar.',
  },
  'calendar-full': {
    audience: 'staff',
    status: 409,
    sentence: 'There are too many entries. Remove one that you don’t need.',
  },
} as const satisfies Record<string, Refusal>;
