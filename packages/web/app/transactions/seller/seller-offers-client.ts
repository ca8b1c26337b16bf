import { sellerPageCalls, type sellerPageEndpoints } from '@homestead/contract/transactions';
import { createClient } from '#platform';

export const sellerOffers = createClient<typeof sellerPageEndpoints>(sellerPageCalls);
