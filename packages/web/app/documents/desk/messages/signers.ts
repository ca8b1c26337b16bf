import { defineMessages } from '@homestead/contract/platform';

/** Those who sign an envelope, and what staff do for each of them. */
export const signerMessages = defineMessages({
  title: 'Signers',
  of: 'Signers: {title}',
  none: 'Nobody is in this envelope yet.',

  // Roles
  seller: '{number, select, 1 {Seller} 2 {Second seller} other {Third seller}}',
  buyer: '{number, select, 1 {Buyer} 2 {Second buyer} other {Third buyer}}',
  agent: '{number, select, 1 {Agent} 2 {Second agent} other {Third agent}}',
  witness: '{number, select, 1 {Witness} 2 {Second witness} other {Third witness}}',
  approver: 'Approves without signing',
  copy: 'Gets a copy',
  turn: 'Turn {turn, number}',
  inPerson: 'Signs in person',
  inSpanish: 'Emails in Spanish',

  // Where each of them is
  waiting: 'Not sent yet',
  sent: 'Link sent',
  opened: 'Opened',
  signed: 'Signed',
  declined: 'Declined',
  theirTurn: 'It’s their turn',
  locked: 'Locked after five wrong codes',
  sentAt: 'Sent {at}',
  openedAt: 'opened {at}',
  consentedAt: 'agreed to sign electronically {at}',
  signedAt: 'signed {at}',
  because: 'Reason: {reason}',
  wantsToForward: '{name} asked on {at} that {to} ({email}) sign instead.',

  // What is done for one of them
  resend: 'Send a new link',
  resendQuestion: 'Earlier links stop working. You won’t see the link: only the email has it.',
  resent: 'A new link for {name} goes out in ten seconds',
  revoke: 'Revoke the link',
  revokeTitle: 'Revoke {name}’s link',
  revokeHint:
    'Their link stops working right away, and they are signed out of this envelope. Undoing it sends a new link: the old one never works again.',
  linkRevoked: '{name}’s link no longer works',
  unlock: 'Unlock',
  unlockQuestion:
    'They get a new link and can try codes again. Call them first to be sure it’s them. You can’t undo this.',
  unlocked: '{name} can try again with a new link',
  forward: 'Answer the request to forward',
  forwardTitle: 'Let someone else sign for {name}?',
  approve: 'Approve',
  refuse: 'Refuse',
  approveHint:
    'The new person gets a link, proves who they are, and agrees to sign electronically. {name}’s link stops working.',
  forwarded: 'Forwarded to {name}',
  notForwarded: '{name} stays in the envelope',
  givePamphlet: 'Lead pamphlet given',
  pamphletTitle: '{name} got the pamphlet about lead',
  pamphletHint:
    'The EPA’s “Protect Your Family From Lead in Your Home”, which buyers get before the contract binds them. It goes into the log and the certificate.',
  onPaper: 'On paper',
  byEmail: 'By email',
  logPamphlet: 'Add to the log',
  pamphletLogged: 'Logged for {name}',
  pamphletAt: 'pamphlet about lead {at}',
  startInPerson: 'Sign on this device',
  inPersonTitle: '{name} signs on this device',
  inPersonHint:
    'The signing page opens here for this person, for an hour and as long as you stay signed in. How you know them, and your name, are in the certificate. {isEmailed, select, yes {Their link stops working, and they get an email that they signed on your device.} other {}}',
  known: 'I know this person',
  photoId: 'I checked a photo ID',
  openSigning: 'Open the signing page',
});
