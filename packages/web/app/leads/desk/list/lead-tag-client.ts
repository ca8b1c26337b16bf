import { leadListCalls, type leadTagEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const leadTags = createClient<typeof leadTagEndpoints>(leadListCalls, personApi);
