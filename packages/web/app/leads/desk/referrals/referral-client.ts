import { leadReferralCalls, type leadReferralEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const referrals = createClient<typeof leadReferralEndpoints>(leadReferralCalls, personApi);
