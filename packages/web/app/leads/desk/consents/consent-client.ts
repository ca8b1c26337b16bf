import { consentCalls, type consentEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const consents = createClient<typeof consentEndpoints>(consentCalls, personApi);
