import { unmatchedCalls, type unmatchedEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const unmatched = createClient<typeof unmatchedEndpoints>(unmatchedCalls, personApi);
