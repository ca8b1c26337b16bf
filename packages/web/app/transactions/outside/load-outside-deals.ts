import { dealCalls, type dealEndpoints } from '@homestead/contract/transactions';
import type { LoaderFunctionArgs } from 'react-router';
import { requirePerson } from '#accounts';
import { apiContext, createClient } from '#platform';

const deals = createClient<typeof dealEndpoints>(dealCalls);

/** The deals that the person takes part in, for people outside the brokerage. */
export async function loadOutsideDeals(args: LoaderFunctionArgs) {
  await requirePerson(args);
  const { context, request } = args;
  const { data } = await deals.listOutsideDeals(
    {},
    { api: context.get(apiContext), signal: request.signal },
  );
  return { deals: data };
}
