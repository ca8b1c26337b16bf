import { defineMessages } from '@homestead/contract/platform';

/** Notifications about listing files. */
export const listingNewsMessages = defineMessages({
  agreementExpiring: 'A listing agreement expires soon',
  agreementExpiringHelp: 'Five days before an agreement with a seller of yours expires',
  agreementExpires: 'The listing agreement {code} for {home} expires on {day}',
  offerReceived: 'An offer arrived through a link',
  offerReceivedHelp: 'When another agent sends an offer on a listing of yours through a link',
  received: '{name} sent offer {code} on {home} for {buyers}',
  somewhere: 'a home without an address',
});
