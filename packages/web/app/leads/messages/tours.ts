import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './tours.es.ts';

/** What the pages about a tour have in common. */
export const tourMessages = defineMessages(spanish.tourMessages, {
  inPerson: 'In person',
  videoChat: 'Video chat',
  inPersonOn: '{day}, in person. All times are {area} time.',
  videoChatOn: '{day}, by video chat. All times are {area} time.',
  linkNeeded: 'Open the link in our email to see the tour.',
  confirmedFor: 'Confirmed for:',
  homeNumber: 'MLS #{number}',
  firstTime: 'First time',
  secondTime: 'Second time (optional)',
  thirdTime: 'Third time (optional)',
});
