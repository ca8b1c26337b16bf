import {
  dealCalls,
  type dealEndpoints,
  sentOfferCalls,
  type sentOfferEndpoints,
} from '@homestead/contract/transactions';
import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { apiContext, createClient } from '#platform';

const deals = createClient<typeof dealEndpoints>(dealCalls);
const sentOffers = createClient<typeof sentOfferEndpoints>(sentOfferCalls);

/** The deals that the person takes part in, and the offers that they were sent. */
export async function loadOutsideDeals(args: LoaderFunctionArgs) {
  const { side } = await requirePerson(args);
  const { context, request } = args;
  const ask = { api: context.get(apiContext), signal: request.signal };
  const [{ data: outside }, { data: sent }] = await Promise.all([
    deals.listOutsideDeals({}, ask),
    sentOffers.listSentOffers({}, ask),
  ]);
  return { deals: outside, sent, isPartner: side === 'external' };
}
