import { counterCalls, type counterEndpoints } from '@homestead/contract/transactions';
import { personApi } from '#accounts';
import { createClient } from '#platform';

export const counters = createClient<typeof counterEndpoints>(counterCalls, personApi);

export type OfferVersions = Awaited<ReturnType<typeof counters.listOfferVersions>>;
