import { defineMessages } from '@homestead/contract/platform';

/** What an offer’s page says about its summary and its client. */
export const forClientMessages = defineMessages({
  title: 'Summary and client',
  summaryHelp: 'The summary has every term, the costs, and the dates, ready to print.',
  print: 'Print or save PDF',
  fileName: 'Offer {code}.pdf',
  send: 'Send to client',
  sendHelp:
    'Emails {name} a link to a page with this offer, where they can approve the terms or ask a question.',
  sendHelpUnseen:
    'Emails the client a link to a page with this offer, where they can approve the terms or ask a question.',
  sent: 'Offer {code} sent to the client',
  noClient: 'Choose a client before you send this offer.',
  noEmail: 'The client has no email address, so the offer can’t be sent.',
  stopped: 'Email to the client’s mailbox comes back, so the offer can’t be sent.',
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
  revoked: 'ended',
  revoke: 'End link',
  revokeOf: 'End the link sent {when}',
  ended: 'The link doesn’t work anymore',
});
