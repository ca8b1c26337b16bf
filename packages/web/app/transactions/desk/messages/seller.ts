import { defineMessages } from '@homestead/contract/platform';

/** The seller’s page, as staff see it. */
export const sellerDeskMessages = defineMessages({
  title: 'For the seller',
  help: 'Emails the seller a private link to compare the offers. They can ask questions and say what they’d like to do; you answer the buyers.',
  noSeller: 'Add the seller first, then you can send the offers.',
  noEmail: 'The seller has no email address, so the offers can’t be sent.',
  stopped: 'Email to the seller’s mailbox comes back, so the offers can’t be sent.',
  send: 'Send to seller',
  theSeller: 'the seller',
  question:
    'This emails {name}{isKnown, select, yes { at {email}} other {}} a link to compare the offers on their home. The link works for 30 days.',
  sent: 'Offers on {code} sent to the seller',
  linkEnded: 'The link doesn’t work anymore',
  remind: 'Also remind the seller',
  remindHint: 'By email a day and two hours before an offer on their home expires, and when it has',
  remindersOn: 'The seller will get reminders',
  remindersOff: 'The seller won’t get reminders anymore',
  wishes: 'What the seller would like',
  wouldAccept: 'accept ({when})',
  wouldCounter: 'counter ({when})',
  wouldReject: 'reject ({when})',
  changedSince: 'The offer has changed since.',
});
