import { dealCalls, type dealEndpoints } from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const deals = createClient<typeof dealEndpoints>(dealCalls, personApi);
