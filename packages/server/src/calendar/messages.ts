import { defineMessages } from '@homestead/contract/platform';

/** Why a subscribed calendar couldn’t be read. */
export const feedMessages = defineMessages({
  answered: 'The calendar’s server answered {status}.',
  tooLarge: 'The calendar is larger than {mb} MB.',
  tooSlow: 'The calendar’s server didn’t answer within {seconds} seconds.',
  unreachable: 'The calendar’s server can’t be reached.',
  notACalendar: 'The address isn’t a calendar in the iCal format.',
  tooComplex: 'The calendar has more repeating events than we can read.',
  notAllowed: 'The address must begin with https:// and belong to a server on the internet.',
  unopened: 'The address can’t be read anymore. Remove the calendar and add it again.',
});

/** Labels and messages of refused fields; a message begins with its field's label. */
export const fieldMessages = defineMessages({
  address: 'Secret address (iCal)',
  addressRefused:
    'Secret address (iCal) must begin with https:// and belong to a server on the internet',
  hoursRefused: '{day} must go from one time to a later one, like 9:00-17:00, or be empty',
  videoLink: 'Link for video tours',
  videoLinkRefused: 'Link for video tours must begin with https://',
  lastOn: 'Last day',
  lastOnEarlier: 'Last day can’t be before the first day',
  lastOnPassed: 'Last day must not have passed',
});

/** The feed of the own tours. */
export const ownFeedMessages = defineMessages({
  name: '{firm}: my tours',
});
