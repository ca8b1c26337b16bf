import { defineMessages } from '@homestead/contract/platform';

/** A staff member's own calendar. */
export const calendarMessages = defineMessages({
  title: 'My Calendar',
  hours: 'Working hours',
  hoursHint:
    'Local time. Leave a day on which you don’t work empty. Without any hours, tours can be at any time.',
  videoLinkHint: 'For every video tour, unless you enter another link when you confirm it',
  hoursSaved: 'Working hours saved',

  daysOff: 'Days off',
  noDaysOff: 'No upcoming days off',
  addDaysOff: 'Add days off',
  daysOffAdded: 'Days off added',
  daysOffRemoved: 'Days off removed',
  days: '{first} to {last}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',

  calendars: 'Calendars that make you busy',
  calendarsHint:
    'Subscribe to your Google, Outlook or iCloud calendar with its secret iCal address. We read it every 15 minutes and store only when you’re busy, not why.',
  noCalendars: 'No calendars yet',
  addCalendar: 'Add a calendar',
  addressHint: 'In your calendar’s settings, often called “Secret address in iCal format”',
  calendarAdded: '{name} added. We’ll read it within a minute.',
  calendarRemoved: '{name} removed',
  calendar: '{name} ({host})',
  busyTimes:
    '{count, plural, one {# upcoming busy time} other {# upcoming busy times}}, read {ago}',
  notReadYet: 'Not read yet',
  lastRead: '{problem} Last read {ago}.',
  neverRead: '{problem} It was never read.',

  feed: 'Your tours in your calendar',
  feedHint:
    'Add your secret address to a calendar program to see your confirmed tours there, without clients’ names. Don’t pass it on.',
  makeFeed: 'Make a secret address',
  renewFeed: 'Make a new address',
  endFeed: 'End the address',
  feedMade:
    'You made an address on {day}. If you’ve lost it, make a new one; the old one stops working.',
  feedAddress: 'Secret address',
  feedOnce: 'Copy it now: it isn’t shown again.',
  copy: 'Copy',
  copied: 'Address copied',
  feedEnded: 'The address doesn’t work anymore',
});
