import { defineMessages } from '@homestead/contract/platform';

/** Notifications about listing files. */
export const listingNewsMessages = defineMessages({
  agreementExpiring: 'A listing agreement expires soon',
  agreementExpiringHelp: 'Five days before an agreement with a seller of yours expires',
  agreementExpires: 'The listing agreement {code} for {home} expires on {day}',
  offerReceived: 'An offer arrived through a link',
  offerReceivedHelp: 'When another agent sends an offer on a listing of yours through a link',
  received: '{name} sent offer {code} on {home} for {buyers}',
  waiting: 'A listing is waiting for a broker',
  waitingHelp: 'When an agent starts a listing file, reopens it, or changes its home or seller',
  waits: '{name}’s listing file {code} for {home} is waiting for a broker',
  waitsWithoutAgent: 'Listing file {code} for {home} is waiting for a broker',
  seller: 'Sellers and the offers on their homes',
  sellerHelp: 'When a seller says what they would like to do with an offer, or asks about it',
  wishesToAccept: '{name} would like to accept offer {code} on {home}',
  wishesToCounter: '{name} would like to counter offer {code} on {home}',
  wishesToReject: '{name} would like to reject offer {code} on {home}',
  sellerAsks: '{name} asks about offer {code} on {home}',
  sellerAsksBroker:
    '{name} asks about offer {code} on {home}, where their agent has a buyer, too: “{question}”',
  somewhere: 'a home without an address',
});
