import { defineMessages } from '@homestead/contract/platform';

/** Messages that matched no lead: their history, and the email that tells the office of one. */
export const unmatchedMessages = defineMessages({
  // history
  place: 'Where it is',
  onLead: 'On a lead’s timeline',
  removed: 'Removed',
  waiting: 'On the list',
  fairHousingReason: 'Reason to send it anyway',

  // to the team
  emailSubject: '{name} wrote, and no lead has that address',
  textSubject: 'A text from an unknown number',
  emailArrived: '{name} wrote, and no lead has that email address. Reply by {due}.',
  textArrived: 'Someone texted from a number that no lead has. Reply by {due}.',
  open: 'Open unmatched messages',
  hint: 'Make a lead of it, attach it to one, or remove it.',
  anyone: 'Someone',
});
