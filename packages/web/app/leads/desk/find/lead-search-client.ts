import { leadSearchCalls, type leadSearchEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const leadSearch = createClient<typeof leadSearchEndpoints>(leadSearchCalls, personApi);
