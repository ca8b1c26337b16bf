import { defineMessages } from '@homestead/contract/platform';

/** What an offer’s page says about its summary and its client. */
export const forClientMessages = defineMessages({
  title: 'Summary and client',
  summaryHelp: 'The summary has every term, the costs, and the dates, ready to print.',
  print: 'Print or save PDF',
  fileName: 'Offer {code}.pdf',
  send: 'Send to client',
  theClient: 'the client',
  sendHelp:
    'Emails {name} a link to a page with this offer, where they can approve the terms or ask a question.',
  shareHelp: 'Emails {name} a link to a page with this offer, where they can ask a question.',
  sendQuestion:
    'This emails {name}{isKnown, select, yes { at {email}} other {}} a link to this offer and asks them to approve its terms. The link works for 30 days.',
  shareQuestion:
    'This emails {name}{isKnown, select, yes { at {email}} other {}} a link to this offer. The link works for 30 days.',
  sent: 'Offer {code} sent to the client',
  noClient: 'Choose a client before you send this offer.',
  noEmail: 'The client has no email address, so the offer can’t be sent.',
  stopped: 'Email to the client’s mailbox comes back, so the offer can’t be sent.',
  received: 'The seller has a page with all offers on their home. Send it from the listing file.',
  remind: 'Also remind the client',
  remindHint: 'By email a day and two hours before the offer expires, and when it has',
  remindersOn: 'The client will get reminders',
  remindersOff: 'The client won’t get reminders anymore',
  approvals: 'Approvals',
  approved: 'Approved by {name}, {isDraft, select, yes {draft} other {version}} {version}, {when}',
  approvedEarlier:
    'Approved by {name}, {isDraft, select, yes {draft} other {version}} {version}, {when}; terms have changed since',
  erased: 'the client',
  links: 'Links sent',
  linkSent: 'Sent by {name} {when}',
  linkSentUnseen: 'Sent {when}',
  opened: 'opened {when}',
  notOpened: 'not opened yet',
  expired: 'expired',
  ended: 'ended',
  end: 'End link',
  endOf: 'End the link sent {when}',
  linkEnded: 'The link doesn’t work anymore',
});
