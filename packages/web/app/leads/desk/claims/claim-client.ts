import { claimCalls, type claimEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const claims = createClient<typeof claimEndpoints>(claimCalls, personApi);
