import { defineMessages } from '@homestead/contract/platform';

/** Claim Contact, and what New Leads says of arrivals. */
export const claimMessages = defineMessages({
  title: 'Claim Contact',
  name: 'Name',
  promise: 'Reply by',
  phone: 'Phone',
  email: 'Email',
  about: 'About',
  message: 'Message',
  source: 'Source',
  role: 'Role',
  where: 'Offered to',
  received: 'Received',
  everyone: 'Everyone',
  claim: 'Claim',
  claimed: 'You claimed {name}',
  thisLead: 'this lead',
  tooLate: '{reason} It’s off your list.',
  none: 'Nothing to claim',
  noneHint: 'Leads that nobody has claimed show up here on their own.',

  // arrivals on New Leads
  isNew: 'New',
  arrived: '{count, plural, one {New: {names}} other {# new: {names}}}',
});
