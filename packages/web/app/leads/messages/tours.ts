import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './tours.es.ts';

/** What the pages about a tour have in common. */
export const tourMessages = defineMessages(spanish.tourMessages, {
  inPerson: 'In person',
  videoChat: 'Video chat',
  inPersonOn: '{day}, in person. All times are {area} time.',
  videoChatOn: '{day}, by video chat. All times are {area} time.',
  linkNeeded: 'Open the link in our email to see the tour.',
  linkHint:
    'Every email about your tour has the link. If you can’t find one, look in your spam folder, sign in, or ask us.',
  linkHintStaff:
    'The email about the request has the link. You can also sign in and answer it in the office.',
  seeTours: 'See your tours',
  contactUs: 'Contact us',
  openRequests: 'Open tour requests',
  confirmedFor: 'Confirmed for:',
  homeNumber: 'MLS #{number}',
  firstTime: 'First choice',
  secondTime: 'Second choice (optional)',
  thirdTime: 'Third choice (optional)',
});
