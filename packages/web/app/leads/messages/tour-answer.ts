import { defineMessages } from '@homestead/contract/platform';
import * as spanish from './tour-answer.es.ts';

/** How an agent answers a tour request by the link in an email. */
export const tourAnswerMessages = defineMessages(spanish.tourAnswerMessages, {
  requested: 'Not answered yet. Times requested:',
  proposed: 'Times you proposed:',
  declined: 'Declined. Times requested:',
  canceled: 'Canceled by the client. Times requested:',
  tookPlace: 'Took place:',
  tourOf: '{name} · {kind}',
  videoLink: 'Link to the video chat (https)',
  force: 'Book it even if I’m off, busy or have another tour within half an hour',
  agreement: 'The client has signed a buyer agreement',
  toSign: 'Confirmed once the client has signed the agreement that we emailed them:',
  printableName: 'The client’s name on documents, in letters that print',
  confirm: 'Confirm this time',
  propose: 'Propose other times',
  decline: 'Decline',
  reason: 'Reason, as told to the client',
});
