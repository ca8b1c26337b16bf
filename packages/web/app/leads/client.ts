import { leadCalls, type leadEndpoints } from '@homestead/contract/leads';
import { createClient } from '#platform';

export const leads = createClient<typeof leadEndpoints>(leadCalls);
