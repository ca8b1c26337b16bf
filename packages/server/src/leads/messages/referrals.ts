import type { ReferralStatus } from '@homestead/contract/leads';
import { defineMessages } from '@homestead/contract/platform';

/** Leads that were referred to other brokerages. */
export const referralMessages = defineMessages({
  sent: 'sent',
  accepted: 'accepted',
  closed: 'closed',
  declined: 'declined',
  statusIs: 'Status: {status}',
  feeIs: 'Referral fee: {percent} percent',
});

export const statusWords: Readonly<Record<ReferralStatus, () => string>> = {
  sent: referralMessages.sent,
  accepted: referralMessages.accepted,
  closed: referralMessages.closed,
  declined: referralMessages.declined,
};
