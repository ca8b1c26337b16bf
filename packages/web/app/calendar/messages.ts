import { defineMessages } from '@homestead/contract/platform';

/** A staff member's own calendar. */
export const calendarMessages = defineMessages({
  title: 'My Calendar',
  hours: 'Working hours',
  hoursHint:
    'Local time. Leave the days you don’t work empty. With no hours at all, tours can be booked at any time.',
  videoLinkHint: 'Used for every video tour, unless you enter another link when you confirm it',
  hoursSaved: 'Working hours saved',

  daysOff: 'Days off',
  noDaysOff: 'No upcoming days off',
  addDaysOff: 'Add days off',
  daysOffAdded: 'Days off added',
  daysOffRemoved: 'Days off removed',
  days: '{first} to {last}',
  remove: 'Remove',
  removeNamed: 'Remove {name}',

  calendars: 'Calendars that block your time',
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
  neverRead: '{problem} Never read.',

  feed: 'Your tours in your calendar',
  feedHint:
    'Add your secret address to a calendar program to see your confirmed tours there, without clients’ names. Don’t share it.',
  makeFeed: 'Create a secret address',
  renewFeed: 'Create a new address',
  endFeed: 'Turn off the address',
  feedMade:
    'You created an address on {day}. If you’ve lost it, create a new one. The old one then stops working.',
  feedAddress: 'Secret address',
  feedOnce: 'Copy it now. It won’t be shown again.',
  copy: 'Copy',
  copied: 'Address copied',
  feedEnded: 'The address no longer works',
});
