import { newsletterCalls, type newsletterEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const newsletters = createClient<typeof newsletterEndpoints>(newsletterCalls, personApi);
