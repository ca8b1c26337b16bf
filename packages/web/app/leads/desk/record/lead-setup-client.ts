import { leadSetupCalls, type leadSetupEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const setups = createClient<typeof leadSetupEndpoints>(leadSetupCalls, personApi);
