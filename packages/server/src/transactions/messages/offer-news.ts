import { defineMessages } from '@homestead/contract/platform';

/** Notifications about offers. */
export const offerNewsMessages = defineMessages({
  expiring: 'An offer expires soon',
  expiringHelp: 'A day and two hours before an offer of yours expires',
  expires: 'Offer {code} on {home} expires {at}',
  expired: 'Offer {code} on {home} has expired',
  moved: 'Offer status changes',
  movedHelp: 'When an offer of yours is submitted, answered or expires',
  movedTo: '{name} marked offer {code} on {home} as {state}',
  otherAccepted:
    'Another offer on {home} was accepted. Your offer {code} can still be a back-up offer.',
  somewhere: 'a home without an address',
});
