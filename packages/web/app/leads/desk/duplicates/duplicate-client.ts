import { duplicateCalls, type duplicateEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const duplicates = createClient<typeof duplicateEndpoints>(duplicateCalls, personApi);
