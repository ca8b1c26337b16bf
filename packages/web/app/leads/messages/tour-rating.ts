import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './tour-rating.es.ts';

/** How a tour was, by the link in the email after it. */
export const ratingMessages = defineMessages(spanish.ratingMessages, {
  stars: 'How was the tour?',
  starCount: '{count, plural, one {# star} other {# stars}}',
  liked: 'Did you like the home?',
  yes: 'Yes',
  no: 'No',
  unsure: 'Not sure',
  comment: 'Comment (optional)',
  send: 'Send',
  starsNeeded: 'Choose one to five stars',
  likedNeeded: 'Say whether you liked the home',
  commentTooLong: 'Comment can have at most 1,000 characters',
  tooLate: 'You rated this tour more than two weeks ago, so it can’t be changed anymore.',
});
