import { savedCalls, type savedEndpoints } from '@homestead/contract/saved';
import { createClient } from '#platform';

export const saved = createClient<typeof savedEndpoints>(savedCalls);
