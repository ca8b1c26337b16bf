import { offerCalls, type offerEndpoints } from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const offers = createClient<typeof offerEndpoints>(offerCalls, personApi);
