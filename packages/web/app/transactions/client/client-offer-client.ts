import { clientOfferCalls, type clientOfferEndpoints } from '@homestead/contract/transactions';
import { createClient } from '#platform';

export const clientOffers = createClient<typeof clientOfferEndpoints>(clientOfferCalls);
