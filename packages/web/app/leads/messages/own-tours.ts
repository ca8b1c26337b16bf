import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './own-tours.es.ts';

/** A client’s own tours, in the portal and by the link in an email. */
export const ownTourMessages = defineMessages(spanish.ownTourMessages, {
  notConfirmed: 'We haven’t confirmed a time yet. You asked for:',
  toSign: 'Sign what we emailed you to confirm:',
  chooseTime: 'Choose one of these times:',
  declined: 'We can’t show you this home:',
  canceled: 'This tour is canceled.',
  joinVideoChat: 'Join the video chat',
  askForTimes: 'Ask for other times',
  cancelTour: 'Cancel the tour',
  cancelForGood: 'Yes, cancel it',
  upcoming: 'Upcoming',
  requested: 'Requested',
  past: 'Past and canceled',
  none: 'You haven’t asked for a tour yet',
  noneHint: 'On a home’s page, choose a day and up to three times.',
  findHomes: 'Find homes',
  tookPlace: 'Toured on:',
  changed: 'Your tour was changed. We’ve told your agent, and you’ll get an email.',
});
