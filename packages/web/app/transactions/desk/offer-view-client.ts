import { offerViewCalls, type offerViewEndpoints } from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const offerBoards = createClient<typeof offerViewEndpoints>(offerViewCalls, personApi);
