import { householdCalls, type householdEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const households = createClient<typeof householdEndpoints>(householdCalls, personApi);
