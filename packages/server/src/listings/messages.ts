import { defineMessages } from '@homestead/contract/platform';

/** The email to the broker about a visitor's report that something on a page is wrong. */
export const reportEmailMessages = defineMessages({
  subject: 'Something looks wrong: MLS #{number}',
  text: 'A visitor to MLS #{number} says this is wrong: {about}.',
  textWithPlace: 'A visitor to {place} (MLS #{number}) says this is wrong: {about}.',
  theyWrote: 'They wrote: “{message}”',
  from: 'From: {who}.',
  anonymous: 'They didn’t leave a name or an address.',
  seePage: 'See the page',
  closing: 'The page shows what the MLS says. The listing brokerage can correct it there.',
});
