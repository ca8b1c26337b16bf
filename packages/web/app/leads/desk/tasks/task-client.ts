import { taskCalls, type taskEndpoints } from '@homestead/contract/leads';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const tasks = createClient<typeof taskEndpoints>(taskCalls, personApi);
