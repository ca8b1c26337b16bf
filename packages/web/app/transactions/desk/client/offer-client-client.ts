import { offerClientCalls, type offerClientEndpoints } from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

/** The calls of what an offer’s client was sent and approved. */
export const offerClients = createClient<typeof offerClientEndpoints>(offerClientCalls, personApi);
